import { HashIcon } from "@sanity/icons/Hash";
import { defineType } from "@sanity/types";
import { requiredReference } from "../fields/list.ts";
import { requiredChoice, titled } from "../fields/text.ts";
import { previewShownFigure } from "../preview/figure.ts";

export const figureValue = defineType({
  name: "figureValue",
  title: "Figure",
  description: "A tax or business figure, kept in one place and shown wherever it is named.",
  type: "object",
  icon: HashIcon,
  fields: [
    requiredReference({
      name: "figure",
      title: "Figure",
      description: "The figure to show; change its value once and every page follows.",
      to: "figure",
    }),
    requiredChoice({
      name: "show",
      title: "Show",
      description:
        "Whether the unit is shown beside the value; leave it out when the text names it.",
      choices: titled({ withUnit: "Value and unit", valueOnly: "Value only" }),
      initialValue: "withUnit",
    }),
  ],
  preview: previewShownFigure("figure", { label: "figure.label", show: "show" }),
});
