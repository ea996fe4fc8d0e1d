import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import type { Answers } from "../answers.ts";
import type { ToolQuestion } from "../tool.ts";
import type { Question } from "./find-zones.ts";

/** A question that the finder knows. */
export type AskedQuestion = Pick<ToolQuestion, "options"> & { name: Question };

/** The answer that names the zones to compare, with commas between. */
export const COMPARE = "compare";

/** More columns would not fit on a sheet of paper. */
const MOST_COMPARED = 3;

/**
 * Reads what a visitor chose: wishes, and the zones to set side by side. Whatever is unknown is left
 * out and named, so that no address breaks the page.
 */
export function readChoice<Zone extends { id: string }>(
  answers: Answers,
  asked: readonly AskedQuestion[],
  zones: readonly Zone[],
) {
  const wishes: Partial<Record<Question, string>> = {};
  const problems: Record<string, TextName<"zone-finder">> = {};
  for (const { name, options } of asked) {
    const answer = answers[name] ?? "";
    if (answer === "") continue;
    if (options.some(({ value }) => value === answer)) wishes[name] = answer;
    else problems[name] = "notChoice";
  }
  const ids = new Set((answers[COMPARE] ?? "").split(",").filter(Boolean));
  const known = zones.filter(({ id }) => ids.has(id));
  if (known.length < ids.size || known.length > MOST_COMPARED) problems[COMPARE] = "notZones";
  return { wishes, compared: known.slice(0, MOST_COMPARED), problems };
}
