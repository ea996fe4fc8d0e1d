import {
  type Answers,
  isToolKind,
  TOOL_PARAMETER,
  type ToolQuestion,
} from "#schemas/shared/tools/tool-query.ts";

export type { Answers, ToolQuestion };

/** What an address asks a tool; undefined where it asks none that is known. */
export function readToolQuestion(
  query: Readonly<Record<string, unknown>>,
): ToolQuestion | undefined {
  const { [TOOL_PARAMETER]: kind, ...rest } = query;
  if (!isToolKind(kind)) return undefined;
  const answers = Object.entries(rest).flatMap(([name, value]) => {
    const texts = [value].flat().filter((each) => typeof each === "string");
    return texts.length === 0 ? [] : [[name, texts.join(",")]];
  });
  return { kind, answers: Object.fromEntries(answers) };
}

/** The answers as they stand in a form, but for the parameter that names the tool. */
export function answersIn(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  data.delete(TOOL_PARAMETER);
  return Object.fromEntries(
    [...new Set(data.keys())].map((name) => [name, data.getAll(name).join(",")]),
  );
}

/** The address that opens a page with these answers; questions without an answer are left out. */
export function addressOfAnswers(path: string, { kind, answers }: ToolQuestion): string {
  const given = Object.entries(answers).filter(([, answer]) => answer !== "");
  return `${path}?${new URLSearchParams([[TOOL_PARAMETER, kind], ...given])}`;
}
