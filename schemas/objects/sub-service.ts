import { defineType } from "@sanity/types";
import { optionalLine, requiredLine, requiredString } from "../fields/text.ts";
import { previewTitled } from "../preview/rich-line.ts";

export const subService = defineType({
  name: "subService",
  title: "Sub-service",
  description: "One row of the list of what a service consists of.",
  type: "object",
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "The name of the sub-service, such as “Golden visa”.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences on what it is and whom it suits.",
    }),
    optionalLine({
      name: "detail",
      title: "Detail",
      description: "A few words in the right-hand column, such as how long it is valid.",
    }),
  ],
  preview: previewTitled("title"),
});
