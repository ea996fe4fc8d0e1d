import { realDay } from "#schemas/shared/figures/real-day.ts";
import type { QuestionName, TextName, ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import type { Answers } from "./answers.ts";
import { type Currency, currencyOf } from "./currency.ts";
import type { Tool } from "./tool.ts";

/** Groups of three by spaces, commas, points or apostrophes, one and the same; two digits at most after a point or comma. */
const GROUPED = /^(\d{1,3})(?:([\s.,'’])\d{3}(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/;
const PLAIN = /^(\d+)(?:[.,](\d{1,6}))?$/;

/** Above this nobody means it, and sums would lose their last digits. */
const LARGEST = 1e12;

/**
 * Reads a number as people type it: 1500000, 1,500,000, 1 500 000 or 1.500.000,50. What could be
 * thousands or a fraction, such as 1.500, is thousands.
 * @returns the name of the sentence that says why it is none
 */
export function readNumber(typed: string): number | "notAmount" | "negative" | "tooLarge" {
  if (/^[-−–]\s*\d/.test(typed)) return "negative";
  const grouped = GROUPED.exec(typed);
  const plain = grouped ?? PLAIN.exec(typed);
  if (plain === null) return "notAmount";
  const fraction = grouped ? grouped[3] : plain[2];
  const whole = fraction === undefined ? typed : typed.slice(0, -(fraction.length + 1));
  const number = Number(`${whole.replaceAll(/\D/g, "")}.${fraction ?? 0}`);
  return number > LARGEST ? "tooLarge" : number;
}

/** Whether a number is whole, and within bounds. */
export const isWholeWithin = (from: number, to: number) => (number: number) =>
  Number.isInteger(number) && number >= from && number <= to;

/**
 * Reads what was answered, question by question. Of what is wrong it notes the first sentence that
 * says so, and goes on with a value that `outcome` keeps from everybody; of a number, with NaN.
 */
export function answerReader<Kind extends ToolKind>(
  tool: Pick<Tool, "questions">,
  answers: Answers,
) {
  type Name = QuestionName<Kind>;
  const problems: Record<string, TextName<Kind>> = {};

  const typed = (name: Name) => (Object.hasOwn(answers, name) ? (answers[name] ?? "").trim() : "");

  function refuse(name: Name, problem: TextName<Kind>): void {
    problems[name] ??= problem;
  }

  /** One of the options that the tool's document offers and the rules know. */
  function choice<Value extends string>(
    name: Name,
    values: readonly [Value, ...Value[]],
    answer: string = typed(name),
  ): Value {
    const offered = tool.questions.find((question) => question.name === name)?.options ?? [];
    const found = values.find((value) => value === answer);
    if (!found || offered.every(({ value }) => value !== found)) refuse(name, "notChoice");
    return found ?? values[0];
  }

  /** @param isFine without it every number is, and its own sentence says why something is none */
  function number(
    name: Name,
    problem?: TextName<Kind>,
    isFine: (number: number) => boolean = () => true,
    text: string = typed(name),
  ): number {
    const read = readNumber(text);
    if (typeof read === "number" && isFine(read)) return read;
    refuse(name, problem ?? (typeof read === "number" ? "notAmount" : read));
    return Number.NaN;
  }

  /** A day of the calendar, as an ISO date. */
  function day(name: Name): string {
    const found = realDay(typed(name));
    if (found === undefined) refuse(name, "notDay");
    return found ?? "";
  }

  /** That of the question "currency". */
  function currency(name: Name): Currency {
    const found = currencyOf(tool, answers[name]);
    if (found === undefined) refuse(name, "notChoice");
    return found ?? { code: "", rate: 1, options: [] };
  }

  /** What was made of the answers, unless something is wrong with one. */
  function outcome<Read extends object>(read: Read): Read | { problems: typeof problems } {
    return Object.keys(problems).length > 0 ? { problems } : read;
  }

  return { typed, refuse, choice, number, day, currency, outcome };
}
