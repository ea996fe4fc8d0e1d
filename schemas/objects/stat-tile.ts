import { NumberIcon } from "@sanity/icons/Number";
import { defineField, defineType } from "@sanity/types";
import { formatFigure } from "#schemas/figures/figure-text.ts";
import { requiredString } from "../fields/text.ts";

export const statTile = defineType({
  name: "statTile",
  type: "object",
  title: "Stat tile",
  description: "A figure in large type with a few words under it.",
  icon: NumberIcon,
  fields: [
    defineField({
      name: "figure",
      type: "figureValue",
      title: "Figure",
      description: "The figure in large type.",
      validation: (rule) => rule.required(),
    }),
    requiredString({
      name: "label",
      title: "Label",
      description: "What the figure counts, in a few words without the figure itself.",
      max: 60,
    }),
  ],
  preview: {
    select: {
      label: "label",
      value: "figure.figure.value",
      unit: "figure.figure.unit",
      show: "figure.show",
    },
    prepare: ({ label, value, unit, show }) => ({
      title: value ? formatFigure({ value, unit, show }) : "No figure chosen",
      subtitle: label,
    }),
  },
});
