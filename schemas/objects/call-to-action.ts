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
    requiredString("heading", "Heading", "The invitation, in a few words.", { max: 80 }),
    requiredLine("text", "Text", "One or two sentences on what happens after the click."),
    requiredString(
      "actionLabel",
      "Button",
      "The words on the button, which opens the contact page.",
      { max: 40 },
    ),
    requiredImage("image", "Image", "Shown beside or behind the text.", { slot: "callToAction" }),
  ],
  preview: { select: { title: "heading", subtitle: "actionLabel", media: "image" } },
});
