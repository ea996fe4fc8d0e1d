import { defineType } from "@sanity/types";
import { referenceList } from "../fields/list.ts";
import { requiredLine } from "../fields/text.ts";
import { previewLines } from "../preview/rich-line.ts";

export const taxCell = defineType({
  name: "taxCell",
  title: "Cell",
  description: "One side of a row of the comparison table.",
  type: "object",
  options: { collapsible: true, collapsed: false },
  fields: [
    requiredLine({
      name: "value",
      title: "Rate",
      description: "The rate in large type; add it with the figure button.",
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "When and for whom the rate holds, in one short sentence.",
    }),
    referenceList({
      name: "footnotes",
      title: "Footnotes",
      description:
        "Figures whose condition, where they have one, is shown as a numbered footnote under the table.",
      to: "figure",
    }),
  ],
  preview: previewLines("value", "text"),
});
