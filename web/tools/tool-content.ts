import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { readFigure } from "#schemas/shared/figures/figure-number.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { LONGEST_TIME, toolNeeds } from "#schemas/shared/tools/tool-kinds.ts";
import type { ToolKind } from "#schemas/shared/tools/tool-query.ts";
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
  for (const { part, figure } of rows.filter((row) => row._type === "toolFigure")) {
    const read = readFigure(figure?.value ?? "", needs.figures[part]);
    if (read !== undefined) rules[part] = read;
  }
  const planned = rows.filter((row) => row._type === "toolTime");
  const times = timesIn(kind, planned);
  if (!times || !holds<Tool<Kind>["rules"]>(rules, Object.keys(needs.figures))) return undefined;
  const said = [...(words ?? []), ...rows.filter((row) => row._type === "toolText")];
  const texts = Object.fromEntries(said.map(({ part, text }) => [part, wordsOf(text)]));
  const place = { path, site: siteUrl(), contact: fixedPath("contactPage") };
  return { kind, ...place, rules, times, questions: questionsIn(rows), texts };
}

export type PlannedTime = { part: string; label: string; weeks: number };

/** What a tool plans with; undefined where a time is missing, or is none: a draft may hold anything. */
export function timesIn<Kind extends ToolKind>(kind: Kind, planned: readonly PlannedTime[]) {
  const isTime = (weeks: number) => Number.isInteger(weeks) && 0 <= weeks && weeks <= LONGEST_TIME;
  const known = planned.filter(({ weeks }) => isTime(weeks));
  const times = Object.fromEntries(known.map(({ part, label, weeks }) => [part, { label, weeks }]));
  return holds<Tool<Kind>["times"]>(times, toolNeeds(kind).times) ? times : undefined;
}

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
