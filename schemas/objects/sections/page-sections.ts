import { defineType } from "@sanity/types";
import { sections } from "./index.ts";

export const pageSections = defineType({
  name: "pageSections",
  type: "array",
  title: "Sections",
  description: "The parts of a page between its hero and its call to action, from top to bottom.",
  of: sections.map((section) => ({ type: section.name })),
});
