import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { defineType } from "@sanity/types";
import { fieldsTogether, group, inGroups } from "../fields/field.ts";
import { diagrams, nextPages, objectList } from "../fields/list.ts";
import { bandImage, closingPart, heading, pageHero } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredLine, requiredString } from "../fields/text.ts";
import { pageTool } from "../tools/tool-field.ts";

const advantageBlock = fieldsTogether({
  name: "advantageBlock",
  title: "Advantage block",
  description: "What all free zones have in common, in figures and in words.",
  fields: [
    heading("Shown above the block."),
    objectList({
      name: "tiles",
      title: "Stat tiles",
      members: "stat tiles",
      description: "Exactly three tiles, from left to right.",
      of: "statTile",
      count: 3,
    }),
    requiredString({
      name: "factorsHeading",
      title: "Heading of the factors",
      description: "Shown above the list of what to decide by.",
      max: 90,
    }),
    objectList({
      name: "factors",
      title: "Factors",
      members: "factors",
      description: "What to decide by when choosing a free zone.",
      of: "point",
      min: 2,
      max: 8,
    }),
    requiredLine({
      name: "aside",
      title: "Remark",
      description: "A condition or limit beside the factors.",
    }),
  ],
});

export const freeZonesPage = defineType({
  name: "freeZonesPage",
  title: "Free zones page",
  description: "The overview of the free zones; it lists all emirates by itself, in their order.",
  type: "document",
  icon: EarthGlobeIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero([], bandImage)]),
    group("benefits", "Benefits", [
      requiredString({
        name: "benefitsHeading",
        title: "Heading of the benefits",
        description: "Shown above the four benefit cards.",
        max: 90,
      }),
      objectList({
        name: "benefits",
        title: "Benefits",
        members: "benefits",
        description: "Exactly four cards on what holds in every free zone.",
        of: "benefit",
        count: 4,
      }),
    ]),
    group("emirates", "Emirates", [
      requiredString({
        name: "emiratesHeading",
        title: "Heading of the emirates",
        description: "Shown above the cards of all emirates.",
        max: 90,
      }),
      diagrams(),
    ]),
    group("tool", "Tool", [pageTool()]),
    group("advantage", "Advantage block", [advantageBlock]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
});
