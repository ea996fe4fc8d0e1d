import { realDay } from "#schemas/shared/figures/real-day.ts";
import type { QuestionName, TextName } from "#schemas/shared/tools/tool-kinds.ts";
import type { Answers } from "../answers.ts";
import type { Problems } from "../tool.ts";
import { dayOf, type Stay } from "./rules.ts";

type Question = QuestionName<"day-counter">;

/** A stay as it was typed: ISO dates, if all went well. */
type StayRow = Record<Question, string>;

const questions = ["arrival", "departure"] as const satisfies readonly Question[];

/** What the form has room for; nobody's address is longer. */
export const MOST_ROWS = 20;

const FIRST_DAY = "2000-01-01";

/** The rows of an answer in their order, those in which nothing was entered too. */
export function rowsIn(answers: Answers): StayRow[] {
  const arrivals = (answers.arrival ?? "").split(",");
  const departures = (answers.departure ?? "").split(",");
  const count = Math.min(MOST_ROWS + 1, Math.max(arrivals.length, departures.length));
  return Array.from({ length: count }, (_, index) => ({
    arrival: arrivals[index]?.trim() ?? "",
    departure: departures[index]?.trim() ?? "",
  }));
}

export const isFilled = ({ arrival, departure }: StayRow) => `${arrival}${departure}` !== "";

/**
 * Makes stays of what was answered, or says what is wrong with which row. Empty rows count for nothing.
 * @param latest ISO date after which nobody plans a stay
 */
export function readStays(
  answers: Answers,
  latest: string,
): { stays: Stay[] } | { problems: Problems<"day-counter"> } {
  const rows = rowsIn(answers);
  const problems: Record<string, TextName<"day-counter">> = {};
  const refuse = (question: Question, index: number, problem: TextName<"day-counter">) => {
    problems[`${question}-${index + 1}`] = problem;
  };
  const read = rows.flatMap((row, index) => {
    if (!isFilled(row)) return [];
    const wrong = questions.filter((question) => {
      const problem = problemOf(row[question], latest);
      if (problem) refuse(question, index, problem);
      return problem;
    });
    if (wrong.length === 0 && row.departure < row.arrival) refuse("departure", index, "endsBefore");
    if (wrong.length > 0 || row.departure < row.arrival) return [];
    return [{ arrival: dayOf(row.arrival), departure: dayOf(row.departure), index }];
  });
  // Whoever leaves and comes back on the same day may enter that day twice.
  let end = 0;
  read.sort((a, b) => a.arrival - b.arrival || a.departure - b.departure);
  for (const { arrival, departure, index } of read) {
    if (arrival < end) refuse("arrival", index, "overlaps");
    end = Math.max(end, departure);
  }
  if (rows.length > MOST_ROWS) refuse("arrival", MOST_ROWS - 1, "tooMany");
  if (!rows.some(isFilled)) refuse("arrival", 0, "noStay");
  if (Object.keys(problems).length > 0) return { problems };
  return { stays: read };
}

function problemOf(typed: string, latest: string): TextName<"day-counter"> | undefined {
  const day = realDay(typed);
  if (day === undefined) return "notDay";
  if (day < FIRST_DAY) return "tooEarly";
  return day > latest ? "tooLate" : undefined;
}
