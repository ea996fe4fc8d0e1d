import { addMonths } from "#schemas/shared/figures/review-day.ts";
import type { Answers } from "../answers.ts";
import { answerReader, isWholeWithin } from "../read-answers.ts";
import type { Tool } from "../tool.ts";

/** A household that moves. */
export type Move = {
  /** ISO date of the first day of the month in which it lands. */
  month: string;
  adults: number;
  children: number;
  company: (typeof companies)[number];
  hasPets: boolean;
  /** `own` comes along, `local` is bought or leased there. */
  car: (typeof cars)[number];
  /** Id of the home country; empty for another than the listed ones. */
  country: string;
};

const companies = ["none", "freeZone", "mainland"] as const;
const cars = ["none", "local", "own"] as const;

/** Larger households are moved by a plan of their own. */
const MOST_PEOPLE = 20;

/** Later than this nobody has a month in mind. */
const MONTHS_AHEAD = 36;

/** What can be chosen besides the options in the tool's document. */
type Choosable = {
  countries: readonly { id: string }[];
  /** The day that it is, as an ISO date; without it any month will do. */
  today?: string;
};

/** Makes a move of what was answered, or says what is wrong with which answer. */
export function readMove(
  tool: Pick<Tool, "questions">,
  answers: Answers,
  { countries, today }: Choosable,
) {
  const read = answerReader<"move-plan">(tool, answers);
  const month = readMonth(read.typed("month"));
  const country = read.typed("country");
  if (month === undefined) read.refuse("month", "notMonth");
  else if (today !== undefined) {
    const thisMonth = `${today.slice(0, 7)}-01`;
    if (month < thisMonth) read.refuse("month", "pastMonth");
    if (month > addMonths(thisMonth, MONTHS_AHEAD)) read.refuse("month", "farMonth");
  }
  if (country !== "" && countries.every(({ id }) => id !== country)) {
    read.refuse("country", "notChoice");
  }
  const move: Move = {
    month: month ?? "",
    adults: read.number("adults", "notAdults", isWholeWithin(1, MOST_PEOPLE)),
    children: read.number(
      "children",
      "notChildren",
      isWholeWithin(0, MOST_PEOPLE),
      read.typed("children") || "0",
    ),
    company: read.choice("company", companies),
    hasPets: read.choice("pets", ["no", "yes"]) === "yes",
    car: read.choice("car", cars),
    country,
  };
  return read.outcome({ move });
}

/** A month as a field for months gives it, or as people write it where the browser has none: 3/2027, 03.2027. */
function readMonth(typed: string): string | undefined {
  const found =
    /^(?<year>\d{4})-(?<month>\d{1,2})$/.exec(typed) ??
    /^(?<month>\d{1,2}) ?[./-] ?(?<year>\d{4})$/.exec(typed);
  const { year = "", month = "" } = found?.groups ?? {};
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return `${year}-${month.padStart(2, "0")}-01`;
}
