import { SunIcon } from "@sanity/icons/Sun";
import { defineType } from "@sanity/types";
import { nextPages } from "../fields/link.ts";
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
  groups: [
    { name: "hero", title: "Hero", default: true },
    { name: "cards", title: "Cards" },
    { name: "closing", title: "Closing" },
  ],
  fields: [
    pageHero({ group: "hero", extra: [actionLabel()] }),
    requiredString({
      name: "readMoreLabel",
      title: "Link of a card",
      description: "The words of the link on each card, such as “Read more”.",
      group: "cards",
      max: 40,
    }),
    furtherSections("closing"),
    nextPages("closing"),
    closingPart("closing"),
  ],
  preview: { prepare: () => ({ title: "Advantages page" }) },
});
