import { HashIcon } from "@sanity/icons/Hash";
import { defineType } from "@sanity/types";
import { requiredReference } from "../fields/list.ts";
import { choiceField, titled } from "../fields/text.ts";
import { previewFigure, selectFigure } from "../preview/figure.ts";

export const figureValue = defineType({
  name: "figureValue",
  type: "object",
  title: "Figure",
  description: "A tax or business figure, kept in one place and shown wherever it is named.",
  icon: HashIcon,
  fields: [
    requiredReference(
      "figure",
      "The figure to show; change its value once and every page follows.",
      { to: "figure" },
    ),
    choiceField(
      "show",
      "Whether the unit is shown beside the value; leave it out when the text names it.",
      {
        choices: titled({ withUnit: "Value and unit", valueOnly: "Value only" }),
        layout: "radio",
        initialValue: "withUnit",
        isRequired: true,
      },
    ),
  ],
  preview: {
    select: { label: "figure.label", show: "show", ...selectFigure("figure.") },
    prepare: ({ label, show, ...figure }) => ({
      title: previewFigure(figure, show) ?? "No figure chosen",
      subtitle: label,
    }),
  },
});
