import { defineType } from "@sanity/types";
import { requiredLine, requiredString, stringList } from "../fields/text.ts";
import { previewTitled } from "../preview/rich-line.ts";

export const businessType = defineType({
  name: "businessType",
  title: "Business type",
  description: "A kind of business that a place suits, with examples.",
  type: "object",
  fields: [
    requiredString({
      name: "category",
      title: "Category",
      description: "The kind of business, such as “Light manufacturing”.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "Why the place suits it, in one or two sentences.",
    }),
    stringList({
      name: "examples",
      title: "Examples",
      members: "examples",
      description: "Businesses of this kind, in a few words each.",
      member: "Example",
      min: 1,
    }),
  ],
  preview: previewTitled("category"),
});
