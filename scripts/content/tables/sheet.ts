import { fingerprint } from "../document.ts";
import type { Cell, Fingerprints, Source } from "../plan.ts";
import { fingerprintsOf, touches } from "../plan.ts";
import { plainText } from "./columns.ts";
import { andList, type Heads, headRowOf, type IsHead, type Table } from "./table-content.ts";

/** The column with the lake's content at the export. */
export const EXPORTED_TITLE = "As exported (leave as it is)";

/** A title as it is compared: a program may have changed its case and spaces. */
export const plainTitle = (title: string) => title.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Finds the row that names the columns: it has one of these titles. */
export const headWith =
  (titles: readonly string[]): IsHead =>
  (row) =>
    row.map(plainTitle).some((title) => titles.map(plainTitle).includes(title));

/**
 * Finds the sheet of a list: most of its columns are the list's own. Other lists may share some.
 * @param own titles of the columns that the list has for its content
 * @param others titles that sheets of any list may have
 */
export function headsOf(
  keys: readonly string[],
  own: readonly string[],
  others: readonly string[],
): Heads {
  const isOwn = (title: string) => headWith(own)([title]);
  const isKnown = (title: string) => headWith([...own, ...others, EXPORTED_TITLE, ""])([title]);
  const isMeant: IsHead = (row) =>
    row.filter(isOwn).length > row.filter((title) => !isKnown(title)).length;
  return { isHead: headWith(keys), isMeant };
}

/** A row of a sheet. */
export type SheetRow = {
  /** The number that a spreadsheet shows. */
  row: number;
  /** The text of a cell, by the title of its column. */
  cellOf: (title: string) => string;
  /** Whether a workbook stores a cell as a number. */
  isNumber: (title: string) => boolean;
  /** Whether a workbook stores a cell as a day or a time. */
  isDay: (title: string) => boolean;
};

/** The rows below the one that names the columns, without empty ones. */
export function sheetRows(
  { rows, numbers, days }: Table,
  isHead: IsHead,
): { head: string[]; body: SheetRow[] } {
  const headRow = headRowOf(rows, isHead);
  const head = rows[headRow] ?? [];
  const titles = head.map(plainTitle);
  const body = rows.flatMap((row, index): SheetRow[] => {
    if (index <= headRow || row.every((cell) => cell.trim() === "")) return [];
    const texts = new Map(titles.map((title, place) => [title, plainText(row[place] ?? "")]));
    const isAmong = (kind: boolean[][], title: string) =>
      kind[index]?.[titles.lastIndexOf(plainTitle(title))] ?? false;
    return [
      {
        row: index + 1,
        cellOf: (title) => texts.get(plainTitle(title)) ?? "",
        isNumber: (title) => isAmong(numbers, title),
        isDay: (title) => isAmong(days, title),
      },
    ];
  });
  return { head, body };
}

/** Rows that a message names one by one. */
const NAMED_ROWS = 5;

/**
 * What is said of each of several rows about the same thing: none is taken, because nobody knows
 * which of them is right.
 */
export function alikeMessage(rows: readonly SheetRow[], what: string): string {
  const named = rows.slice(0, NAMED_ROWS).map(({ row }) => `${row}`);
  const more = rows.length - named.length;
  const all = andList.format(more > 0 ? [...named, `${more} more`] : named);
  return `Rows ${all} are about ${what}. Leave one of them.`;
}

const shortPrint = (text: string) => fingerprint(text).slice(0, 6);

/** The cell that remembers the other cells of an exported row. */
export const printsOf = (texts: readonly string[]): string => texts.map(shortPrint).join(" ");

/** What a row remembers of its export; undefined for a row that was not exported. */
export function exportedCells({ cellOf }: SheetRow, columns: number) {
  const prints = cellOf(EXPORTED_TITLE).split(" ");
  if (prints.length !== columns) return undefined;
  return (place: number, text: string) => shortPrint(text) === prints[place];
}

/** The fingerprints of content, without the fields that have changed since an export. */
export function unmovedPrints(content: unknown, moved: readonly string[]): Fingerprints {
  const known = Object.entries(fingerprintsOf(content));
  return Object.fromEntries(known.filter(([field]) => !touches(field, moved)));
}

/** Where a problem stands in a sheet, for the report. @param path of the file */
export const placesIn =
  (path: string, cellAt: (id: string, field: string) => Cell | undefined): Source["where"] =>
  (id, field) => {
    const found = cellAt(id, field);
    if (found === undefined) return `${path}: ${id}: ${field}`;
    const { row, title, value } = found;
    const cell = title === undefined ? `${id}: ${field}` : `column “${title}”, value “${value}”`;
    return `${path}, row ${row}: ${cell}`;
  };

/** @throws Error for a sheet with other columns, or without any that says what a row is about */
export function assertColumns(
  path: string,
  head: readonly string[],
  names: readonly string[],
  keys: readonly string[],
): void {
  const titles = head.map(plainTitle);
  const known = new Set(["", EXPORTED_TITLE, ...names].map(plainTitle));
  const unknown = head.filter((title) => !known.has(plainTitle(title)));
  const [only = "", ...others] = head.filter((title) => title.trim() !== "");
  const inOne = names.filter((name) => plainTitle(only).includes(plainTitle(name)));
  if (others.length === 0 && unknown.length > 0 && inOne.length > 1) {
    throw new Error(
      `${path}: the columns are not separated: “${only}” is one cell. Separate cells by a semicolon, a comma, a tab or “|”.`,
    );
  }
  if (unknown.length > 0) {
    throw new Error(
      `${path}: there is no column “${unknown.join("”, “")}”. The columns are: ${names.join(", ")}.`,
    );
  }
  const doubled = titles.find((title, index) => title !== "" && titles.indexOf(title) !== index);
  if (doubled) throw new Error(`${path}: the column “${doubled}” appears twice.`);
  if (keys.some((title) => titles.includes(plainTitle(title)))) return;
  throw new Error(
    `${path}: the column “${keys.join("” or “")}” must be there: it says which document a row is.`,
  );
}
