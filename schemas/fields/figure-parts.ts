import { type ConditionalProperty, defineField } from "@sanity/types";
import { readsAsItsUnit } from "../rules/figure.ts";
import { notBlank } from "../rules/text.ts";
import type { NextValue } from "../shared/figures/stored-figure.ts";
import { about, field, type Row, sourceAddress, toggle } from "./field.ts";
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
    ...about`next | Next value | From its first day on, every page shows this value by itself, from midnight in Dubai, also while the content lake cannot be reached.`,
    type: "object",
    hidden,
    options: { collapsible: true, collapsed: true },
    fields: [
      field.date({
        ...about`from | First day | The first day on which the next value holds; it begins at midnight in Dubai.`,
      }),
      field.string({
        ...about`value | The figure from that day on, without its unit, which stays the same.`,
        validation: (rule) => [
          rule.max(24).custom(notBlank),
          rule.skip().custom((value, { document }) => readsAsItsUnit(value, document)),
        ],
      }),
      toggle`mayBeCalledOff | May still be called off | Visitors are not told beforehand of what is not law yet; on its day it shows all the same.`,
      optionalText`qualifier | Condition | When or for whom it holds then; left empty, the condition stays.`,
      optionalString`sourceTitle | Source | The law or publication that says so; shown to visitors from that day on. | 200`,
      sourceAddress("Where the source can be read."),
      field.date(about`checkedOn | The day the next value was last compared with its source.`),
    ],
    validation: (rule) => rule.custom(wholeNextValue),
  });

const logged = (...row: Row) => field.string({ ...about(...row), readOnly: true });

export const figureLog = field.array({
  ...about`log | What was done | Kept by the Figures tool: who confirmed or changed the figure, and when (for editors, not shown on the site).`,
  readOnly: true,
  hidden: ({ value }) => value === undefined,
  of: [
    {
      ...about`figureEvent | Event | What somebody did to the figure, and what it said from then on.`,
      type: "object",
      fields: [
        field.datetime({
          ...about`at | When | When it was published or proposed.`,
          readOnly: true,
        }),
        logged`by | Who | The id of who did it.`,
        logged`done | What | What they did, in a word.`,
        logged`value | Value | The value from then on.`,
        logged`sourceTitle | Source | The source from then on.`,
        logged`sourceUrl | Address of the source | Where that source can be read.`,
        logged`checkedOn | Checked on | The day it had been checked then.`,
      ],
      preview: { select: { title: "done", subtitle: "at" } },
    },
  ],
});
