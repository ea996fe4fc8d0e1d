import { SquareIcon } from "@sanity/icons/Square";
import { defineField, defineType } from "@sanity/types";
import { requiredLine } from "../fields/rich-text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";
import { warnOnEmptyFootnotes } from "../rules/figure.ts";

export const taxCell = defineType({
  name: "taxCell",
  type: "object",
  title: "Cell",
  description: "One side of a row of the comparison table.",
  icon: SquareIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    requiredLine("value", "Rate", "The rate in large type; add it with the figure button."),
    requiredLine("text", "Text", "When and for whom the rate holds, in one short sentence."),
    defineField({
      name: "footnotes",
      type: "array",
      title: "Footnotes",
      description: "Figures whose condition is shown as a numbered footnote under the table.",
      of: [{ type: "reference", to: [{ type: "figure" }] }],
      validation: (rule) => [
        rule.unique().error("This footnote is in the list already: take one of the two out."),
        rule.skip().custom(warnOnEmptyFootnotes).warning(),
      ],
    }),
  ],
  preview: {
    select: { ...selectRichLine("value"), ...selectRichLine("text") },
    prepare: (selection) => ({
      title: previewRichLine(selection, "value"),
      subtitle: previewRichLine(selection, "text"),
    }),
  },
});
