import { defineType } from "@sanity/types";
import { requiredObject } from "../fields/list.ts";
import { requiredString } from "../fields/text.ts";
import { previewShownFigure } from "../preview/figure.ts";

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
    requiredString({
      name: "label",
      title: "Label",
      description: "What the figure counts, in a few words without the figure itself.",
      max: 60,
    }),
  ],
  preview: previewShownFigure("figure.figure", { label: "label", show: "figure.show" }),
});
