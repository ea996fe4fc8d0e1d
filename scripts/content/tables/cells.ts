import { isRecord } from "../document.ts";
import type { Column } from "./columns.ts";
import { hasEmphasis, keyOfText, lineOfText, lineText } from "./line-text.ts";
import { type NumberStyle, readNumber, siteNumber } from "./number-text.ts";

/** What a cell needs to know to be read. */
export type CellContext = {
  /** What the document holds at the column's place now. */
  current: unknown;
  numbers: NumberStyle;
  /** Whether the text is a number that stays as it is written. */
  isNumber: boolean;
  /** The id of a document by its id or the name that people know it by. */
  findDocument: (text: string, types: readonly string[]) => string;
  /** The id of a picture by its id or the name of its file. */
  findAsset: (text: string) => string;
};

/** A value as a cell shows it. */
export function cellText(value: unknown, { kind, choices, line }: Column): string {
  if (value === undefined || value === null) return "";
  switch (kind) {
    case "choice":
      return titleOf(value, choices);
    case "choices":
      return membersOf(value)
        .map((member) => titleOf(member, choices))
        .join("\n");
    case "boolean":
      return value === true ? "yes" : "no";
    case "slug":
      return isRecord(value) ? String(value.current ?? "") : "";
    case "reference":
    case "asset":
      return refOf(value);
    case "references":
      return membersOf(value).map(refOf).join("\n");
    case "line":
      return lineText(value, line?.write);
    case "lines":
      return membersOf(value)
        .map((member) => (isRecord(member) ? lineText(member.text, line?.write) : ""))
        .join("\n");
    case "texts":
      return membersOf(value).map(String).join("\n");
    default:
      return String(value);
  }
}

/**
 * The value that a cell's text stands for; undefined for an empty cell. Text that is what the cell
 * would show anyway leaves the value as it is.
 * @throws Error that says what is wrong with the text and how to mend it
 */
export function cellValue(given: string, column: Column, context: CellContext): unknown {
  const text = given.replaceAll("\r\n", "\n").trim();
  const { current } = context;
  if (text === cellText(current, column).trim()) return current;
  if (text === "") return undefined;
  switch (column.kind) {
    case "number":
      return numberOf(text, context.numbers);
    case "boolean":
      return booleanOf(text);
    case "date":
      return dateOf(text);
    case "choice":
      return choiceOf(text, column);
    case "choices":
      return linesOf(text).map((line) => choiceOf(line, column));
    case "slug":
      return { _type: "slug", current: text };
    case "reference":
      return referenceTo(context.findDocument(text, column.to));
    case "asset":
      return referenceTo(context.findAsset(text));
    case "references":
      return linesOf(text).map((line) => {
        const id = context.findDocument(line, column.to);
        return { ...referenceTo(id), _key: keyOfText(id) };
      });
    case "line":
      return lineValue(text, column, current);
    case "lines":
      return members(text, column, current);
    case "texts":
      return linesOf(text);
    default:
      return context.isNumber ? numberText(text, current, context.numbers) : text;
  }
}

/** A number stays as it is written while it is the same number, however the spreadsheet has it. */
function numberText(text: string, current: unknown, numbers: NumberStyle): string {
  const written = siteNumber(text, numbers);
  if (typeof current !== "string") return written;
  return written.replaceAll(",", "") === current.replaceAll(",", "") ? current : written;
}

function numberOf(text: string, numbers: NumberStyle): number {
  const value = readNumber(text, numbers);
  if (value === undefined) throw new Error("is no number. Write digits, such as 12");
  return value;
}

function booleanOf(text: string): boolean {
  if (/^(?:yes|true|1|x)$/i.test(text)) return true;
  if (/^(?:no|false|0|-)$/i.test(text)) return false;
  throw new Error("is neither yes nor no. Write one of them");
}

function dateOf(text: string): string {
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/.exec(text);
  const [, day = "", month = "", year = ""] = dotted ?? [];
  const iso = dotted ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  const date = new Date(`${iso}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(date.getTime());
  if (isDay && date.toISOString().startsWith(iso)) return iso;
  throw new Error("is no day. Write it as 2026-11-22 or 22.11.2026");
}

function titleOf(value: unknown, choices: Column["choices"]): string {
  return choices.find((choice) => choice.value === value)?.title ?? String(value);
}

function choiceOf(text: string, { choices }: Column): string {
  const choice = choices.find(({ title, value }) =>
    [title, value].some((each) => each.toLowerCase() === text.toLowerCase()),
  );
  if (choice !== undefined) return choice.value;
  throw new Error(`is none of the choices. Write ${choices.map(({ title }) => title).join(", ")}`);
}

function lineValue(text: string, { line }: Column, current: unknown): unknown[] {
  if (hasEmphasis(current)) {
    throw new Error("would lose its bold or italic words. Change this text in the Studio");
  }
  return lineOfText(text, line?.read);
}

/** Members keep their place in the lake's memory by their text. */
function members(text: string, { objectType, line }: Column, current: unknown): unknown[] {
  const known = new Map(
    membersOf(current).flatMap((member) =>
      isRecord(member) ? [[lineText(member.text, line?.write), member] as const] : [],
    ),
  );
  return linesOf(text).map((each, index) => {
    const member = known.get(each);
    if (member !== undefined) return member;
    return {
      _key: `${keyOfText(each)}${index}`,
      _type: objectType,
      text: lineOfText(each, line?.read),
    };
  });
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

function membersOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function refOf(value: unknown): string {
  return isRecord(value) && typeof value._ref === "string" ? value._ref : "";
}

function referenceTo(id: string) {
  return { _type: "reference", _ref: id };
}
