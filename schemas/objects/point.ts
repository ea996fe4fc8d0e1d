import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { defineType } from "@sanity/types";
import { requiredLine } from "../fields/rich-text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

export const point = defineType({
  name: "point",
  type: "object",
  title: "Point",
  description: "One entry of a short list.",
  icon: CheckmarkIcon,
  fields: [
    requiredLine({
      name: "text",
      title: "Text",
      description: "One short statement; figures are added with the figure button.",
    }),
  ],
  preview: {
    select: selectRichLine("text"),
    prepare: (selection) => ({ title: previewRichLine(selection, "text") }),
  },
});
