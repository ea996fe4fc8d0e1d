import { type ConditionalProperty, defineField } from "@sanity/types";
import { readsAsItsUnit } from "../rules/figure.ts";
import { notBlank } from "../rules/text.ts";
import type { NextValue } from "../shared/figures/stored-figure.ts";
import { changeLog, logged } from "./change-log.ts";
import { checkedOnField, dateField, sourceAddress, toggle } from "./field.ts";
import { optionalString, optionalText } from "./text.ts";

const needed = {
  from: "First day",
  value: "Value",
  sourceTitle: "Source",
  checkedOn: "Checked on",
} as const;

export function wholeNextValue(next: NextValue | undefined): true | string {
  const filled = Object.entries(next ?? {}).filter(
    ([name, text]) => !name.startsWith("_") && name !== "mayBeCalledOff" && text,
  );
  if (filled.length === 0) return true;
  const missing = Object.entries(needed).filter(([name]) => !filled.some(([key]) => key === name));
  return missing.length === 0 || `Also needed: ${missing.map(([, title]) => title).join(", ")}.`;
}

export const nextValue = (hidden: ConditionalProperty) =>
  defineField({
    name: "next",
    title: "Next value",
    description:
      "From its first day on, every page shows this value by itself, from midnight in Dubai, also while the content lake cannot be reached.",
    type: "object",
    hidden,
    options: { collapsible: true, collapsed: true },
    fields: [
      dateField({
        name: "from",
        title: "First day",
        description: "The first day on which the next value holds; it begins at midnight in Dubai.",
      }),
      defineField({
        name: "value",
        title: "Value",
        description: "The figure from that day on, without its unit, which stays the same.",
        type: "string",
        options: { textKind: "value" },
        validation: (rule) => [
          rule.max(24).custom(notBlank),
          rule.skip().custom((value, { document }) => readsAsItsUnit(value, document)),
        ],
      }),
      toggle({
        name: "mayBeCalledOff",
        title: "May still be called off",
        description:
          "Visitors are not told beforehand of what is not law yet; on its day it shows all the same.",
      }),
      optionalText({
        name: "qualifier",
        title: "Condition",
        description: "When or for whom it holds then; left empty, the condition stays.",
      }),
      optionalString({
        name: "sourceTitle",
        title: "Source",
        description: "The law or publication that says so; shown to visitors from that day on.",
        max: 200,
      }),
      sourceAddress("Where the source can be read."),
      checkedOnField({
        description: "The day the next value was last compared with its source.",
      }),
    ],
    validation: (rule) => rule.custom(wholeNextValue),
  });

export const figureLog = changeLog({
  description:
    "Who confirmed, changed, approved or declined the figure, and when (for editors, not shown on the site).",
  entry: {
    name: "figureEvent",
    title: "Event",
    description: "What somebody did to the figure, and what it said from then on.",
  },
  facts: [
    logged({ name: "value", title: "Value", description: "The value from then on." }),
    logged({ name: "sourceTitle", title: "Source", description: "The source from then on." }),
    logged({
      name: "sourceUrl",
      title: "Address of the source",
      description: "Where that source can be read.",
    }),
    logged({
      name: "checkedOn",
      title: "Checked on",
      description: "The day it had been checked then.",
    }),
  ],
});
