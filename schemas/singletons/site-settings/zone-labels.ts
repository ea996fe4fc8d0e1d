import { fieldsTogether } from "../../fields/group.ts";
import { requiredString } from "../../fields/text.ts";

/** The words beside the fields of emirates and free zones, the same on every page. */
export const zoneLabels = fieldsTogether(
  "zoneLabels",
  "Words of the zone cards",
  "Shown beside the year, the list and the link of every emirate and free zone.",
  [
    requiredString("established", "Founded", "Shown before the year a zone was founded.", {
      max: 20,
    }),
    requiredString("bestFor", "Best for", "Shown before the kinds of business that a zone suits.", {
      max: 30,
    }),
    requiredString(
      "learnMore",
      "Link",
      "The words on the link from a card to the page of its emirate.",
      { max: 30 },
    ),
  ],
);
