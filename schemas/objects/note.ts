import { defineType } from "@sanity/types";
import { requiredLine, requiredString } from "../fields/text.ts";
import { previewTitled } from "../preview/rich-line.ts";

export const note = defineType({
  name: "note",
  title: "Note",
  description: "A framed remark beside the text: a condition, a limit, a warning.",
  type: "object",
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "What the remark is about.",
      max: 80,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "The remark, in one to three sentences.",
    }),
  ],
  preview: previewTitled("title"),
});
