import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import {
  type Day,
  type DayCount,
  type DayRules,
  dayOf,
  isoOf,
  type Period,
  type Standing,
} from "./rules.ts";

type Text = TextName<"day-counter">;

/** What a result says: a label and its value, or a sentence that has none. */
export type DayFact = { label: Text; value?: string };

export type FactGroup = {
  name: Extract<Text, "presence" | "long" | "short" | "absence">;
  facts: DayFact[];
};

/**
 * The result in words, for its tables and for the message to the call alike.
 * @param today ISO date; what is before it is said to be past
 */
export function dayFacts(count: DayCount, rules: DayRules, today: string): FactGroup[] {
  const { most, recent, isOver, absence } = count;
  const { longest, running, returnBy } = absence;
  const { absenceDays } = rules;
  const away = Math.max(longest?.days ?? 0, running?.days ?? 0);
  const now = dayOf(today);
  const isPast = running && running.returnBy < now;
  const presence = factsOf([
    ["most", most.days],
    ["period", most.period],
    ["recent", recent],
  ]);
  const absences = factsOf([
    ["noAbsence", away === 0],
    ["longest", longest?.days],
    ["between", longest?.period],
    ["away", running?.days],
    [isPast ? "wasBackBy" : "backBy", running && dayInWords(running.returnBy)],
    ["tooLong", away > absenceDays],
    ["askFirst", isPast],
    ["returnBy", returnBy && dayInWords(returnBy)],
  ]);
  return [
    { name: "presence", facts: presence },
    { name: "long", facts: testFacts(count.long, isOver, now) },
    { name: "short", facts: [...testFacts(count.short, isOver, now), { label: "ties" }] },
    { name: "absence", facts: absences },
  ];
}

/** @param isOver whether the last stay is, so that nobody can stay on after it */
function testFacts({ missing, metOn = 0 }: Standing, isOver: boolean, today: Day): DayFact[] {
  const ahead = isOver ? "metIfBack" : "willBeMet";
  const asEntered = metOn > today ? "metAsPlanned" : "met";
  return factsOf([
    ["missing", missing > 0 && missing],
    [missing > 0 ? ahead : asEntered, metOn > 0 && dayInWords(metOn)],
  ]);
}

/** Those that there are: with a number, a period or words as value, or as a sentence that holds. */
function factsOf(found: [Text, Period | string | number | boolean | undefined][]): DayFact[] {
  return found.flatMap(([label, value]): DayFact[] => {
    if (value === undefined || value === false) return [];
    if (value === true) return [{ label }];
    if (typeof value !== "object") return [{ label, value: String(value) }];
    return [{ label, value: `${dayInWords(value.from)} – ${dayInWords(value.to)}` }];
  });
}

const dayInWords = (day: Day): string => readableDay(isoOf(day));
