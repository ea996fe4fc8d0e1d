import type { Answers } from "../answers.ts";
import type { ToolQuestion } from "../tool.ts";
import { type Question, questions, type Wishes } from "./find-zones.ts";

/** What a visitor chose: wishes, and the zones set side by side. */
export type Choice = { wishes: Wishes; compared: readonly string[]; faults: readonly Fault[] };

/** What of the answers could not be used: that to a question, or the comparison. */
export type Fault = Question | typeof COMPARE;

/** The answer that names the zones to compare, with commas between. */
export const COMPARE = "compare";

/** More columns would not fit on a sheet of paper. */
const MOST_COMPARED = 3;

/**
 * Reads what a visitor chose. Whatever is unknown is left out and named, so that no address breaks
 * the page.
 */
export function readChoice(
  answers: Answers,
  asked: readonly Pick<ToolQuestion, "name" | "options">[],
  zones: readonly { id: string }[],
): Choice {
  const given = new Map(Object.entries(answers));
  const wishes: Partial<Record<Question, string>> = {};
  const faults: Fault[] = [];
  for (const question of questions) {
    const answer = given.get(question) ?? "";
    if (answer === "") continue;
    const options = asked.find(({ name }) => name === question)?.options ?? [];
    if (options.some(({ value }) => value === answer)) wishes[question] = answer;
    else faults.push(question);
  }
  const ids = [...new Set((given.get(COMPARE) ?? "").split(",").filter(Boolean))];
  const known = ids.filter((each) => zones.some(({ id }) => id === each));
  if (known.length < ids.length || known.length > MOST_COMPARED) faults.push(COMPARE);
  return { wishes, compared: known.slice(0, MOST_COMPARED), faults };
}
