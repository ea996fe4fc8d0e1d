import type { ToolKind } from "#schemas/tools/list.ts";
import type { Entries } from "./entries.ts";
import type { MessageName, Problems, QuestionName, Unread } from "./tool.ts";

/** How a tool reads numbers. `signs` may stand before or after an amount. */
export type NumberReader = {
  /** @returns the number, or why it cannot be read */
  read: (
    typed: string,
    signs?: readonly string[],
  ) => number | "notAmount" | "negative" | "tooLarge";
  /** The part of a text that is not a number, or the whole text. */
  unreadPart: (typed: string, signs?: readonly string[]) => string;
};

/** Reads whole numbers alone, for a tool that asks for no amounts. */
export const wholeNumbers: NumberReader = {
  read: (typed) => (/^\d+$/.test(typed) ? Number(typed) : "notAmount"),
  unreadPart: (typed) => typed,
};

/** Reads a tool's entries one by one, and collects their problems. */
export function reading<Kind extends ToolKind>(entries: Entries, numbers: NumberReader) {
  type Question = QuestionName<Kind>;
  const problems: Record<string, MessageName<Kind>> = {};
  /** The unreadable parts of entries that should be numbers. */
  const unread: Record<string, string> = {};
  const typed = (name: Question) => entries[name]?.trim() ?? "";
  /** @returns a value for use until the visitor has corrected the entry */
  function refuse<Value>(name: Question, problem: MessageName<Kind>, instead: Value): Value {
    problems[name] = problem;
    return instead;
  }
  function number(name: Question, signs?: readonly string[]) {
    const read = numbers.read(typed(name), signs);
    if (read === "notAmount" && typed(name)) unread[name] = numbers.unreadPart(typed(name), signs);
    return read;
  }
  return {
    typed,
    refuse,
    /** @param signs of the amount's currency */
    amount(name: Question, signs: readonly string[]): number {
      const read = number(name, signs);
      return typeof read === "number" ? read : refuse(name, read, Number.NaN);
    },
    /**
     * A number between two bounds, both included.
     * @param problem what an entry has that is none, or that does not fit
     * @param fits a further condition, such as being whole
     */
    within(
      name: Question,
      problem: MessageName<Kind>,
      [least, most]: [number, number],
      fits = Number.isFinite,
    ): number {
      const read = number(name);
      const isRight = typeof read === "number" && least <= read && read <= most && fits(read);
      return isRight ? read : refuse(name, problem, least);
    },
    /** One of the given choices. */
    choice<Value extends string>(name: Question, values: readonly [Value, ...Value[]]): Value {
      return values.find((each) => each === typed(name)) ?? refuse(name, "notChoice", values[0]);
    },
    /** The result of reading, if no entry has a problem. */
    whole<Read>(read: Read): Read | { problems: Problems<Kind>; unread: Unread } {
      return Object.keys(problems).length > 0 ? { problems, unread } : read;
    },
  };
}
