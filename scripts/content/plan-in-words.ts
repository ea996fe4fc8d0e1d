import { type ContentDocument, isRecord, stableJson, valueAt } from "./document.ts";
import type { FieldDifference, Outcome, Problem, Source, Step } from "./plan.ts";
import { lineText } from "./tables/texts.ts";

const SHOWN = 70;
/** Number of equal characters that are shown before the first difference. */
const BEFORE = 20;

/** A field that lake and source have otherwise, each value on one short line. */
export type FieldInWords = {
  path: string;
  lake: string;
  source: string;
  state: FieldDifference["state"];
};

/** What it means that a field is not simply changed. */
export const statesInWords = {
  changed: "changed",
  kept: "an editor's",
  conflict: "both may have changed it",
} as const satisfies Record<FieldDifference["state"], string>;

/** What the report says of a document, and of its fields. */
export function stepInWords({ outcome, differences }: Step): {
  head: string | undefined;
  fields: FieldInWords[];
  isConflict: boolean;
} {
  const isConflict = outcome === "conflict";
  const isOfFields = !isConflict || differences.some(({ state }) => state === outcome);
  return {
    head: isOfFields ? undefined : "an editor has a draft of it",
    fields: differences.map(({ path, mine, theirs, state }) => {
      const [lake, source] = shownApart(mine, theirs);
      return { path, lake, source, state };
    }),
    isConflict,
  };
}

/** A row of a sheet, and what an import does with its document. */
export type PlanRow = {
  /** Id of the document, or of the part; of a row that is neither, an id of its own. */
  id: string;
  /** Id of the document. */
  document: string;
  /** The number that a spreadsheet shows. */
  row: number;
  /** The text of its key; empty for a row without one. */
  label: string;
  /** `refused`: a rule forbids it. */
  outcome: Outcome | "refused";
  /** Why a document cannot simply be changed. */
  head: string | undefined;
  /** Fields that the row changes, by the titles of their columns. */
  fields: (FieldInWords & { title: string })[];
  /** What a person has to mend, or should look at. */
  problems: { level: Problem["level"]; title: string | undefined; message: string }[];
};

type Planned = { source: Source; steps: readonly Step[]; problems: readonly Problem[] };

/**
 * What an import of a sheet would do, row by row.
 * @param key the field that names a row
 */
export function rowsInWords({ source, steps, problems }: Planned, key: string): PlanRow[] {
  if (source.parts) return partsInWords({ source, steps, problems }, source.parts);
  const { cellAt = () => undefined, fields = [] } = source;
  const problemsOf = Map.groupBy(problems, ({ document }) => document);
  const stepOf = new Map(steps.map((step) => [step.id, step]));
  const ids = new Set([...stepOf.keys(), ...problemsOf.keys()]);
  const rows = [...ids].flatMap((id): PlanRow[] => {
    const cell = cellAt(id, key);
    if (cell === undefined) return [];
    const titleOf = (path: string) => cellAt(id, path)?.title ?? path;
    const step = stepOf.get(id);
    const own = problemsOf.get(id) ?? [];
    const { head, fields: differing } = step ? stepInWords(step) : { head: undefined, fields: [] };
    const { after } = step ?? {};
    const isNew = step?.before === null && after;
    const made = (path: string): FieldInWords[] => {
      const isFilled = cellAt(id, path)?.value !== "";
      const value = isNew && isFilled ? valueAt(after, path) : undefined;
      if (value === undefined) return [];
      return [{ path, lake: "", source: readable(value), state: "changed" }];
    };
    const shown = isNew ? fields.flatMap(made) : differing;
    return [
      {
        id,
        document: id,
        row: cell.row,
        label: cell.value || nameIn(step?.before, key) || (step ? id : ""),
        outcome: own.some(({ level }) => level === "error")
          ? "refused"
          : (step?.outcome ?? "unchanged"),
        head,
        fields: shown.map((field) => ({ ...field, title: titleOf(field.path) })),
        problems: eachOnce(
          own.map(({ level, field, message }) => ({
            level,
            title: cellAt(id, field)?.title,
            message,
          })),
        ),
      },
    ];
  });
  return rows.sort((a, b) => a.row - b.row);
}

function partsInWords(
  { source, steps, problems }: Planned,
  parts: NonNullable<Source["parts"]>,
): PlanRow[] {
  const { cellAt = () => undefined } = source;
  const stepOf = new Map([...steps, ...parts.steps].map((step) => [step.id, step]));
  const rows = [...parts.rows].map(([id, { row, document, label }]): PlanRow => {
    const step = stepOf.get(id);
    const isTaken = step?.outcome === "created" || step?.outcome === "updated";
    const whole = isTaken ? stepOf.get(document) : undefined;
    const own = problems.filter((problem) => {
      if (problem.document === id) return true;
      // What is wrong elsewhere in the document keeps all its rows back.
      const at = isTaken && problem.document === document && cellAt(document, problem.field)?.row;
      return at === row || (at === undefined && problem.level === "error");
    });
    const isRefused = own.some(({ level }) => level === "error");
    return {
      id,
      document,
      row,
      label,
      outcome: isRefused
        ? "refused"
        : whole?.outcome === "conflict"
          ? "conflict"
          : (step?.outcome ?? "unchanged"),
      head: whole && stepInWords(whole).head,
      // A field without a column follows from the others.
      fields: (step ? differencesOf(step) : []).flatMap((field) => {
        const title = cellAt(id, field.path)?.title;
        return title === undefined ? [] : [{ ...field, title }];
      }),
      problems: eachOnce(
        own.map(({ level, document: of, field, message }) => ({
          level,
          title: cellAt(of, field)?.title,
          message,
        })),
      ),
    };
  });
  return rows.sort((a, b) => a.row - b.row);
}

/** The text by which a document is known. */
function nameIn(document: ContentDocument | null | undefined, key: string): string {
  const name = document ? valueAt(document, key) : undefined;
  return typeof name === "string" ? name : "";
}

/** Two rules may say the same of a field. */
function eachOnce(problems: PlanRow["problems"]): PlanRow["problems"] {
  return [...new Map(problems.map((each) => [`${each.title}: ${each.message}`, each])).values()];
}

/** The fields that a row changes; of a new part all that it has. */
function differencesOf(step: Step): FieldInWords[] {
  if (step.before !== null || step.after === null) return stepInWords(step).fields;
  const { _id, _type, _key, ...fields } = step.after;
  return Object.entries(fields).map(([path, value]) => ({
    ...{ path, lake: "", source: readable(value), state: "changed" },
  }));
}

/** Two different values, each on one line, from shortly before the difference. */
export function shownApart(one: unknown, other: unknown): [one: string, other: string] {
  let [a, b] = [readable(one), readable(other)];
  // The difference is not in a text: a key, a type, a setting.
  if (a === b) [a, b] = [stableJson(one), stableJson(other)];
  let alike = 0;
  while (a[alike] === b[alike]) alike += 1;
  const start = Math.max(a.length, b.length) <= SHOWN ? 0 : Math.max(0, alike - BEFORE);
  const cut = (text: string) => {
    const end = start + SHOWN;
    return `${start > 0 ? "…" : ""}${text.slice(start, end)}${text.length > end ? "…" : ""}`;
  };
  return [cut(a), cut(b)];
}

function readable(value: unknown): string {
  if (value === undefined) return "nothing";
  const words = wordsOf(value);
  return words === "" ? stableJson(value) : `“${words}”`;
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) {
    const isText = value.some((block) => isRecord(block) && Array.isArray(block.children));
    return isText ? lineText(value) : value.map(wordsOf).join(" · ");
  }
  if (!isRecord(value)) return typeof value === "string" ? value : "";
  return Object.entries(value)
    .filter(([name]) => name === "_ref" || !name.startsWith("_"))
    .map(([, inner]) => wordsOf(inner))
    .filter((words) => words !== "")
    .join(", ");
}
