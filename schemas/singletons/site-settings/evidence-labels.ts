import { fieldsTogether } from "../../fields/group.ts";
import { requiredString } from "../../fields/text.ts";

/** The words around the evidence of figures, the same on every page. */
export const evidenceLabels = fieldsTogether({
  name: "evidence",
  title: "Words of the evidence",
  description: "Shown with the condition, the source and the day of every figure.",
  group: "figures",
  fields: [
    requiredString({
      name: "heading",
      title: "Heading",
      description: "Opens the evidence of all figures of a page; screen readers say it at each.",
      max: 40,
    }),
    requiredString({
      name: "source",
      title: "Source",
      description: "Shown before the source of a figure.",
      max: 30,
    }),
    requiredString({
      name: "checkedOn",
      title: "Checked on",
      description: "Shown before the day on which a figure was compared with its source.",
      max: 30,
    }),
    requiredString({
      name: "overdue",
      title: "Check overdue",
      description:
        "Shown before the day by which a figure was to be checked again, once it passed.",
      max: 60,
    }),
    requiredString({
      name: "toBeConfirmed",
      title: "To be confirmed",
      description: "Shown after a figure of which no official source says anything yet.",
      max: 60,
    }),
    requiredString({
      name: "about",
      title: "About",
      description: "Shown before an amount in other currencies, which is rounded.",
      max: 30,
    }),
    requiredString({
      name: "rates",
      title: "Rates",
      description: "Shown before the source and the day of the rates that it was converted at.",
      max: 30,
    }),
  ],
});
