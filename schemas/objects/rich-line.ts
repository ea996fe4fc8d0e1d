import { defineArrayMember, defineType } from "@sanity/types";
import { decorators, normal } from "../fields/text-block.ts";

/** The only block of a rich line: bold, italic and figures, without line breaks. */
const lineBlock = defineArrayMember({
  type: "block",
  options: { oneLine: true },
  styles: [normal],
  lists: [],
  marks: { decorators, annotations: [] },
  of: [{ type: "figureValue" }],
});

export const richLine = defineType({
  name: "richLine",
  title: "Line of text",
  description: "One paragraph with bold, italic and figures.",
  type: "array",
  of: [lineBlock],
});
