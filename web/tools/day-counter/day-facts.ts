import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { type Day, dayOf, isoOf } from "./calendar.ts";
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

/**
 * The result in words, for its tables and for the message to the call alike.
 * @param today ISO date; what is before it is said to be past
 */
export function dayFacts(count: DayCount, rules: DayRules, today: string): FactGroup[] {
  const { most, recent, long, short, isOver, absence } = count;
  const { longest, running, returnBy } = absence;
  const away = Math.max(longest?.days ?? 0, running?.days ?? 0);
  return [
    {
      name: "presence",
      days: most.days,
      facts: [
        { label: "most", value: String(most.days) },
        { label: "period", value: periodInWords(most.period) },
        ...(recent ? [{ label: "recent" as const, value: String(recent.days) }] : []),
      ],
    },
    {
      name: "long",
      days: most.days,
      against: rules.longDays,
      facts: testFacts(long, isOver),
    },
    {
      name: "short",
      days: most.days,
      against: rules.shortDays,
      facts: [...testFacts(short, isOver), { label: "ties" }],
    },
    {
      name: "absence",
      days: away,
      against: rules.absenceDays,
      facts: [
        ...(away === 0 ? [{ label: "noAbsence" as const }] : []),
        ...(longest
          ? [
              { label: "longest" as const, value: String(longest.days) },
              { label: "between" as const, value: periodInWords(longest.period) },
            ]
          : []),
        ...(running ? runningFacts(running, dayOf(today)) : []),
        ...(away > rules.absenceDays ? [{ label: "tooLong" as const }] : []),
        ...((running?.days ?? 0) > rules.absenceDays ? [{ label: "askFirst" as const }] : []),
        ...(returnBy === undefined
          ? []
          : [{ label: "returnBy" as const, value: dayInWords(returnBy) }]),
      ],
    },
  ];
}

function runningFacts(running: { days: number; returnBy: Day }, today: Day): DayFact[] {
  const label = running.returnBy < today ? "wasBackBy" : "backBy";
  return [
    { label: "away", value: String(running.days) },
    { label, value: dayInWords(running.returnBy) },
  ];
}

/** @param isOver whether the last stay is, so that nobody can stay on after it */
function testFacts({ missing, metOn }: Standing, isOver: boolean): DayFact[] {
  if (metOn === undefined) return [{ label: "missing", value: String(missing) }];
  const day = dayInWords(metOn);
  if (missing === 0) return [{ label: "met", value: day }];
  return [
    { label: "missing", value: String(missing) },
    { label: isOver ? "metIfBack" : "willBeMet", value: day },
  ];
}

const dayInWords = (day: Day): string => readableDay(isoOf(day));

const periodInWords = ({ from, to }: Period) => `${dayInWords(from)} – ${dayInWords(to)}`;
