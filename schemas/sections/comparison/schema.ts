import { SplitVerticalIcon } from "@sanity/icons/SplitVertical";
import { defineType } from "@sanity/types";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";
import { requiredString, stringList } from "../../fields/text.ts";
import { cellsForColumns } from "../../rules/lists.ts";

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

export const comparisonSection = section({
  name: "comparisonSection",
  title: "Comparison table",
  description: "Two or three choices beside each other, row by row.",
  icon: SplitVerticalIcon,
  fields: [
    ...sectionHead,
    requiredString({
      name: "aspect",
      title: "Heading of the first column",
      description: "What the rows are, such as “What you pay”.",
      max: 40,
    }),
    stringList({
      name: "columns",
      title: "Choices",
      members: "choices",
      description:
        "The names of the two or three choices, from left to right; the first stands out.",
      member: "Choice",
      min: 2,
      max: 3,
    }),
    objectList({
      name: "rows",
      title: "Rows",
      members: "rows",
      description: "Two to twelve rows, each with a cell for every choice.",
      of: "comparisonRow",
      min: 2,
      max: 12,
    }),
  ],
  validation: (rule) => rule.custom(cellsForColumns),
});
