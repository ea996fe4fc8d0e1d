import { defineField } from "@sanity/types";
import { fieldsTogether } from "../../fields/group.ts";
import { heading } from "../../fields/page-parts.ts";
import { oneHighlighted } from "../../rules/lists.ts";

const PACKAGES = 3;

/** Services that are offered together. */
export const packages = fieldsTogether({
  name: "packages",
  title: "Package overview",
  description: "Three packages side by side.",
  group: "sections",
  isCollapsed: true,
  fields: [
    heading("Shown above the packages."),
    defineField({
      name: "packages",
      type: "array",
      title: "Packages",
      description: "Exactly three packages, from left to right.",
      of: [{ type: "servicePackage" }],
      validation: (rule) => [
        rule.required().length(PACKAGES).error("The page has room for exactly three packages."),
        rule.skip().custom(oneHighlighted),
      ],
    }),
  ],
});
