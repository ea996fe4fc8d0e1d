import { SunIcon } from "@sanity/icons/Sun";
import { defineType } from "@sanity/types";
import { about, group, inGroups } from "../fields/field.ts";
import { nextPages } from "../fields/list.ts";
import { actionLabel, closingPart, pageHero } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredString } from "../fields/text.ts";

export const advantagesPage = defineType({
  ...about`advantagesPage | The overview of all advantages of living in the UAE; it lists them by itself, in their order.`,
  type: "document",
  icon: SunIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero({ extra: [actionLabel()] })]),
    group("cards", "Cards", [
      requiredString`readMoreLabel | Link of a card | The words of the link on each card, such as “Read more”. | 40`,
    ]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
  preview: { prepare: () => ({ title: "Advantages page" }) },
});
