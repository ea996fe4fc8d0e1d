import { realDay } from "#schemas/shared/figures/real-day.ts";
import type { Entries } from "../entries.ts";
import type { MessageName } from "../tool.ts";
import { dayOf, type Stay } from "./rules.ts";

/** Maximum number of rows in the form and in an address. */
export const MOST_ROWS = 20;

const FIRST_DAY = "2000-01-01";

/** The rows with an entry, as typed, each with its number from 1. */
export function rowsIn(entries: Entries) {
  const arrivals = (entries.arrival ?? "").split(",");
  const departures = (entries.departure ?? "").split(",");
  const count = Math.min(MOST_ROWS + 1, Math.max(arrivals.length, departures.length));
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    arrival: arrivals[index]?.trim() ?? "",
    departure: departures[index]?.trim() ?? "",
  })).filter(({ arrival, departure }) => arrival || departure);
}

type Days = {
  /** The last day of a stay that has begun and has no departure yet, as an ISO date. */
  today: string;
  /** ISO date after which no stay can be planned. */
  latest: string;
};

/** Converts entries to stays, or returns the problem of each row. */
export function readStays(entries: Entries, { today, latest }: Days) {
  const problems: Record<string, MessageName<"day-counter">> = {};
  const refuse = (question: keyof Stay, number: number, problem?: MessageName<"day-counter">) => {
    if (problem) problems[`${question}-${number}`] = problem;
  };
  const rows = rowsIn(entries);
  const read = rows.flatMap(({ number, arrival, departure: entered }) => {
    const departure = entered === "" && arrival <= today ? today : entered;
    const wrong = problemOf(arrival, latest);
    const endsBefore = !wrong && departure < arrival ? "endsBefore" : undefined;
    const wrongEnd = problemOf(departure, latest) ?? endsBefore;
    refuse("arrival", number, wrong);
    refuse("departure", number, wrongEnd);
    if (wrong || wrongEnd) return [];
    return [{ arrival: dayOf(arrival), departure: dayOf(departure), number }];
  });
  // A visitor who leaves and returns on the same day may enter that day twice.
  let end = 0;
  read.sort((a, b) => a.arrival - b.arrival || a.departure - b.departure);
  for (const { arrival, departure, number } of read) {
    if (arrival < end) refuse("arrival", number, "overlaps");
    end = Math.max(end, departure);
  }
  if (rows.some(({ number }) => number > MOST_ROWS)) refuse("arrival", MOST_ROWS, "tooMany");
  if (rows.length === 0) refuse("arrival", 1, "noStay");
  return Object.keys(problems).length > 0 ? { problems } : { stays: read };
}

function problemOf(typed: string, latest: string) {
  const day = realDay(typed);
  if (day === undefined) return "notDay";
  if (day < FIRST_DAY) return "tooEarly";
  return day > latest ? "tooLate" : undefined;
}
