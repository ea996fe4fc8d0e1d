import { fieldsFolded } from "../../fields/group.ts";
import { objectList, referenceList } from "../../fields/list.ts";
import { requiredLine } from "../../fields/rich-text.ts";
import { requiredString } from "../../fields/text.ts";

/** Why people move to the UAE: figures and the first cards of the advantages. */
export const advantages = fieldsFolded(
  "advantages",
  "Key advantages",
  "Four figures and three cards that lead on to all advantages.",
  [
    requiredLine("heading", "Heading", "Shown above the section; it may carry a figure."),
    requiredLine("intro", "Introduction", "One or two sentences under the heading."),
    objectList("tiles", "Stat tiles", "Exactly four tiles, from left to right.", {
      of: "statTile",
      size: { count: 4 },
    }),
    referenceList("cards", "Cards", "Exactly three advantages, from left to right.", {
      to: "advantage",
      size: { count: 3 },
    }),
    requiredString(
      "moreLabel",
      "Link",
      "The words of the link to the overview of all advantages.",
      { max: 60 },
    ),
  ],
);
