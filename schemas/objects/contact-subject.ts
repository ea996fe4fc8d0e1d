import { CommentIcon } from "@sanity/icons/Comment";
import { defineType } from "@sanity/types";
import { linkableTypes, requiredReference } from "../fields/list.ts";
import { requiredStrings } from "../fields/text.ts";
import { previewPath } from "../preview/subtitle.ts";

export const contactSubject = defineType({
  name: "contactSubject",
  type: "object",
  title: "Subject of a request",
  description: "What the contact form begins with for a visitor who comes from a certain page.",
  icon: CommentIcon,
  fields: [
    requiredReference("page", "The page whose buttons open the form with this subject.", {
      to: linkableTypes,
    }),
    ...requiredStrings(60)`
      subject | Subject | The first line of the message, such as “A school for our children”.
      hint | Hint | Shown above the form: what to write so that the first answer is a good one. | 160
    `,
  ],
  preview: {
    select: { subject: "subject", type: "page._type", slug: "page.slug.current" },
    prepare: ({ subject, type, slug }) => ({ title: subject, subtitle: previewPath(type, slug) }),
  },
});
