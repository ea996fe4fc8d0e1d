import { isRecord } from "../document.ts";
import type { CellKind, Column } from "./columns.ts";
import {
  hasEmphasis,
  keyOfText,
  lineOfText,
  lineText,
  type NumberStyle,
  readNumber,
  siteNumber,
} from "./texts.ts";

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

/** How one kind of value stands in a cell, and what a cell's text stands for. */
type Codec = {
  write: (value: unknown, column: Column) => string;
  read: (text: string, column: Column, context: CellContext) => unknown;
};

const referenceTo = (id: string) => ({ _type: "reference", _ref: id });
const refOf = (value: unknown) => (isRecord(value) ? String(value._ref ?? "") : "");

const text: Codec = { write: String, read: (given) => given };
const choice: Codec = {
  write: (value, { choices }) =>
    choices.find((each) => each.value === value)?.title ?? String(value),
  read(given, { choices }) {
    const found = choices.find(({ title, value }) =>
      [title, value].some((each) => each.toLowerCase() === given.toLowerCase()),
    );
    if (found !== undefined) return found.value;
    const titles = choices.map(({ title }) => title).join(", ");
    throw new Error(`is none of the choices. Write ${titles}`);
  },
};
const reference: Codec = {
  write: refOf,
  read: (given, { to }, { findDocument }) => referenceTo(findDocument(given, to)),
};

/** A list of them, a line each. */
const listOf = ({ write, read }: Codec): Codec => ({
  write: (value, column) =>
    membersOf(value)
      .map((member) => write(member, column))
      .join("\n"),
  read: (given, column, context) => linesOf(given).map((line) => read(line, column, context)),
});

const codecs: Record<CellKind, Codec> = {
  /** A number stays as it is written while it is the same, however the spreadsheet has it. */
  text: {
    write: String,
    read(given, _column, { isNumber, numbers, current }) {
      if (!isNumber) return given;
      const written = siteNumber(given, numbers);
      const digits = (number: string) => number.replaceAll(",", "");
      return typeof current === "string" && digits(written) === digits(current) ? current : written;
    },
  },
  number: {
    write: String,
    read(given, _column, { numbers }) {
      const value = readNumber(given, numbers);
      if (value === undefined) throw new Error("is no number. Write digits, such as 12");
      return value;
    },
  },
  boolean: {
    write: (value) => (value === true ? "yes" : "no"),
    read(given) {
      if (/^(?:yes|true|1|x)$/i.test(given)) return true;
      if (/^(?:no|false|0|-)$/i.test(given)) return false;
      throw new Error("is neither yes nor no. Write one of them");
    },
  },
  date: { write: String, read: dateOf },
  choice,
  choices: listOf(choice),
  slug: {
    write: (value) => (isRecord(value) ? String(value.current ?? "") : ""),
    read: (current) => ({ _type: "slug", current }),
  },
  reference,
  references: listOf({
    write: refOf,
    read(given, { to }, { findDocument }) {
      const id = findDocument(given, to);
      return { ...referenceTo(id), _key: keyOfText(id) };
    },
  }),
  asset: { write: refOf, read: (given, _column, { findAsset }) => referenceTo(findAsset(given)) },
  line: {
    write: (value, { line }) => lineText(value, line?.write),
    read(given, { line }, { current }) {
      if (!hasEmphasis(current)) return lineOfText(given, line?.read);
      throw new Error("would lose its bold or italic words. Change this text in the Studio");
    },
  },
  lines: {
    write: (value, column) =>
      membersOf(value)
        .map((each) => memberText(each, column))
        .join("\n"),
    /** Members keep their place in the lake's memory by their text. */
    read(given, column, { current }) {
      const known = new Map(membersOf(current).map((each) => [memberText(each, column), each]));
      const made = (line: string, index: number) => ({
        _key: `${keyOfText(line)}${index}`,
        _type: column.objectType,
        text: lineOfText(line, column.line?.read),
      });
      return linesOf(given).map((line, index) => known.get(line) ?? made(line, index));
    },
  },
  texts: listOf(text),
};

/** A value as a cell shows it. */
export function cellText(value: unknown, column: Column): string {
  return value === undefined || value === null ? "" : codecs[column.kind].write(value, column);
}

/**
 * The value that a cell's text stands for; undefined for an empty cell. Text that is what the cell
 * would show anyway leaves the value as it is.
 * @throws Error that says what is wrong with the text and how to mend it
 */
export function cellValue(given: string, column: Column, context: CellContext): unknown {
  const plain = plainText(given);
  if (plain === cellText(context.current, column).trim()) return context.current;
  return plain === "" ? undefined : codecs[column.kind].read(plain, column, context);
}

/** A cell's text, whatever program has written it. */
export const plainText = (given: string) => given.replaceAll("\r\n", "\n").trim();

function dateOf(given: string): string {
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/.exec(given);
  const [, day = "", month = "", year = ""] = dotted ?? [];
  const iso = dotted ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : given;
  const date = new Date(`${iso}T00:00:00Z`);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(iso) && !Number.isNaN(date.getTime());
  if (isDay && date.toISOString().startsWith(iso)) return iso;
  throw new Error("is no day. Write it as 2026-11-22 or 22.11.2026");
}

function memberText(member: unknown, { line }: Column): string {
  return isRecord(member) ? lineText(member.text, line?.write) : "";
}

function linesOf(given: string): string[] {
  return given
    .split("\n")
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

function membersOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
