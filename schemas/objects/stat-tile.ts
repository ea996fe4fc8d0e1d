import { defineField, defineType } from "@sanity/types";
import { requiredObject } from "../fields/list.ts";
import { previewShownFigure } from "../preview/figure.ts";
import { labelOrCounted } from "../rules/figure.ts";
import { notBlank } from "../rules/text.ts";

const MOST_OF_LABEL = 60;

export const statTile = defineType({
  name: "statTile",
  title: "Stat tile",
  description: "A figure in large type with a few words under it.",
  type: "object",
  fields: [
    requiredObject({
      name: "figure",
      title: "Figure",
      description: "The figure in large type.",
      type: "figureValue",
    }),
    defineField({
      name: "label",
      title: "Label",
      description:
        "What the figure is, in a few words without the figure itself. Empty: what the figure counts, in the form for its value (zone, zones); show the value only then.",
      type: "string",
      options: { textKind: "translated" },
      validation: (rule) => rule.max(MOST_OF_LABEL).custom(notBlank).custom(labelOrCounted),
    }),
  ],
  preview: previewShownFigure("figure.figure", { label: "label", show: "figure.show" }),
});
