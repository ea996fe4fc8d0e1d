import { fieldsTogether } from "../../fields/group.ts";
import { objectList, referenceList } from "../../fields/list.ts";
import { requiredLine } from "../../fields/rich-text.ts";
import { requiredString } from "../../fields/text.ts";

/** Why people move to the UAE: figures and the first cards of the advantages. */
export const advantages = fieldsTogether({
  name: "advantages",
  title: "Key advantages",
  description: "Four figures and three cards that lead on to all advantages.",
  group: "sections",
  isCollapsed: true,
  fields: [
    requiredLine({
      name: "heading",
      title: "Heading",
      description: "Shown above the section; it may carry a figure.",
    }),
    requiredLine({
      name: "intro",
      title: "Introduction",
      description: "One or two sentences under the heading.",
    }),
    objectList({
      name: "tiles",
      title: "Stat tiles",
      description: "Exactly four tiles, from left to right.",
      of: "statTile",
      size: { count: 4 },
    }),
    referenceList({
      name: "cards",
      title: "Cards",
      description: "Exactly three advantages, from left to right.",
      to: "advantage",
      size: { count: 3 },
    }),
    requiredString({
      name: "moreLabel",
      title: "Link",
      description: "The words of the link to the overview of all advantages.",
      max: 60,
    }),
  ],
});
