import { defineType } from "@sanity/types";
import { requiredLine, requiredString } from "../fields/text.ts";
import { previewTitled } from "../preview/rich-line.ts";

export const packageFact = defineType({
  name: "packageFact",
  title: "Fact",
  description: "A heading and what it says, such as the time or the papers.",
  type: "object",
  fields: [
    requiredString({
      name: "label",
      title: "Heading",
      description: "One or two words, such as “Papers”; the same in each package.",
      max: 40,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences; figures are added with the figure button.",
    }),
  ],
  preview: previewTitled("label"),
});
