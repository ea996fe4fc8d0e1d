import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { defineType } from "@sanity/types";
import { fieldsTogether, group, inGroups } from "../fields/group.ts";
import { diagrams, nextPages, pageTool } from "../fields/link.ts";
import { objectList } from "../fields/list.ts";
import { closingPart, heading, pageHero } from "../fields/page-parts.ts";
import { requiredLine } from "../fields/rich-text.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredString } from "../fields/text.ts";

const advantageBlock = fieldsTogether(
  "advantageBlock",
  "Advantage block",
  "What all free zones have in common, in figures and in words.",
  [
    heading("Shown above the block."),
    objectList("tiles", "Stat tiles", "Exactly three tiles, from left to right.", {
      of: "statTile",
      size: { count: 3 },
    }),
    requiredString(
      "factorsHeading",
      "Heading of the factors",
      "Shown above the list of what to decide by.",
      { max: 90 },
    ),
    objectList("factors", "Factors", "What to decide by when choosing a free zone.", {
      of: "point",
      size: { min: 2, max: 8 },
    }),
    requiredLine("aside", "Remark", "A condition or limit beside the factors."),
  ],
);

export const freeZonesPage = defineType({
  name: "freeZonesPage",
  type: "document",
  title: "Free zones page",
  description: "The overview of the free zones; it lists all emirates by itself, in their order.",
  icon: EarthGlobeIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero({ picture: "bandHero" })]),
    group("benefits", "Benefits", [
      requiredString(
        "benefitsHeading",
        "Heading of the benefits",
        "Shown above the four benefit cards.",
        { max: 90 },
      ),
      objectList("benefits", "Benefits", "Exactly four cards on what holds in every free zone.", {
        of: "benefit",
        size: { count: 4 },
      }),
    ]),
    group("emirates", "Emirates", [
      requiredString(
        "emiratesHeading",
        "Heading of the emirates",
        "Shown above the cards of all emirates.",
        { max: 90 },
      ),
      diagrams(),
    ]),
    group("tool", "Tool", [pageTool()]),
    group("advantage", "Advantage block", [advantageBlock]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
  preview: { prepare: () => ({ title: "Free zones page" }) },
});
