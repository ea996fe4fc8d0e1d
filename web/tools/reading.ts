import type { QuestionName, TextName } from "#schemas/shared/tools/tool-kinds.ts";
import type { ToolKind } from "#schemas/shared/tools/tool-query.ts";
import type { Answers } from "./answers.ts";
import type { Problems } from "./tool.ts";

/** Groups of three by spaces, commas, points or apostrophes, one and the same; two digits at most after a point or comma. */
const GROUPED = /^(\d{1,3})(?:([\s.,'’])\d{3}(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/;
const PLAIN = /^(\d+)(?:[.,](\d{1,6}))?$/;

/** Above this nobody means it, and sums would lose their last digits. */
const LARGEST = 1e12;

/**
 * Reads a number as people type it: 1500000, 1,500,000, 1 500 000 or 1.500.000,50. What could be
 * thousands or a fraction, such as 1.500, is thousands.
 * @returns the number, or why it is none
 */
export function readNumber(typed: string): number | "notAmount" | "negative" | "tooLarge" {
  const text = typed.trim();
  if (/^[-−–]\s*\d/.test(text)) return "negative";
  const grouped = GROUPED.exec(text);
  const plain = grouped ?? PLAIN.exec(text);
  if (plain === null) return "notAmount";
  const fraction = grouped ? grouped[3] : plain[2];
  const whole = fraction === undefined ? text : text.slice(0, -(fraction.length + 1));
  const number = Number(`${whole.replaceAll(/\D/g, "")}.${fraction ?? 0}`);
  return number > LARGEST ? "tooLarge" : number;
}

/** Reads a tool's answers one by one, and keeps what is wrong with which of them. */
export function reading<Kind extends ToolKind>(answers: Answers) {
  type Question = QuestionName<Kind>;
  const problems: Record<string, TextName<Kind>> = {};
  const typed = (name: Question) => answers[name]?.trim() ?? "";
  /** @returns what stands for the answer until the visitor has mended it */
  function refuse<Value>(name: Question, problem: TextName<Kind>, instead: Value): Value {
    problems[name] = problem;
    return instead;
  }
  return {
    typed,
    refuse,
    amount(name: Question): number {
      const read = readNumber(typed(name));
      return typeof read === "number" ? read : refuse(name, read, Number.NaN);
    },
    within(
      name: Question,
      problem: TextName<Kind>,
      [least, most]: [number, number],
      fits = Number.isFinite,
    ): number {
      const read = readNumber(typed(name));
      const isRight = typeof read === "number" && least <= read && read <= most && fits(read);
      return isRight ? read : refuse(name, problem, least);
    },
    choice<Value extends string>(name: Question, values: readonly [Value, ...Value[]]): Value {
      return values.find((each) => each === typed(name)) ?? refuse(name, "notChoice", values[0]);
    },
    /** What was made of the answers, if nothing is wrong with any. */
    whole<Read>(read: Read): Read | { problems: Problems<Kind> } {
      return Object.keys(problems).length > 0 ? { problems } : read;
    },
  };
}
