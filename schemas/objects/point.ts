import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { defineType } from "@sanity/types";
import { requiredLine } from "../fields/rich-text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

/** A point that says that there is an office in Dubai. */
export const officeClaim = defineType({
  name: "officeClaim",
  type: "object",
  title: "Office in Dubai",
  description: "A point of its own, because the site settings hold its proof and its switch.",
  icon: CheckmarkIcon,
  fields: [
    requiredLine({
      name: "text",
      title: "Text",
      description: "What is said of the office, in one short statement.",
    }),
  ],
  preview: {
    select: selectRichLine("text"),
    prepare: (selection) => ({ title: previewRichLine(selection, "text") }),
  },
});

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
