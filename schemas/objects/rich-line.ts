import { defineType } from "@sanity/types";
import { lineBlock } from "../fields/text-block.ts";

export const richLine = defineType({
  name: "richLine",
  type: "array",
  title: "Line of text",
  description: "One paragraph with bold, italic and figures.",
  of: [lineBlock],
  validation: (rule) => rule.max(1).error("Keep it to one paragraph."),
});
