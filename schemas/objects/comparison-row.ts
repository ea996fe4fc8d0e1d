import { defineType } from "@sanity/types";
import { objectList } from "../fields/list.ts";
import { requiredString } from "../fields/text.ts";

export const comparisonRow = defineType({
  name: "comparisonRow",
  title: "Row",
  description: "What is compared, with what it is for each choice.",
  type: "object",
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "What is compared, such as “Corporate tax”.",
      max: 60,
    }),
    objectList({
      name: "cells",
      title: "Cells",
      members: "cells",
      description: "One for each choice, in the order of the choices.",
      of: "point",
      min: 2,
      max: 3,
    }),
  ],
  preview: { select: { title: "title" } },
});
