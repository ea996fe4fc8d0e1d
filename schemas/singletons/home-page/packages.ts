import { defineField } from "@sanity/types";
import { fieldsFolded } from "../../fields/group.ts";
import { heading } from "../../fields/page-parts.ts";
import { oneHighlighted } from "../../rules/lists.ts";

const FEWEST = 3;
const MOST = 4;

/** Services that are offered together. */
export const packages = fieldsFolded(
  "packages",
  "Package overview",
  "What each kind of client needs, side by side.",
  [
    heading("Shown above the packages."),
    defineField({
      name: "packages",
      type: "array",
      title: "Packages",
      description: "Three or four packages, in their order; the hero leads to the page of each.",
      of: [{ type: "servicePackage" }],
      validation: (rule) => [
        rule.required().min(FEWEST).max(MOST).error(`The page has room for ${FEWEST} or ${MOST}.`),
        rule.skip().custom(oneHighlighted),
      ],
    }),
  ],
);
