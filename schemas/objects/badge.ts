import { defineType } from "@sanity/types";
import { iconField } from "../fields/image.ts";
import { requiredLine } from "../fields/text.ts";
import { previewLine } from "../preview/rich-line.ts";

export const badge = defineType({
  name: "badge",
  title: "Badge",
  description: "A few words with an icon, at the top of a page.",
  type: "object",
  fields: [
    iconField("The small drawing before the words."),
    requiredLine({
      name: "text",
      title: "Text",
      description: "Two to four words, such as “Capital City Advantage”.",
    }),
  ],
  preview: previewLine("text"),
});
