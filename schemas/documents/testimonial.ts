import { CommentIcon } from "@sanity/icons/Comment";
import { defineType } from "@sanity/types";
import { inEnglishOnly } from "../fields/in-english-only.ts";
import { requiredString, requiredText } from "../fields/text.ts";

export const testimonial = defineType({
  name: "testimonial",
  title: "Testimonial",
  description:
    "What a client says, signed by role and city. Sample content until real ones are supplied.",
  type: "document",
  icon: CommentIcon,
  fields: [
    requiredText({
      name: "quote",
      title: "Quote",
      description:
        "What the client says, up to 300 characters; sample content until a real one is supplied.",
      max: 300,
    }),
    requiredString({
      name: "role",
      title: "Role",
      description: "What the client does, such as “Software consultant”; no names of people.",
      max: 60,
    }),
    requiredString({
      name: "city",
      title: "City",
      description: "The city the client came from.",
      max: 40,
    }),
    requiredString({
      name: "country",
      title: "Country",
      description: "The country of that city.",
      max: 40,
    }),
    inEnglishOnly(),
  ],
  preview: {
    select: { title: "quote", role: "role", city: "city" },
    prepare: ({ title, role, city }) => ({
      title,
      subtitle: [role, city].filter(Boolean).join(", "),
    }),
  },
});
