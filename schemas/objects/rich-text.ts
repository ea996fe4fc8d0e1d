import { defineType } from "@sanity/types";
import { runningTextBlock } from "../fields/text-block.ts";

export const richText = defineType({
  name: "richText",
  type: "array",
  title: "Text",
  description: "Running text with headings, lists, links and figures.",
  of: [runningTextBlock],
});
