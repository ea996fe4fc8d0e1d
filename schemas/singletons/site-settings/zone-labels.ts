import { fieldsTogether } from "../../fields/group.ts";
import { requiredString } from "../../fields/text.ts";

/** The words beside the fields of emirates and free zones, the same on every page. */
export const zoneLabels = fieldsTogether({
  name: "zoneLabels",
  title: "Words of the zone cards",
  description: "Shown beside the year, the list and the link of every emirate and free zone.",
  group: "zones",
  fields: [
    requiredString({
      name: "established",
      title: "Founded",
      description: "Shown before the year a zone was founded.",
      max: 20,
    }),
    requiredString({
      name: "bestFor",
      title: "Best for",
      description: "Shown before the kinds of business that a zone suits.",
      max: 30,
    }),
    requiredString({
      name: "learnMore",
      title: "Link",
      description: "The words on the link from a card to the page of its emirate.",
      max: 30,
    }),
  ],
});
