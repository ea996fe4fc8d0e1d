import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { readFigure } from "#schemas/shared/figures/figure-number.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import {
  LONGEST_TIME,
  type Rules,
  type Times,
  type ToolKind,
  toolNeeds,
} from "#schemas/shared/tools/tool-kinds.ts";
import type { ToolContent } from "./page-tool.tsx";
import type { Tool, ToolQuestion } from "./tool.ts";
import { figureOf, wordsOf } from "./words.tsx";

/**
 * The tool of a page, without what only the server needs.
 * @param path of the page
 * @returns undefined where the page has none of this kind, or where the rules of it cannot be read, for
 *   a figure or a time is missing or holds no number
 */
export function toolOf<Kind extends ToolKind>(
  kind: Kind,
  content: ToolContent | null,
  path: string,
): Tool<Kind> | undefined {
  if (content?.kind !== kind) return undefined;
  const { rows, words } = content;
  const needs = toolNeeds(kind);
  const rules: Record<string, unknown> = {};
  const times: Record<string, unknown> = {};
  const texts = Object.fromEntries((words ?? []).map(({ part, text }) => [part, wordsOf(text)]));
  for (const row of rows) {
    if (row._type === "toolFigure") {
      const read = readFigure(row.figure?.value ?? "", needs.figures[row.part]);
      if (read !== undefined) rules[row.part] = read;
    } else if (row._type === "toolTime" && isTime(row.weeks)) {
      times[row.part] = { label: row.label, weeks: row.weeks };
    } else if (row._type === "toolText") texts[row.part] = wordsOf(row.text);
  }
  if (!holds<Rules<Kind>>(rules, Object.keys(needs.figures))) return undefined;
  if (!holds<Times<Kind>>(times, needs.times)) return undefined;
  const place = { path, site: siteUrl(), contact: fixedPath("contactPage") };
  return { kind, ...place, rules, times, questions: questionsIn(rows), texts };
}

/** What a draft holds is not held to the Studio's rules. */
export const isTime = (weeks: number): boolean =>
  Number.isInteger(weeks) && weeks >= 0 && weeks <= LONGEST_TIME;

/** Whether what was found has all of these. */
export const holds = <Whole extends object>(
  found: object,
  names: readonly string[],
): found is Whole => names.every((name) => Object.hasOwn(found, name));

function questionsIn(rows: ToolContent["rows"]): ToolQuestion[] {
  return rows.flatMap((question) => {
    if (question._type !== "toolQuestion") return [];
    const { part: name, label, hint } = question;
    const options = rows.flatMap((row) =>
      row._type === "toolOption" && row.part === name
        ? [{ value: row.answer, label: row.label, figure: row.figure && figureOf(row.figure) }]
        : [],
    );
    return [{ name, label, hint, options }];
  });
}
