import { SplitVerticalIcon } from "@sanity/icons/SplitVertical";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { objectList } from "../../fields/list.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { requiredString, stringList } from "../../fields/text.ts";
import { previewSection } from "../../preview/section.ts";
import { cellsForColumns } from "../../rules/lists.ts";

export const comparisonRow = defineType({
  ...about("comparisonRow", "What is compared, with what it is for each choice.", "Row"),
  type: "object",
  icon: SplitVerticalIcon,
  fields: [
    requiredString("title", "What is compared, such as “Corporate tax”.", { max: 60 }),
    objectList("cells", "One for each choice, in the order of the choices.", {
      of: "point",
      size: [2, 3],
    }),
  ],
  preview: { select: { title: "title" } },
});

export const comparisonSection = defineType({
  name: "comparisonSection",
  type: "object",
  title: "Comparison table",
  description: "Two or three choices beside each other, row by row.",
  icon: SplitVerticalIcon,
  fields: [
    ...sectionHead,
    requiredString("aspect", "What the rows are, such as “What you pay”.", {
      title: "Heading of the first column",
      max: 40,
    }),
    stringList(
      "columns",
      "The names of the two or three choices, from left to right; the first stands out.",
      { title: "Choices", itemTitle: "Choice", min: 2, max: 3 },
    ),
    objectList("rows", "Two to twelve rows, each with a cell for every choice.", {
      of: "comparisonRow",
      size: [2, 12],
    }),
    ...sectionPlacement,
  ],
  validation: (rule) => rule.custom(cellsForColumns),
  preview: previewSection("Comparison table", "rows", "row", "rows"),
});
