import type { Rules } from "../tool.ts";

/** A calendar day without time or zone, as the number of days since 1 January 1970. */
export type Day = number;

const MS_PER_DAY = 86_400_000;

/** The days of presence for tax residency, and the days of absence in a row that end most visas. */
export type DayRules = Rules<"day-counter">;

/** A stay from its first to its last day. Both days count. */
export type Stay = { arrival: Day; departure: Day };

/** The result of a test of days. */
type TestResult = {
  /** Days that a visitor still has to stay; 0 when the test is met. */
  missing: number;
  /** The first day on which twelve months contain enough days; undefined if a year has too few. */
  metOn: Day | undefined;
};

/** A number of days, with the first and the last one. */
type Stretch = { days: number; period: { from: Day; to: Day } };

/**
 * Counts days of presence: Cabinet Decision 85/2022, Article 4 (183 and 90 days or more, within
 * twelve consecutive months) and Ministerial Decision 27/2023 (all days and parts of days, in a row
 * or not). An absence is counted as periods are, without the day that it begins on: whoever leaves on
 * the 1st and is back on the 3rd was away for two days.
 * @param stays at least one, in any order; days in two of them count once
 */
export function countDays(stays: readonly Stay[], rules: DayRules, today: Day) {
  const { longDays, shortDays, absenceDays } = rules;
  const days = daysOfPresence(stays);
  const last = days.at(-1) ?? Number.NaN;
  const latest = days.findLast((day) => day <= today);
  const isOver = last < today;
  const next = Math.max(today, last + 1);
  const start = startOfTwelveMonths(today);
  return {
    /** The largest number of days in any twelve consecutive months; of equal periods the latest. */
    most: mostDays(days),
    /** The same of the periods that end today or later, which a visitor can still change. */
    current: currentDays(days, today),
    /** Days of presence in the twelve months up to today; undefined before the first stay. */
    recent: latest && days.filter((day) => start <= day && day <= today).length,
    /** Whether the last stay has ended. Then a visitor can stay from today on at the earliest. */
    isOver,
    long: testResult(days, longDays, next),
    short: testResult(days, shortDays, next),
    /** The longest absence between two stays, from departure to arrival. */
    longest: longestAbsence(days),
    /** The current absence, if any, with the last day to return. */
    running:
      latest && latest < today
        ? { days: today - latest, returnBy: latest + absenceDays }
        : undefined,
    /** The last day to return after a current stay. */
    returnBy: isOver ? undefined : last + absenceDays,
  };
}

export type DayCount = ReturnType<typeof countDays>;

/** Every day of the stays, without duplicates, in order. */
export function daysOfPresence(stays: readonly Stay[]): Day[] {
  const days = stays.flatMap(({ arrival, departure }) =>
    Array.from({ length: departure - arrival + 1 }, (_, index) => arrival + index),
  );
  return [...new Set(days)].sort((one, other) => one - other);
}

/**
 * A period that begins on a day of absence never contains more days than the one from the next
 * arrival.
 */
function mostDays(days: readonly Day[]): Stretch {
  let most = { days: 0, period: { from: Number.NaN, to: Number.NaN } };
  // The first day after the period. Periods that begin later end later.
  let after = 0;
  for (const [index, from] of days.entries()) {
    const to = endOfTwelveMonths(from);
    while ((days[after] ?? Number.POSITIVE_INFINITY) <= to) after += 1;
    if (after - index >= most.days) most = { days: after - index, period: { from, to } };
  }
  return most;
}

/** The period with the most days of those that end today or later. */
function currentDays(days: readonly Day[], today: Day): Stretch {
  const from = startOfTwelveMonths(today);
  const current = mostDays(days.filter((day) => day >= from));
  return current.days > 0 ? current : { days: 0, period: { from, to: today } };
}

/**
 * Computes a test. If the stays are too few, the visitor is assumed to stay on, or to return on the
 * next possible day.
 */
function testResult(days: readonly Day[], needed: number, next: Day): TestResult {
  const longer = [...days, ...Array.from({ length: needed }, (_, index) => next + index)];
  const metOn = longer.find((day, index) => {
    const first = longer[index - needed + 1];
    return first && day <= endOfTwelveMonths(first);
  });
  return { metOn, missing: metOn === undefined ? needed : Math.max(0, metOn - next + 1) };
}

function longestAbsence(days: readonly Day[]): Stretch | undefined {
  let longest: Stretch | undefined;
  for (const [index, to] of days.entries()) {
    const from = days[index - 1] ?? to;
    const away = to - from;
    if (away > Math.max(1, longest?.days ?? 0)) longest = { days: away, period: { from, to } };
  }
  return longest;
}

/** @param iso an existing day as YYYY-MM-DD */
export function dayOf(iso: string): Day {
  return Date.parse(`${iso}T00:00:00Z`) / MS_PER_DAY;
}

/** @returns YYYY-MM-DD */
export function isoOf(day: Day): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, "2027-01-01".length);
}

/**
 * The last day of the twelve consecutive months that begin with a day: the day before the same day
 * of the next year. Those that begin on 29 February end on 28 February.
 */
export function endOfTwelveMonths(first: Day): Day {
  return sameDay(first, 1) - 1;
}

/** The first day of the twelve months that end with a day. */
export function startOfTwelveMonths(last: Day): Day {
  return sameDay(last + 1, -1);
}

/** In a year without 29 February this is 1 March. */
function sameDay(day: Day, years: number): Day {
  const date = new Date(day * MS_PER_DAY);
  return date.setUTCFullYear(date.getUTCFullYear() + years) / MS_PER_DAY;
}
