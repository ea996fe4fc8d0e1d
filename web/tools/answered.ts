import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { Answers } from "./answers.ts";
import type { ToolQuestion } from "./tool.ts";

/** What was answered, a line for each question with an answer, in the words of its options. */
export function answeredLines(questions: readonly ToolQuestion[], answers: Answers): string[] {
  return questions.flatMap(({ name, label, options }) => {
    const answer = answers[name];
    if (!answer) return [];
    const chosen = options.find(({ value }) => value === answer);
    // A question may end as one, before the marks that a draft's texts carry for the Studio.
    return [`${label}${cleanText(label).endsWith("?") ? "" : ":"} ${chosen?.label ?? answer}`];
  });
}
