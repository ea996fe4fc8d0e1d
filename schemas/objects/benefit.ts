import { defineType } from "@sanity/types";
import { iconField } from "../fields/image.ts";
import { requiredLine } from "../fields/text.ts";
import { previewLines } from "../preview/rich-line.ts";

export const benefit = defineType({
  name: "benefit",
  title: "Benefit card",
  description: "A card with an icon, a title and a sentence or two.",
  type: "object",
  fields: [
    iconField("The small drawing at the top of the card."),
    requiredLine({
      name: "title",
      title: "Title",
      description: "What the client gains, in a few words.",
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences that explain the title.",
    }),
  ],
  preview: previewLines("title", "text"),
});
