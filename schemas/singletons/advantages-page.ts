import { SunIcon } from "@sanity/icons/Sun";
import { defineType } from "@sanity/types";
import { group, inGroups } from "../fields/field.ts";
import { nextPages } from "../fields/list.ts";
import { actionLabel, closingPart, pageHero } from "../fields/page-parts.ts";
import { furtherSections } from "../fields/section.ts";
import { requiredString } from "../fields/text.ts";

export const advantagesPage = defineType({
  name: "advantagesPage",
  title: "Advantages page",
  description:
    "The overview of all advantages of living in the UAE; it lists them by itself, in their order.",
  type: "document",
  icon: SunIcon,
  ...inGroups(
    group("hero", "Hero", [pageHero([actionLabel])]),
    group("cards", "Cards", [
      requiredString({
        name: "readMoreLabel",
        title: "Link of a card",
        description: "The words of the link on each card, such as “Read more”.",
        max: 40,
      }),
    ]),
    group("closing", "Closing", [furtherSections(), nextPages(), closingPart()]),
  ),
});
