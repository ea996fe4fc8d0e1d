import { NumberIcon } from "@sanity/icons/Number";
import { defineField, defineType } from "@sanity/types";
import { requiredString } from "../fields/text.ts";
import { previewFigure, selectFigure } from "../preview/figure.ts";

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
    requiredString(
      "label",
      "Label",
      "What the figure counts, in a few words without the figure itself.",
      { max: 60 },
    ),
  ],
  preview: {
    select: { label: "label", show: "figure.show", ...selectFigure("figure.figure.") },
    prepare: ({ label, show, ...figure }) => ({
      title: previewFigure(figure, show) ?? "No figure chosen",
      subtitle: label,
    }),
  },
});
