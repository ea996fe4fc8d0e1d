import type { Answers } from "../answers.ts";
import { type Question, questions, type Wishes } from "./find-zones.ts";

/** What a visitor chose: wishes, and the zones set side by side. */
export type Choice = { wishes: Wishes; compared: readonly string[]; faults: readonly Fault[] };

/** What can be chosen. */
export type Choosable = {
  /** Values of the answers to each question. */
  valuesOf: (question: Question) => readonly string[];
  /** Ids of the zones. */
  zones: readonly string[];
};

/** What of the answers could not be used: that to a question, or the comparison. */
export type Fault = Question | typeof COMPARE;

/** The answer that names the zones to compare, with commas between. */
export const COMPARE = "compare";

/** More columns would not fit on a sheet of paper. */
export const MOST_COMPARED = 3;

/**
 * Reads what a visitor chose. Whatever is unknown is left out and named, so that no address breaks
 * the page.
 */
export function readChoice(answers: Answers, { valuesOf, zones }: Choosable): Choice {
  const wishes: Partial<Record<Question, string>> = {};
  const faults: Fault[] = [];
  for (const question of questions) {
    const answer = own(answers, question);
    if (answer === "") continue;
    if (valuesOf(question).includes(answer)) wishes[question] = answer;
    else faults.push(question);
  }
  const asked = [
    ...new Set(
      own(answers, COMPARE)
        .split(",")
        .filter((id) => id !== ""),
    ),
  ];
  const known = asked.filter((id) => zones.includes(id));
  if (known.length < asked.length || known.length > MOST_COMPARED) faults.push(COMPARE);
  return { wishes, compared: known.slice(0, MOST_COMPARED), faults };
}

function own(answers: Answers, name: string): string {
  return Object.hasOwn(answers, name) ? (answers[name] ?? "") : "";
}
