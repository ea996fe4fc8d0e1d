import { defineType } from "@sanity/types";
import { linkableTypes, requiredReference } from "../fields/list.ts";
import { requiredString } from "../fields/text.ts";
import { previewPath } from "../preview/subtitle.ts";

export const contactSubject = defineType({
  name: "contactSubject",
  title: "Subject of a request",
  description: "What the contact form begins with for a visitor who comes from a certain page.",
  type: "object",
  fields: [
    requiredReference({
      name: "page",
      title: "Page",
      description: "The page whose buttons open the form with this subject.",
      to: linkableTypes,
    }),
    requiredString({
      name: "subject",
      title: "Subject",
      description: "The first line of the message, such as “A school for our children”.",
      max: 60,
    }),
    requiredString({
      name: "hint",
      title: "Hint",
      description: "Shown above the form: what to write so that the first answer is a good one.",
      max: 160,
    }),
  ],
  preview: {
    select: { subject: "subject", type: "page._type", slug: "page.slug.current" },
    prepare: ({ subject, type, slug }) => ({ title: subject, subtitle: previewPath(type, slug) }),
  },
});
