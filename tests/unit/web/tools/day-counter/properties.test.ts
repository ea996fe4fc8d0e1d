import { expect, test } from "vitest";
import { realDay } from "#schemas/shared/figures/real-day.ts";
import { toolNeeds } from "#schemas/shared/tools/tool-kinds.ts";
import { dayOf, endOfTwelveMonths, isoOf } from "#web/tools/day-counter/calendar.ts";
import { dayFacts } from "#web/tools/day-counter/day-facts.ts";
import {
  countDays,
  type DayRules,
  daysOfPresence,
  type Stay,
} from "#web/tools/day-counter/rules.ts";
import { seededRandom } from "../many.ts";
import { randomStays, rules, stay } from "./stays.ts";

const ROUNDS = 1_000;

/** Runs through many visitors' stays; a failure shows whose. */
function eachOfMany(seed: number, check: (stays: Stay[], random: () => number) => void): void {
  const random = seededRandom(seed);
  for (let round = 0; round < ROUNDS; round += 1) check(randomStays(random), random);
}

const inIso = (stays: readonly Stay[]) =>
  stays.map(({ arrival, departure }) => `${isoOf(arrival)} ${isoOf(departure)}`).join(", ");

test("days follow each other without a gap, and twelve months have 366 with a leap day and 365 without", () => {
  const wrong: string[] = [];
  for (let day = dayOf("1999-01-01"); day < dayOf("2101-01-01"); day += 1) {
    const iso = isoOf(day);
    const to = endOfTwelveMonths(day);
    const year = Number(iso.slice(0, 4));
    const holdsLeapDay = [year, year + 1]
      .flatMap((each) => realDay(`${each}-02-29`) ?? [])
      .some((leapDay) => iso <= leapDay && leapDay <= isoOf(to));
    if (dayOf(iso) !== day || to - day + 1 !== (holdsLeapDay ? 366 : 365)) wrong.push(iso);
  }
  expect(wrong).toEqual([]);
});

test("no twelve months, wherever they begin, hold more days than were found", () => {
  eachOfMany(1, (stays) => {
    const days = daysOfPresence(stays);
    const { most } = countDays(stays, rules);
    const first = (days[0] ?? 0) - 400;
    // How many days of presence there were up to each day.
    const upTo: number[] = [0];
    const present = new Set(days);
    for (let day = first; day <= (days.at(-1) ?? 0) + 400; day += 1) {
      upTo.push((upTo.at(-1) ?? 0) + (present.has(day) ? 1 : 0));
    }
    const count = (from: number, to: number) =>
      (upTo[to - first + 1] ?? Number.NaN) - (upTo[from - first] ?? Number.NaN);
    let best = 0;
    for (let from = first; from <= (days.at(-1) ?? 0); from += 1) {
      best = Math.max(best, count(from, endOfTwelveMonths(from)));
    }
    expect(most.days, inIso(stays)).toBe(best);
    expect(count(most.period.from, most.period.to), inIso(stays)).toBe(best);
    expect(most.period.to).toBe(endOfTwelveMonths(most.period.from));
  });
});

test("who stays on has a test met on the day that was foretold, and not on the day before", () => {
  eachOfMany(2, (stays) => {
    const last = Math.max(...stays.map(({ departure }) => departure));
    for (const name of ["long", "short"] as const) {
      const { missing, metOn = Number.NaN } = countDays(stays, rules)[name];
      const after = (departure: number) =>
        countDays([...stays, { arrival: last, departure }], rules)[name];
      if (missing === 0) {
        expect(metOn, inIso(stays)).toBeLessThanOrEqual(last);
        continue;
      }
      expect(metOn - last, inIso(stays)).toBe(missing);
      expect(after(metOn), inIso(stays)).toEqual({ missing: 0, metOn });
      expect(after(metOn - 1), inIso(stays)).toEqual({ missing: 1, metOn });
    }
  });
});

test("a further stay never takes days away, never puts a test off, and lengthens no absence between the others", () => {
  eachOfMany(3, (stays, random) => {
    const [further] = randomStays(random);
    if (further === undefined) return;
    const before = countDays(stays, rules);
    const after = countDays([...stays, further], rules);
    expect(after.most.days).toBeGreaterThanOrEqual(before.most.days);
    const last = Math.max(...stays.map(({ departure }) => departure));
    const [first = 0] = daysOfPresence(stays);
    if (before.long.missing === 0) expect(after.long.missing).toBe(0);
    if (first <= further.arrival && further.departure <= last) {
      const longest = (count: typeof before) => count.absence.longest?.days ?? 0;
      expect(longest(after), inIso([...stays, further])).toBeLessThanOrEqual(longest(before));
    }
  });
});

test("the order of stays, and a day that stands in two of them, change nothing", () => {
  eachOfMany(4, (stays) => {
    const again = stays.map(({ departure }) => ({ arrival: departure, departure }));
    expect(countDays([...stays].reverse(), rules)).toEqual(countDays(stays, rules));
    expect(countDays([...stays, ...again], rules)).toEqual(countDays(stays, rules));
  });
});

test("the longest absence is between two stays, and the day to be back by as far after the last", () => {
  eachOfMany(5, (stays) => {
    const days = daysOfPresence(stays);
    const { longest, returnBy } = countDays(stays, rules).absence;
    const gaps = days.map((day, index) => day - (days[index - 1] ?? day));
    const most = Math.max(...gaps);
    expect(longest?.days ?? 1, inIso(stays)).toBe(Math.max(1, most));
    if (longest) {
      expect(longest.period.to - longest.period.from).toBe(longest.days);
      expect(days).toContain(longest.period.from);
      expect(days).toContain(longest.period.to);
    }
    expect(returnBy).toBe((days.at(-1) ?? 0) + rules.absenceDays);
  });
});

test("every result cites every figure that was read for it, and shows no number that is none", () => {
  const { texts } = toolNeeds("day-counter");
  eachOfMany(6, (stays) => {
    const read = new Set<string>();
    const watched: DayRules = new Proxy(rules, {
      get(target, name, receiver) {
        read.add(String(name));
        return Reflect.get(target, name, receiver);
      },
    });
    const groups = dayFacts(countDays(stays, watched), watched);
    const shown = groups.flatMap(({ name, facts }) => [name, ...facts.map(({ label }) => label)]);
    const cited = shown.flatMap((name) => texts[name] ?? []);
    expect(
      [...read].filter((name) => !cited.includes(name)),
      inIso(stays),
    ).toEqual([]);
    expect(JSON.stringify(groups), inIso(stays)).not.toMatch(/NaN|undefined|Invalid|null/);
  });
});

test("more days than a year has are never reached", () => {
  const { long } = countDays([stay("2024-01-01 2026-12-31")], { ...rules, longDays: 367 });
  expect(long).toEqual({ metOn: undefined, missing: 367 });
});
