import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { type Day, isoOf } from "./calendar.ts";
import type { DayCount, DayRules, Period, Standing } from "./rules.ts";

type Text = TextName<"day-counter">;

/** What a result says: a label and its value, or a sentence that has none. */
export type DayFact = { label: Text; value?: string };

export type FactGroup = {
  name: Extract<Text, "presence" | "long" | "short" | "absence">;
  /** The days that were counted, and the figure of the rule that they are held against. */
  days: number;
  against?: number;
  facts: DayFact[];
};

/** The result in words, for its tables and for the message to the call alike. */
export function dayFacts({ most, long, short, absence }: DayCount, rules: DayRules): FactGroup[] {
  const { longest, returnBy } = absence;
  const away = longest?.days ?? 0;
  return [
    {
      name: "presence",
      days: most.days,
      facts: [
        { label: "most", value: String(most.days) },
        { label: "period", value: periodInWords(most.period) },
      ],
    },
    { name: "long", days: most.days, against: rules.longDays, facts: testFacts(long) },
    {
      name: "short",
      days: most.days,
      against: rules.shortDays,
      facts: [...testFacts(short), { label: "ties" }],
    },
    {
      name: "absence",
      days: away,
      against: rules.absenceDays,
      facts: [
        ...absenceFacts(longest),
        ...(away > rules.absenceDays ? [{ label: "tooLong" } as const] : []),
        { label: "returnBy", value: dayInWords(returnBy) },
      ],
    },
  ];
}

function testFacts({ missing, metOn }: Standing): DayFact[] {
  if (metOn === undefined) return [{ label: "missing", value: String(missing) }];
  const day = dayInWords(metOn);
  if (missing === 0) return [{ label: "met", value: day }];
  return [
    { label: "missing", value: String(missing) },
    { label: "willBeMet", value: day },
  ];
}

function absenceFacts(longest: DayCount["absence"]["longest"]): DayFact[] {
  if (longest === undefined) return [{ label: "noAbsence" }];
  return [
    { label: "longest", value: String(longest.days) },
    { label: "between", value: periodInWords(longest.period) },
  ];
}

const dayInWords = (day: Day): string => readableDay(isoOf(day));

const periodInWords = ({ from, to }: Period) => `${dayInWords(from)} – ${dayInWords(to)}`;
