import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { diagrams, nextPages, objectList, pageTool } from "../fields/list.ts";
import { closingPart, heading, pageHero } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredLine, requiredStrings } from "../fields/text.ts";

const advantageBlock = fieldsTogether(
  about("advantageBlock", "What all free zones have in common, in figures and in words."),
  [
    heading("Shown above the block."),
    objectList("tiles", "Exactly three tiles, from left to right.", {
      title: "Stat tiles",
      of: "statTile",
      size: 3,
    }),
    ...requiredStrings(90)`
      factorsHeading | Heading of the factors | Shown above the list of what to decide by.
    `,
    objectList("factors", "What to decide by when choosing a free zone.", {
      of: "point",
      size: [2, 8],
    }),
    requiredLine("aside", "A condition or limit beside the factors.", { title: "Remark" }),
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
      ...requiredStrings(90)`
        benefitsHeading | Heading of the benefits | Shown above the four benefit cards.
      `,
      objectList("benefits", "Exactly four cards on what holds in every free zone.", {
        of: "benefit",
        size: 4,
      }),
    ]),
    group("emirates", "Emirates", [
      ...requiredStrings(90)`
        emiratesHeading | Heading of the emirates | Shown above the cards of all emirates.
      `,
      diagrams(),
    ]),
    group("tool", "Tool", [pageTool()]),
    group("advantage", "Advantage block", [advantageBlock]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
  preview: { prepare: () => ({ title: "Free zones page" }) },
});
