import type { TaxBenefitsPageQueryResult } from "#schemas/generated/types.generated.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { questionIn } from "#schemas/shared/tools/tool-address.ts";
import { isToolKind, type TextName, type ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import { type Answers, readAsked } from "./answers.ts";
import { plainWords, type ToolFigure, type Words, wordsOf } from "./words.ts";

/** A tool as queries return it (`toolFields`). */
export type ToolContent = NonNullable<NonNullable<TaxBenefitsPageQueryResult>["tool"]>;

type Row = ToolContent["rows"][number];

export type ToolOption = { value: string; label: string; figure: ToolFigure | null };

export type ToolQuestion = {
  name: string;
  label: string;
  hint: string | null;
  options: readonly ToolOption[];
};

/** A tool as its form needs it, on the server and in the browser: what JSON can carry, and no more. */
export type Tool<Kind extends ToolKind = ToolKind> = {
  kind: Kind;
  /** Path of the page that it stands on, and the address of the site before it. */
  path: string;
  site: string;
  questions: readonly ToolQuestion[];
  figures: Readonly<Record<string, ToolFigure>>;
  texts: Readonly<Record<string, Words>>;
};

/**
 * The tool of a page, without what only the server needs.
 * @returns null where the page has none, or one of another kind
 */
export function toolOf<Kind extends ToolKind>(
  kind: Kind,
  content: ToolContent | null,
  place: { path: string; site: string },
): Tool<Kind> | null {
  if (content === null || !isToolKind(content.kind) || content.kind !== kind) return null;
  const rows = content.rows.map(withPlainNames);
  return {
    kind,
    ...place,
    questions: rows.flatMap((row) =>
      row._type === "toolQuestion"
        ? [{ name: row.name, label: row.label, hint: row.hint, options: optionsOf(row.name, rows) }]
        : [],
    ),
    figures: Object.fromEntries(
      rows.flatMap((row) =>
        row._type === "toolFigure" && row.figure ? [[row.name, figureOf(row.figure)]] : [],
      ),
    ),
    texts: Object.fromEntries(
      rows.flatMap((row) => (row._type === "toolText" ? [[row.name, wordsOf(row.text)]] : [])),
    ),
  };
}

/** What the code compares, without the marks that a draft's texts carry for the Studio. */
function withPlainNames(row: Row): Row {
  if (row._type === "toolExample") return row;
  const name = cleanText(row.name);
  return row._type === "toolOption"
    ? { ...row, name, value: cleanText(row.value) }
    : { ...row, name };
}

function optionsOf(question: string, rows: readonly Row[]): ToolOption[] {
  return rows.flatMap((row) =>
    row._type === "toolOption" && row.name === question
      ? [{ value: row.value, label: row.label, figure: row.figure && figureOf(row.figure) }]
      : [],
  );
}

function figureOf({ _id, value, unit }: ToolFigure): ToolFigure {
  return { _id, value, unit };
}

/** A case with its answers, which stands under the tool. */
export type ToolExample = { key: string; label: string; answers: Answers };

/** The examples of a tool; one whose answers are for another tool is left out. */
export function examplesOf(content: ToolContent): ToolExample[] {
  return content.rows.flatMap((row) => {
    if (row._type !== "toolExample") return [];
    const asked = readAsked(Object.fromEntries(questionIn(cleanText(row.value))));
    return asked?.kind === content.kind
      ? [{ key: row._key, label: row.label, answers: asked.answers }]
      : [];
  });
}

/** One of the tool's texts. */
export function textOf<Kind extends ToolKind>(tool: Tool<Kind>, name: TextName<Kind>): Words {
  return tool.texts[String(name)] ?? [];
}

/** The same as plain text, for a label or a message. */
export function plainTextOf<Kind extends ToolKind>(tool: Tool<Kind>, name: TextName<Kind>): string {
  return plainWords(textOf(tool, name));
}

/** A tool with what its visitor has answered so far. */
export type ToolProps<Kind extends ToolKind> = {
  tool: Tool<Kind>;
  /** Undefined before the first answer. */
  answers?: Answers | undefined;
  /** What stands in the form before the first answer. */
  defaults?: Answers | undefined;
};
