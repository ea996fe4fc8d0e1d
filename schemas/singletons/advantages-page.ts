import { SunIcon } from "@sanity/icons/Sun";
import { defineType } from "@sanity/types";
import { group, inGroups } from "../fields/field.ts";
import { nextPages } from "../fields/list.ts";
import { actionLabel, closingPart, pageHero } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredString } from "../fields/text.ts";

export const advantagesPage = defineType({
  name: "advantagesPage",
  type: "document",
  title: "Advantages page",
  description:
    "The overview of all advantages of living in the UAE; it lists them by itself, in their order.",
  icon: SunIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero({ extra: [actionLabel()] })]),
    group("cards", "Cards", [
      requiredString("readMoreLabel", "The words of the link on each card, such as “Read more”.", {
        title: "Link of a card",
        max: 40,
      }),
    ]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
  preview: { prepare: () => ({ title: "Advantages page" }) },
});
