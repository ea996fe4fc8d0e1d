import type { CustomValidatorResult, ValidationContext } from "@sanity/types";
import { readFigure } from "../shared/figures/figure-number.ts";
import { isRecord } from "../shared/record.ts";
import { isToolKind, SHARED_WORDS, type ToolNeeds, toolNeeds } from "../shared/tools/tool-kinds.ts";
import { questionIn, TOOL_PARAMETER } from "../shared/tools/tool-query.ts";
import { rawClient } from "./client.ts";

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (list: unknown): Row[] => (Array.isArray(list) ? list.filter(isRecord) : []);
const idOf = (reference: unknown) => (isRecord(reference) ? reference._ref : undefined);

/** Refuses a tool whose document lacks what its code asks for, or holds what no rule can read. */
export async function incompleteTool(
  tool: unknown,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (!isRecord(tool)) return true;
  const { kind } = tool;
  if (!isToolKind(kind) && kind !== SHARED_WORDS) return true;
  const needs = toolNeeds(kind);
  const rows = rowsIn(tool.rows);
  const wrong = await wrongRow(rows, { kind, needs, context });
  const problems = [
    ...missingRows(rows, needs).map((message) => ({ message, path: ["rows"] })),
    ...rows.flatMap((row) => {
      const message = wrong(row);
      return message === undefined ? [] : [{ message, path: ["rows", { _key: String(row._key) }] }];
    }),
  ];
  return problems.length > 0 ? problems : true;
}

/** The names that a document has to hold once, by the type of their part. */
const wantedOf = ({ questions, figures, texts, times }: ToolNeeds) => ({
  toolQuestion: Object.keys(questions),
  toolFigure: Object.keys(figures),
  toolText: Object.keys(texts),
  toolTime: times,
});

const isOfType = (row: Row, type: string, part: unknown) => row._type === type && row.part === part;

function missingRows(rows: readonly Row[], needs: ToolNeeds): string[] {
  const choices = Object.entries(needs.questions).filter(([, how]) => how === "choice");
  return [
    ...Object.entries(wantedOf(needs)).flatMap(([type, names]) =>
      names
        .filter((name) => !rows.some((row) => isOfType(row, type, name)))
        .map((name) => `The tool needs the ${wordFor(type)} ${name}.`),
    ),
    ...choices
      .filter(([name]) => !rows.some((row) => isOfType(row, "toolOption", name)))
      .map(([name]) => `List what can be chosen for ${name}.`),
  ];
}

/** toolText is a text. */
const wordFor = (type: string) => type.replace("tool", "").toLowerCase();

type Open = { kind: string; needs: ToolNeeds; context: ValidationContext };

/** Makes what says of a part why the tool's code cannot use it, if so. */
async function wrongRow(rows: readonly Row[], { kind, needs, context }: Open) {
  const figures = new Map(
    rows.flatMap((row) => (row._type === "toolFigure" ? [[row.part, idOf(row.figure)]] : [])),
  );
  const values = await valuesOf([...figures.values()], context);
  const wanted = new Map(Object.entries(wantedOf(needs)));

  return (row: Row): string | undefined => {
    const type = String(row._type);
    const part = String(row.part);
    const names = wanted.get(type);
    if (names?.includes(part) === false) return `The tool knows no ${wordFor(type)} ${part}.`;
    if (names && rows.find((each) => isOfType(each, type, part)) !== row) {
      return `The ${wordFor(type)} ${part} is in the list twice.`;
    }
    switch (type) {
      case "toolText":
        return missingFigures(row);
      case "toolFigure":
        return unreadableFigure(row);
      case "toolOption":
        return needs.questions[part] === "choice"
          ? undefined
          : "No question of this name is answered by a choice.";
      case "toolExample":
        return isOwnAddress(row.answer) ? undefined : "Copy the address of a result of this tool.";
    }
  };

  /** A sentence that says what a rule did shows every figure that the rule read. */
  function missingFigures({ part, text }: Row): string | undefined {
    const shown = rowsIn(text)
      .flatMap(({ children }) => rowsIn(children))
      .map(({ figure }) => idOf(figure));
    const missing = (needs.texts[String(part)] ?? []).filter(
      (name) => figures.has(name) && !shown.includes(figures.get(name)),
    );
    if (missing.length === 0) return undefined;
    return `This sentence has to show the figures that its rule reads: ${missing.join(", ")}.`;
  }

  function unreadableFigure({ part, figure }: Row): string | undefined {
    const value = values.get(idOf(figure));
    const wanted = needs.figures[String(part)];
    return value === undefined || readFigure(value, wanted) !== undefined
      ? undefined
      : `The tool's rules cannot reckon with “${value}”: choose a figure that is one ${wanted}.`;
  }

  /** An example that asks another tool, or something that this one does not, has no result. */
  function isOwnAddress(address: unknown): boolean {
    const { [TOOL_PARAMETER]: asked, ...answers } = Object.fromEntries(
      questionIn(typeof address === "string" ? address : ""),
    );
    return (
      asked === kind && Object.keys(answers).every((name) => Object.hasOwn(needs.questions, name))
    );
  }
}

/** What the figures state, by their ids; those that are not there are left out. */
async function valuesOf(ids: unknown[], context: ValidationContext): Promise<Map<unknown, string>> {
  const stored = await rawClient(context).fetch<{ _id: string; value: string | null }[]>(
    `*[_id in $ids]{ _id, "value": coalesce(sameAs->value, value) }`,
    { ids },
  );
  return new Map(stored.map(({ _id, value }) => [_id, value ?? ""]));
}
