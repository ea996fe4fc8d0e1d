import { CommentIcon } from "@sanity/icons/Comment";
import { defineType } from "@sanity/types";
import { about } from "../fields/field.ts";
import { requiredStrings, requiredText } from "../fields/text.ts";

export const testimonial = defineType({
  ...about`testimonial | What a client says, signed by role and city. Sample content until real ones are supplied.`,
  type: "document",
  icon: CommentIcon,
  fields: [
    requiredText`quote | Quote | What the client says, up to 300 characters; sample content until a real one is supplied. | 300`,
    ...requiredStrings(40)`
      role | Role | What the client does, such as “Software consultant”; no names of people. | 60
      city | City | The city the client came from.
      country | Country | The country of that city.
    `,
  ],
  preview: {
    select: { title: "quote", role: "role", city: "city" },
    prepare: ({ title, role, city }) => ({
      title,
      subtitle: [role, city].filter(Boolean).join(", "),
    }),
  },
});
