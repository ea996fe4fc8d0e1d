import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { defineType } from "@sanity/types";
import { fieldsTogether } from "../fields/group.ts";
import { diagrams, nextPages, pageTool } from "../fields/link.ts";
import { objectList } from "../fields/list.ts";
import { closingPart, heading, pageHero } from "../fields/page-parts.ts";
import { requiredLine } from "../fields/rich-text.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredString } from "../fields/text.ts";

const advantageBlock = fieldsTogether({
  name: "advantageBlock",
  title: "Advantage block",
  description: "What all free zones have in common, in figures and in words.",
  group: "advantage",
  fields: [
    heading("Shown above the block."),
    objectList({
      name: "tiles",
      title: "Stat tiles",
      description: "Exactly three tiles, from left to right.",
      of: "statTile",
      size: { count: 3 },
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
      description: "What to decide by when choosing a free zone.",
      of: "point",
      size: { min: 2, max: 8 },
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
  type: "document",
  title: "Free zones page",
  description: "The overview of the free zones; it lists all emirates by itself, in their order.",
  icon: EarthGlobeIcon,
  groups: [
    { name: "hero", title: "Hero", default: true },
    { name: "benefits", title: "Benefits" },
    { name: "emirates", title: "Emirates" },
    { name: "tool", title: "Tool" },
    { name: "advantage", title: "Advantage block" },
    { name: "closing", title: "Closing" },
  ],
  fields: [
    pageHero({ group: "hero", picture: "bandHero" }),
    requiredString({
      name: "benefitsHeading",
      title: "Heading of the benefits",
      description: "Shown above the four benefit cards.",
      group: "benefits",
      max: 90,
    }),
    objectList({
      name: "benefits",
      title: "Benefits",
      description: "Exactly four cards on what holds in every free zone.",
      group: "benefits",
      of: "benefit",
      size: { count: 4 },
    }),
    requiredString({
      name: "emiratesHeading",
      title: "Heading of the emirates",
      description: "Shown above the cards of all emirates.",
      group: "emirates",
      max: 90,
    }),
    diagrams("emirates"),
    pageTool("tool"),
    advantageBlock,
    furtherSections("closing"),
    nextPages("closing"),
    closingPart("closing"),
  ],
  preview: { prepare: () => ({ title: "Free zones page" }) },
});
