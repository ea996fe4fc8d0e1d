import type { CustomValidatorResult, ValidationContext } from "@sanity/types";
import { figureDay, figureNumber } from "../shared/figures/figure-number.ts";
import { isRecord } from "../shared/record.ts";
import { LONGEST_TIME, planningWeeks } from "../shared/tools/planning-weeks.ts";
import { questionIn, TOOL_PARAMETER } from "../shared/tools/tool-address.ts";
import {
  isToolKind,
  type ToolKind,
  type ToolNeeds,
  toolNeeds,
} from "../shared/tools/tool-kinds.ts";
import { rawClient } from "./client.ts";

type Row = Readonly<Record<string, unknown>>;

/** A tool under validation: what its code asks for, and its parts by their types. */
type OpenTool = { kind: ToolKind; needs: ToolNeeds; rowsOf: (type: string) => Row[] };

const rowsIn = (list: unknown): Row[] => (Array.isArray(list) ? list.filter(isRecord) : []);

function openTool(tool: unknown): OpenTool | undefined {
  if (!isRecord(tool) || !isToolKind(tool.kind)) return undefined;
  const rows = rowsIn(tool.rows);
  return {
    kind: tool.kind,
    needs: toolNeeds(tool.kind),
    rowsOf: (type) => rows.filter(({ _type }) => _type === type),
  };
}

/** A problem of one part; its field is where the editor is led to. */
const problemOf = (row: Row, message: string) => ({
  message,
  path: ["rows", { _key: String(row._key) }],
});

/** Refuses a tool whose document lacks what its code asks for, or holds what it never looks at. */
export function incompleteTool(tool: unknown): CustomValidatorResult {
  const open = openTool(tool);
  if (open === undefined) return true;
  const { needs, rowsOf } = open;
  const problems = [
    ...wrongNames(rowsOf("toolQuestion"), Object.keys(needs.questions), "question"),
    ...wrongNames(rowsOf("toolFigure"), Object.keys(needs.figures), "figure"),
    ...wrongNames(rowsOf("toolText"), Object.keys(needs.texts), "text"),
    ...wrongOptions(open),
    ...wrongTimes(open),
    ...missingFigures(open),
    ...wrongExamples(open),
  ];
  return problems.length > 0 ? problems : true;
}

/** What is wrong with the names of a kind of parts: each that the code knows is there exactly once. */
function wrongNames(rows: Row[], wanted: readonly string[], what: string) {
  const names = rows.map(({ name }) => name);
  const missing = wanted.filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => ({ message: `The tool needs the ${what} ${name}.`, path: ["rows"] })),
    ...rows.flatMap((row, index) => {
      const name = String(row.name);
      if (!wanted.includes(name)) return [problemOf(row, `The tool knows no ${what} ${name}.`)];
      const isFirst = names.indexOf(row.name) === index;
      return isFirst ? [] : [problemOf(row, `The ${what} ${name} is in the list twice.`)];
    }),
  ];
}

function wrongOptions({ needs, rowsOf }: OpenTool) {
  const options = rowsOf("toolOption").filter(({ name }) => !needs.times.includes(String(name)));
  const choices = Object.keys(needs.questions).filter((name) => needs.questions[name] === "choice");
  return [
    ...choices
      .filter((choice) => !options.some(({ name }) => name === choice))
      .map((choice) => ({ message: `List what can be chosen for ${choice}.`, path: ["rows"] })),
    ...options
      .filter(({ name }) => !choices.includes(String(name)))
      .map((row) => problemOf(row, "No question of this name is answered by a choice.")),
  ];
}

/** What the tool plans time for is there once, with a number of weeks that its rules can reckon with. */
function wrongTimes({ needs, rowsOf }: OpenTool) {
  const options = rowsOf("toolOption");
  return needs.times.flatMap((time) => {
    const [row, again] = options.filter(({ name }) => name === time);
    if (row === undefined) {
      return [{ message: `The tool needs an option ${time}, with its weeks.`, path: ["rows"] }];
    }
    if (again !== undefined) return [problemOf(again, `The time of ${time} is in the list twice.`)];
    const weeks = planningWeeks(String(row.value));
    const message = `Enter a whole number of weeks as the value, at most ${LONGEST_TIME}.`;
    return weeks === undefined ? [problemOf(row, message)] : [];
  });
}

/** A sentence that says what a rule did shows every figure that the rule read. */
function missingFigures({ needs, rowsOf }: OpenTool) {
  const figures = new Map(rowsOf("toolFigure").map(({ name, figure }) => [name, idOf(figure)]));
  return rowsOf("toolText").flatMap((row) => {
    const shown = rowsIn(row.text)
      .flatMap(({ children }) => rowsIn(children))
      .map(({ figure }) => idOf(figure));
    const missing = (needs.texts[String(row.name)] ?? []).filter(
      (name) => figures.has(name) && !shown.includes(figures.get(name)),
    );
    const message = `This sentence has to show the figures that its rule reads: ${missing.join(", ")}.`;
    return missing.length === 0 ? [] : [problemOf(row, message)];
  });
}

/** An example that asks another tool, or something that this one does not, has no result. */
function wrongExamples({ kind, needs, rowsOf }: OpenTool) {
  return rowsOf("toolExample").flatMap((row) => {
    const question = questionIn(typeof row.value === "string" ? row.value : "");
    const names = [...question.keys()].filter((name) => name !== TOOL_PARAMETER);
    const isOwn = question.get(TOOL_PARAMETER) === kind;
    return isOwn && names.every((name) => Object.hasOwn(needs.questions, name))
      ? []
      : [problemOf(row, "Copy the address of a result of this tool.")];
  });
}

function idOf(reference: unknown): unknown {
  return isRecord(reference) ? reference._ref : undefined;
}

type StoredValue = { _id: string; value: string | null };

/** Refuses a figure in whose value the tool's rules find no number, or no day. */
export async function unreadableFigures(
  tool: unknown,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  const open = openTool(tool);
  if (open === undefined) return true;
  const rows = open.rowsOf("toolFigure");
  const stored = await rawClient(context).fetch<StoredValue[]>(
    `*[_id in $ids]{ _id, "value": coalesce(sameAs->value, value) }`,
    { ids: rows.map(({ figure }) => idOf(figure)) },
  );
  const values = new Map(stored.map(({ _id, value }) => [_id, value ?? ""]));
  const problems = rows.flatMap((row) => {
    const value = values.get(String(idOf(row.figure)));
    const kind = open.needs.figures[String(row.name)];
    if (value === undefined || kind === undefined) return [];
    const isRead = (kind === "day" ? figureDay(value) : figureNumber(value)) !== undefined;
    const message = `The tool's rules cannot reckon with “${value}”: choose a figure that is one ${kind}.`;
    return isRead ? [] : [problemOf(row, message)];
  });
  return problems.length > 0 ? problems : true;
}
