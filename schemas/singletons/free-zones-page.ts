import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { diagrams, nextPages, objectList, pageTool } from "../fields/list.ts";
import { closingPart, heading, pageHero } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredLine, requiredString } from "../fields/text.ts";

const advantageBlock = fieldsTogether(
  about`advantageBlock | What all free zones have in common, in figures and in words.`,
  [
    heading("Shown above the block."),
    objectList`tiles | Stat tiles | Exactly three tiles, from left to right. | statTile 3`,
    requiredString`factorsHeading | Heading of the factors | Shown above the list of what to decide by. | 90`,
    objectList`factors | Factors | What to decide by when choosing a free zone. | point 2–8`,
    requiredLine`aside | Remark | A condition or limit beside the factors.`,
  ],
);

export const freeZonesPage = defineType({
  ...about`freeZonesPage | The overview of the free zones; it lists all emirates by itself, in their order.`,
  type: "document",
  icon: EarthGlobeIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero({ picture: "bandHero" })]),
    group("benefits", "Benefits", [
      requiredString`benefitsHeading | Heading of the benefits | Shown above the four benefit cards. | 90`,
      objectList`benefits | Benefits | Exactly four cards on what holds in every free zone. | benefit 4`,
    ]),
    group("emirates", "Emirates", [
      requiredString`emiratesHeading | Heading of the emirates | Shown above the cards of all emirates. | 90`,
      diagrams(),
    ]),
    group("tool", "Tool", [pageTool()]),
    group("advantage", "Advantage block", [advantageBlock]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
  preview: { prepare: () => ({ title: "Free zones page" }) },
});
