import type { CustomValidatorResult, ValidationContext } from "@sanity/types";
import { readFigure } from "../shared/figures/figure-number.ts";
import { isRecord } from "../shared/record.ts";
import { questionIn, TOOL_PARAMETER } from "../shared/tools/tool-query.ts";
import { FIGURE_NAME, figuresNamedIn } from "../shared/tools/tool-text.ts";
import { isToolKind } from "../tools/list.ts";
import { rawClient } from "./client.ts";

/** The values that a tool's rules read from figures, by their names in the rules. */
export type RuleFigures = Readonly<Record<string, "number" | "day">>;

type Row = Readonly<Record<string, unknown>>;

const rowsIn = (list: unknown): Row[] => (Array.isArray(list) ? list.filter(isRecord) : []);

const idOf = (reference: unknown) => (isRecord(reference) ? reference._ref : undefined);

const at = (row: Row, message: string, field?: string) => ({
  message,
  path: [{ _key: String(row._key) }, ...(field === undefined ? [] : [field])],
});

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");

/** Names of the figures that a tool's document lists. */
const namesOfFigures = (document: unknown): string[] =>
  isRecord(document) ? rowsIn(document.figures).map(({ name }) => String(name)) : [];

/** The names that a text has to show: of figures, and of computed values. */
type Shown = { shows?: readonly string[]; computed?: readonly string[] };

/**
 * Why a text is invalid: it names an unknown figure, or lacks one that a rule reads, or a computed
 * value; undefined for a valid text.
 */
function problemOfText(text: unknown, { shows = [], computed = [] }: Shown, document: unknown) {
  if (typeof text !== "string" || text === "") return undefined;
  const named = figuresNamedIn(text);
  const known = [...computed, ...namesOfFigures(document)];
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return known.length === 0
      ? `No figure is called {${unknown}}: this document has none. Leave the braces out.`
      : `No figure is called {${unknown}}. Under Figures there are ${inBraces(known)}.`;
  }
  const missing = (names: readonly string[]) => names.filter((name) => !named.includes(name));
  const unshown = missing(shows);
  if (unshown.length > 0) {
    return `This text has to show the figures that its rule reads: write ${inBraces(unshown)} where they stand.`;
  }
  const uncomputed = missing(computed);
  if (uncomputed.length === 0) return undefined;
  return `This text has to show what was computed: write ${inBraces(uncomputed)} where it stands.`;
}

/**
 * Refuses a text that names an unknown figure, or lacks one that a rule of the tool reads for it.
 */
export const showsFigures =
  (shows: readonly string[], computed: readonly string[] = []) =>
  (text: string | undefined, { document }: Pick<ValidationContext, "document">): true | string =>
    problemOfText(text, { shows, computed }, document) ?? true;

/**
 * The same for the text of a row, by the row's name.
 * @param rows what each text has to show
 */
export const showsFiguresOfRow =
  (rows: Readonly<Record<string, Shown>>) =>
  (
    text: string | undefined,
    { document, parent }: Pick<ValidationContext, "document" | "parent">,
  ): true | string => {
    const name = isRecord(parent) ? String(parent.name) : "";
    const shown = Object.hasOwn(rows, name) ? rows[name] : undefined;
    return problemOfText(text, shown ?? {}, document) ?? true;
  };

type Named = {
  /** The field with the name of a row. */
  by: string;
  /** The names that the rules need. */
  names: readonly string[];
  /** The word for a row in messages. */
  noun: string;
};

/** Refuses a list that lacks a name of the rules, or has one twice. */
export function eachOnce({ by, names, noun }: Named) {
  return (list: unknown): CustomValidatorResult => {
    const rows = rowsIn(list);
    const named = rows.map((row) => String(row[by]));
    const missing = names.filter((name) => !named.includes(name));
    const again = rows.filter((row, index) => named.indexOf(String(row[by])) < index);
    const problems = [
      ...missing.map((name) => ({ message: `The tool needs the ${noun} ${name}.` })),
      ...again.map((row) => at(row, `The ${noun} ${row[by]} is in the list twice.`)),
    ];
    return problems.length === 0 || problems;
  };
}

/** Refuses a question without options, and a repeated option. */
export function everyChoice(asked: readonly string[]) {
  return (list: unknown): CustomValidatorResult => {
    const rows = rowsIn(list);
    const ofQuestion = rows.map(({ question, answer }) => `${question} ${answer}`);
    const problems = [
      ...asked
        .filter((name) => !rows.some(({ question }) => question === name))
        .map((name) => ({ message: `List what can be chosen for ${name}.` })),
      ...rows
        .filter((_, index) => ofQuestion.indexOf(ofQuestion[index] ?? "") < index)
        .map((row) => at(row, `${row.question} has the option ${row.answer} twice.`)),
    ];
    return problems.length === 0 || problems;
  };
}

/** Refuses a list of figures that lacks one of the rules, or has one that a rule cannot read. */
export function figuresOfRules(read: RuleFigures) {
  const once = eachOnce({ by: "name", names: Object.keys(read), noun: "figure" });
  return async (list: unknown, context: ValidationContext): Promise<CustomValidatorResult> => {
    const rows = rowsIn(list);
    const stored = await rawClient(context).fetch<{ _id: unknown; value: string | null }[]>(
      `*[_id in $ids]{ _id, "value": coalesce(sameAs->value, value) }`,
      { ids: rows.map(({ figure }) => idOf(figure)) },
    );
    /** The values of figures by id. Missing figures are left out. */
    const values = new Map(stored.map(({ _id, value }) => [_id, value ?? ""]));
    const problems = rows.flatMap((row) => {
      const name = String(row.name);
      if (!FIGURE_NAME.test(name)) {
        return [at(row, "Begin the name with a small letter, then letters and digits.", "name")];
      }
      const wanted = Object.hasOwn(read, name) ? read[name] : undefined;
      const value = values.get(idOf(row.figure));
      if (!wanted || value === undefined || readFigure(value, wanted) !== undefined) return [];
      const message = `The tool's rules cannot compute with “${value}”: choose a figure that is one ${wanted}.`;
      return [at(row, message, "figure")];
    });
    const known = once(list);
    const all = [...(Array.isArray(known) ? known : []), ...problems];
    return all.length === 0 || all;
  };
}

/** The figures that texts in a list have to show, by the names of rows and fields. */
export type ShownInRows = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Refuses rows with texts that lack a figure which a rule reads for them. */
export function rowsShow(by: string, shown: ShownInRows) {
  return (list: unknown, { document }: ValidationContext): CustomValidatorResult => {
    const problems = rowsIn(list).flatMap((row) =>
      Object.entries(shown[String(row[by])] ?? {}).flatMap(([field, shows]) => {
        const problem = problemOfText(row[field], { shows }, document);
        return problem === undefined ? [] : [at(row, problem, field)];
      }),
    );
    return problems.length === 0 || problems;
  };
}

/** Refuses a text that is not the address of some tool with entries. */
export function firstAnswers(address: string | undefined): true | string {
  if (address === undefined) return true;
  const { [TOOL_PARAMETER]: kind, ...answers } = Object.fromEntries(questionIn(address));
  return isToolKind(kind) && Object.keys(answers).length > 0
    ? true
    : "Copy the address of a result, which holds “?tool=” and what was answered.";
}

/** Refuses a text that is not the address of a result of this tool. */
export function takenExample(kind: string, questions: readonly string[]) {
  return (address: string | undefined): true | string => {
    if (address === undefined) return true;
    const { [TOOL_PARAMETER]: asked, ...answers } = Object.fromEntries(questionIn(address));
    const isKnown = (name: string) => questions.includes(name);
    return asked === kind && Object.keys(answers).every(isKnown)
      ? true
      : "Copy the address of a result of this tool.";
  };
}
