import { SunIcon } from "@sanity/icons/Sun";
import { defineType } from "@sanity/types";
import { referenceList } from "../fields/list.ts";
import { actionLabel, closingPart, pageHero } from "../fields/page-parts.ts";
import { requiredString } from "../fields/text.ts";

/** The overview shows all of them; editors may add more. */
const ADVANTAGES = 13;

export const advantagesPage = defineType({
  name: "advantagesPage",
  type: "document",
  title: "Advantages page",
  description: "The overview of all advantages of living in the UAE.",
  icon: SunIcon,
  groups: [
    { name: "hero", title: "Hero", default: true },
    { name: "advantages", title: "Advantages" },
    { name: "closing", title: "Closing" },
  ],
  fields: [
    pageHero({ group: "hero", extra: [actionLabel()] }),
    referenceList({
      name: "advantages",
      title: "Advantages",
      description: "All advantages, thirteen at least, in the order they are shown.",
      group: "advantages",
      to: "advantage",
      size: { min: ADVANTAGES },
    }),
    requiredString({
      name: "readMoreLabel",
      title: "Link of a card",
      description: "The words of the link on each card, such as “Read more”.",
      group: "advantages",
      max: 40,
    }),
    closingPart("closing"),
  ],
  preview: { prepare: () => ({ title: "Advantages page" }) },
});
