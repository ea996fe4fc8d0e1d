import { defineType } from "@sanity/types";
import { requiredImage } from "../fields/image.ts";
import { requiredLine, requiredString } from "../fields/text.ts";

export const callToAction = defineType({
  name: "callToAction",
  title: "Call to action",
  description: "The closing part of a page; its button always leads to the contact page.",
  type: "object",
  fields: [
    requiredString({
      name: "heading",
      title: "Heading",
      description: "The invitation, in a few words.",
      max: 80,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences on what happens after the click.",
    }),
    requiredString({
      name: "actionLabel",
      title: "Button",
      description: "The words on the button, which opens the contact page.",
      max: 40,
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "Shown beside or behind the text.",
      slot: "callToAction",
    }),
  ],
  preview: { select: { title: "heading", subtitle: "actionLabel", media: "image" } },
});
