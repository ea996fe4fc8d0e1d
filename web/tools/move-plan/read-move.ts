import { addMonths } from "#schemas/shared/figures/review-day.ts";
import type { QuestionName, TextName } from "#schemas/shared/tools/tool-kinds.ts";
import type { Answers } from "../answers.ts";
import type { Tool } from "../tool.ts";

type Question = QuestionName<"move-plan">;

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

/** What is wrong with an answer, as the name of the sentence that says it. */
type MoveProblems = Partial<Record<Question, TextName<"move-plan">>>;

type ReadMove = { move: Move } | { problems: MoveProblems };

const companies = ["none", "freeZone", "mainland"] as const;
const cars = ["none", "local", "own"] as const;
const petAnswers = ["no", "yes"] as const;

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
  tool: Pick<Tool<"move-plan">, "questions">,
  answers: Answers,
  { countries, today }: Choosable,
): ReadMove {
  const problems: MoveProblems = {};
  const answer = (name: Question) =>
    Object.hasOwn(answers, name) ? (answers[name] ?? "").trim() : "";
  const chosen = <Value extends string>(name: Question, values: readonly Value[]) => {
    const isOffered = optionsOf(tool, name).includes(answer(name));
    return isOffered ? values.find((value) => value === answer(name)) : undefined;
  };
  const month = readMonth(answer("month"));
  const adults = readCount(answer("adults"));
  const children = readCount(answer("children") || "0");
  const company = chosen("company", companies);
  const pets = chosen("pets", petAnswers);
  const car = chosen("car", cars);
  const country = answer("country");

  if (month === undefined) problems.month = "notMonth";
  else if (today !== undefined) {
    const thisMonth = `${today.slice(0, 7)}-01`;
    if (month < thisMonth) problems.month = "pastMonth";
    else if (month > addMonths(thisMonth, MONTHS_AHEAD)) problems.month = "farMonth";
  }
  if (adults === undefined || adults === 0) problems.adults = "notAdults";
  if (children === undefined) problems.children = "notChildren";
  if (company === undefined) problems.company = "notChoice";
  if (pets === undefined) problems.pets = "notChoice";
  if (car === undefined) problems.car = "notChoice";
  if (country !== "" && countries.every(({ id }) => id !== country)) problems.country = "notChoice";

  if (Object.keys(problems).length > 0) return { problems };
  if (month === undefined || adults === undefined || children === undefined) return { problems };
  if (company === undefined || car === undefined) return { problems };
  return { move: { month, adults, children, company, hasPets: pets === "yes", car, country } };
}

const optionsOf = ({ questions }: Pick<Tool, "questions">, name: Question) =>
  questions.find((question) => question.name === name)?.options.map(({ value }) => value) ?? [];

/** A month as a field for months gives it, or as people write it where the browser has none: 3/2027, 03.2027. */
function readMonth(typed: string): string | undefined {
  const found =
    /^(?<year>\d{4})-(?<month>\d{1,2})$/.exec(typed) ??
    /^(?<month>\d{1,2}) ?[./-] ?(?<year>\d{4})$/.exec(typed);
  const { year = "", month = "" } = found?.groups ?? {};
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return `${year}-${month.padStart(2, "0")}-01`;
}

function readCount(typed: string): number | undefined {
  const count = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  return count <= MOST_PEOPLE ? count : undefined;
}
