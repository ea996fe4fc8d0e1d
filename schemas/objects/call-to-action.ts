import { BellIcon } from "@sanity/icons/Bell";
import { defineType } from "@sanity/types";
import { requiredImage } from "../fields/image.ts";
import { requiredLine } from "../fields/rich-text.ts";
import { requiredString } from "../fields/text.ts";

export const callToAction = defineType({
  name: "callToAction",
  type: "object",
  title: "Call to action",
  description: "The closing part of a page; its button always leads to the contact page.",
  icon: BellIcon,
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
      slot: "callToAction",
      title: "Image",
      description: "Shown beside or behind the text.",
    }),
  ],
  preview: { select: { title: "heading", subtitle: "actionLabel", media: "image" } },
});
