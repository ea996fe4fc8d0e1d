import { MenuIcon } from "@sanity/icons/Menu";
import { SquareIcon } from "@sanity/icons/Square";
import { defineField, defineType } from "@sanity/types";
import { about, field } from "../fields/field.ts";
import { requiredLine, requiredString } from "../fields/text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";
import { warnOnEmptyFootnotes } from "../rules/figure.ts";

export const taxCell = defineType({
  ...about("taxCell", "One side of a row of the comparison table.", "Cell"),
  type: "object",
  icon: SquareIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    requiredLine("value", "The rate in large type; add it with the figure button.", {
      title: "Rate",
    }),
    requiredLine("text", "When and for whom the rate holds, in one short sentence."),
    field.array(
      "footnotes",
      "Figures whose condition is shown as a numbered footnote under the table.",
      {
        of: [{ type: "reference", to: [{ type: "figure" }] }],
        validation: (rule) => [
          rule.unique().error("This footnote is in the list already: take one of the two out."),
          rule.skip().custom(warnOnEmptyFootnotes).warning(),
        ],
      },
    ),
  ],
  preview: {
    select: { ...selectRichLine("value"), ...selectRichLine("text") },
    prepare: (selection) => ({
      title: previewRichLine(selection, "value"),
      subtitle: previewRichLine(selection, "text"),
    }),
  },
});

export const taxRow = defineType({
  ...about("taxRow", "One tax, compared between free zones and the mainland.", "Row"),
  type: "object",
  icon: MenuIcon,
  fields: [
    requiredString("aspect", "What is compared, such as “Corporate tax”.", {
      title: "Tax",
      max: 60,
    }),
    defineField({
      ...about("freeZones", "What holds in the free zones."),
      type: "taxCell",
      validation: (rule) => rule.required(),
    }),
    defineField({
      ...about("mainland", "What holds on the mainland."),
      type: "taxCell",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: {
      aspect: "aspect",
      ...selectRichLine("value", "freeZones.value"),
    },
    prepare: (selection) => ({
      title: String(selection.aspect ?? ""),
      subtitle: `Free zones: ${previewRichLine(selection, "value")}`,
    }),
  },
});
