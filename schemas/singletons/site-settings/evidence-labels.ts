import { fieldsTogether } from "../../fields/group.ts";
import { requiredString } from "../../fields/text.ts";

/** The words around the evidence of figures, the same on every page. */
export const evidenceLabels = fieldsTogether(
  "evidence",
  "Words of the evidence",
  "Shown with the condition, the source and the day of every figure.",
  [
    requiredString(
      "heading",
      "Heading",
      "Opens the evidence of all figures of a page; screen readers say it at each.",
      { max: 40 },
    ),
    requiredString("source", "Source", "Shown before the source of a figure.", { max: 30 }),
    requiredString(
      "checkedOn",
      "Checked on",
      "Shown before the day on which a figure was compared with its source.",
      { max: 30 },
    ),
    requiredString(
      "overdue",
      "Check overdue",
      "Shown before the day by which a figure was to be checked again, once it passed.",
      { max: 60 },
    ),
    requiredString(
      "toBeConfirmed",
      "To be confirmed",
      "Shown after a figure of which no official source says anything yet.",
      { max: 60 },
    ),
    requiredString(
      "about",
      "About",
      "Shown before an amount in other currencies, which is rounded.",
      { max: 30 },
    ),
    requiredString(
      "rates",
      "Rates",
      "Shown before the source and the day of the rates that it was converted at.",
      { max: 30 },
    ),
  ],
);
