import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import type { ToolKind } from "#schemas/tools/index.ts";

/** What a visitor has answered, by the names of the questions; several choices with commas between. */
export type Answers = Readonly<Record<string, string>>;

/** A visitor's answers to the tool of a page. */
export type ToolQuestion = { kind: ToolKind; answers: Answers };

/**
 * The answers of a form or a query, but for the parameter that names the tool. Of several under one
 * name those that are empty at the end are left out.
 */
export function answersIn(given: FormData | URLSearchParams): Answers {
  const names = new Set(given.keys());
  names.delete(TOOL_PARAMETER);
  const answerTo = (name: string) =>
    given
      .getAll(name)
      .reduceRight<string>((rest, each) => (rest ? `${each},${rest}` : `${each}`), "");
  return Object.fromEntries([...names].map((name) => [name, answerTo(name)]));
}

/** The address that opens a page with these answers; questions without an answer are left out. */
export function addressOfAnswers(path: string, { kind, answers }: ToolQuestion): string {
  const given = Object.entries(answers).filter(([, answer]) => answer !== "");
  return `${path}?${new URLSearchParams([[TOOL_PARAMETER, kind], ...given])}`;
}
