import { defineField, defineType } from "@sanity/types";
import { objectList, requiredObject } from "../fields/list.ts";
import { requiredLine, requiredString } from "../fields/text.ts";
import { previewTitled } from "../preview/rich-line.ts";

export const servicePackage = defineType({
  name: "servicePackage",
  title: "Package",
  description: "What a kind of client needs, and where such a client begins.",
  type: "object",
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "What the client wants, such as “Move with my family”; the hero offers it, too.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "Whom the package suits, in one or two sentences.",
    }),
    objectList({
      name: "points",
      title: "What it needs",
      description: "Time, papers, the first step and what else decides, each with its heading.",
      of: "packageFact",
      min: 2,
      max: 8,
    }),
    defineField({
      name: "highlighted",
      title: "Highlighted",
      description: "Switch on to set this package off from the others; one at most.",
      type: "boolean",
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    requiredObject({
      name: "link",
      title: "Link",
      description: "Where a visitor reads on.",
      type: "navLink",
    }),
  ],
  preview: previewTitled("title"),
});
