import { readFile, stat, writeFile } from "node:fs/promises";
import { type CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import readXlsxFile from "read-excel-file/node";
import writeXlsxFile from "write-excel-file/node";
import { messageOf } from "../document.ts";
import { decode } from "./decode.ts";
import type { NumberStyle } from "./number-text.ts";
import { inspectWorkbook } from "./workbook.ts";

/** A list as rows of text; the first row names the columns. */
export type Table = { rows: string[][]; numbers: NumberStyle };

const MAX_BYTES = 30_000_000;
/** Rows of content: more than any list of this site, little enough to check in minutes. */
const MAX_ROWS = 20_000;

/**
 * Reads a list from CSV in any of Excel's encodings and separators, or from a workbook's first
 * sheet.
 * @param encoding of a CSV file, when it cannot be told
 * @throws Error that names the file, the place and the mend
 */
export async function readTable(path: string, encoding?: string): Promise<Table> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new Error(`${path} is not there.`);
  if (found.size > MAX_BYTES) {
    throw new Error(
      `${path} has ${Math.round(found.size / 1e6)} MB, and ${MAX_BYTES / 1e6} are read at most. Divide it.`,
    );
  }
  try {
    const bytes = await readFile(path);
    const table = path.endsWith(".xlsx")
      ? await readWorkbook(bytes)
      : readCsv(decode(bytes, encoding));
    if (table.rows.length > MAX_ROWS + 1) {
      throw new Error(`it has more than ${MAX_ROWS} rows. Divide it`);
    }
    return { ...table, rows: table.rows.map((row) => row.map(unguarded)) };
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${messageOf(cause)}`, { cause });
  }
}

/** Writes a list as CSV that Excel opens with its letters right, or as a workbook. */
export async function writeTable(
  path: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  if (path.endsWith(".xlsx")) {
    const [head = [], ...body] = rows;
    const sheet = [
      head.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
      ...body.map((row) => row.map((value) => ({ value: guarded(value), type: String }))),
    ];
    await writeXlsxFile(sheet, { stickyRowsCount: 1 }).toFile(path);
    return;
  }
  if (!path.endsWith(".csv")) throw new Error(`${path} is neither .csv nor .xlsx.`);
  const guardedRows = rows.map((row) => row.map(guarded));
  const text = stringify(guardedRows, { bom: true, delimiter: ";", record_delimiter: "windows" });
  await writeFile(path, text);
}

/** What a spreadsheet would run instead of show, with as many guards as it has already. */
const RUN_BY_EXCEL = /^'*[=+\-@\t\r]/;

/** A value that no spreadsheet takes for a formula. */
export function guarded(value: string): string {
  return RUN_BY_EXCEL.test(value) ? `'${value}` : value;
}

function unguarded(value: string): string {
  return value.startsWith("'") && RUN_BY_EXCEL.test(value) ? value.slice(1) : value;
}

function readCsv(text: string): Table {
  const delimiter = delimiterOf(text);
  try {
    const rows = parse(text, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      relax_column_count: true,
      to: MAX_ROWS + 2,
    });
    // Excel separates cells by semicolons exactly where commas separate decimals.
    return { rows: assertPlain(rows), numbers: delimiter === "," ? "point" : "comma" };
  } catch (cause) {
    throw new Error(mendOf(cause), { cause });
  }
}

function mendOf(cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const isQuote = (
    ["CSV_QUOTE_NOT_CLOSED", "INVALID_OPENING_QUOTE"] satisfies CsvError["code"][]
  ).some((each) => code === each);
  return `${messageOf(cause)}.${isQuote ? " A quotation mark inside a cell is written twice." : ""}`;
}

/** The most frequent separator of the first line, outside quotation marks. */
function delimiterOf(text: string): string {
  const [line = ""] = text.replaceAll(/"[^"]*"/g, "").split(/\r?\n/, 1);
  const counts = [";", ",", "\t"].map((sign) => ({ sign, count: line.split(sign).length }));
  return counts.sort((a, b) => b.count - a.count)[0]?.sign ?? ";";
}

function assertPlain(rows: string[][]): string[][] {
  for (const [index, row] of rows.entries()) {
    const cell = row.find((value) => value.startsWith("="));
    if (cell !== undefined) {
      throw new Error(
        `row ${index + 1} holds the formula “${cell.slice(0, 40)}”. Paste it as a value`,
      );
    }
  }
  return rows;
}

async function readWorkbook(bytes: Buffer): Promise<Table> {
  inspectWorkbook(bytes);
  const [sheet] = await readXlsxFile(bytes);
  const data = sheet?.data ?? [];
  const rows = data.map((row) => row.map(textOf));
  return { rows: rows.filter((row) => row.some((value) => value !== "")), numbers: "point" };
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return String(value);
}
