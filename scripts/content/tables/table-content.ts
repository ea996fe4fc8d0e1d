import { parse } from "csv-parse/browser/esm/sync";
import { stringify } from "csv-stringify/browser/esm/sync";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import readXlsxFile from "read-excel-file/universal";
import writeXlsxFile from "write-excel-file/universal";
import { rethrowWith, wholeMessage } from "../document.ts";
import { fontCheck } from "./cell-fonts.ts";
import { isPercentage, shownOtherwise } from "./number-format.ts";
import { refuseOtherFile } from "./other-files.ts";
import { attributeOf, cellStyles } from "./workbook-xml.ts";

/**
 * A list as rows of text. The first row that is not empty names the columns. Empty rows are kept,
 * so rows have the numbers that a spreadsheet shows.
 */
export type Table = {
  rows: string[][];
  /** Which cells a workbook stores as numbers, by row and column. CSV has only texts. */
  numbers: boolean[][];
  /** Which cells a workbook stores as days or times, by row and column. */
  days: boolean[][];
};

const MAX_BYTES = 30_000_000;
/** Maximum number of rows: more than any list of this site, and few enough to check in minutes. */
const MAX_ROWS = 20_000;
/**
 * Bytes that a workbook may unpack to, because a zip bomb of a few kilobytes unpacks to gigabytes.
 */
const UNPACKED_BYTES = 200_000_000;

/** Whether a row names the columns of a table. */
export type IsHead = (row: readonly string[]) => boolean;

/** What says which of the sheets of a workbook is read, and where its columns are named. */
export type Heads = {
  /** Finds the row that names the columns. */
  isHead: IsHead;
  /**
   * Whether such a row is of the table that is meant, and not of another one that shares a column
   * with it.
   */
  isMeant: IsHead;
};

/** A row that is not empty. */
const isFilled: IsHead = (row) => row.some((cell) => cell.trim() !== "");

/** @throws Error for a file that is longer than what is read */
export function refuseLargeFile(name: string, bytes: number): void {
  if (bytes <= MAX_BYTES) return;
  throw new Error(
    `${name} has ${Math.round(bytes / 1e6)} MB, and ${MAX_BYTES / 1e6} are read at most. Divide it.`,
  );
}

/** A spreadsheet as a file, by its name and its content. */
export type TableFile = {
  name: string;
  bytes: Uint8Array;
  /** The code page of a CSV file, when it cannot be detected. */
  encoding?: string | undefined;
  /** Whether it is taken although a column seems to have moved without the others. */
  evenSo?: boolean | undefined;
};

const isWorkbook = (name: string) => /\.xlsx$/i.test(name);

/** The endings of files that hold a list: text with separated columns, and a workbook. */
export const TABLE_ENDINGS: readonly string[] = [".csv", ".tsv", ".tab", ".txt", ".xlsx"];

/** Whether a file's name says that it holds a list. */
export const isTableName = (name: string): boolean =>
  TABLE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));

/**
 * Reads a list from CSV in any of Excel's encodings and separators, or from a workbook.
 * @param heads find the sheet of a workbook, and the row that names the columns; by default the
 *   first row that is not empty
 */
export async function parseTable(
  { name, bytes, encoding }: TableFile,
  heads: Heads = { isHead: isFilled, isMeant: isFilled },
): Promise<Table> {
  refuseLargeFile(name, bytes.length);
  const read = async () => {
    refuseOtherFile(bytes);
    return isWorkbook(name)
      ? readWorkbook(bytes, heads)
      : readCsv(decode(bytes, encoding), heads.isHead);
  };
  const { rows, ...kinds } = await read().catch(
    rethrowWith((message) => `${name} cannot be read: ${message}`),
  );
  refuseErrors(name, rows);
  // Spreadsheets keep emptied rows at their end.
  const end = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== "")) + 1;
  if (end > MAX_ROWS + 1) throw new Error(`${name} has more than ${MAX_ROWS} rows. Divide it.`);
  const cells = rows.slice(0, end).map((row) => row.map((cell) => unguarded(withoutEdges(cell))));
  return { rows: cells, ...kinds };
}

/** A cell without signs at its edges that nobody sees, such as the mark before a file inside another. */
const withoutEdges = (cell: string) => cell.replaceAll(/^\p{Cf}+|\p{Cf}+$/gu, "");

/** The place of the row that names the columns, or of the first row that is not empty. */
export function headRowOf(rows: readonly string[][], isHead: IsHead): number {
  const found = rows.findIndex(isHead);
  return found === -1 ? rows.findIndex(isFilled) : found;
}

/**
 * A list as CSV that Excel opens with correct letters, or as a workbook.
 * @param name of the file, whose ending says which of both
 */
export async function formatTable(name: string, rows: readonly string[][]): Promise<Blob> {
  const safe = rows.map((row) => row.map(guarded));
  if (isWorkbook(name)) {
    const [head = [], ...body] = safe;
    const bold = head.map((value) => ({ value, fontWeight: "bold" as const }));
    return writeXlsxFile([bold, ...body], { stickyRowsCount: 1 }).toBlob();
  }
  if (!/\.csv$/i.test(name)) throw new Error(`${name} is neither .csv nor .xlsx.`);
  // RFC 4180: a cell with a line break of any kind stands in quotes. By itself csv-stringify quotes
  // only those with the break that ends its rows.
  const quoted_match = /[\r\n]/;
  const format = { bom: true, delimiter: ";", record_delimiter: "windows", quoted_match } as const;
  return new Blob([stringify(safe, format)], { type: "text/csv" });
}

/**
 * Text that a spreadsheet would run as a formula, or whose sign after a number it would drop (50+),
 * with the guards that it has already.
 */
const RUN_BY_EXCEL = /^'*(?:[=+\-@\t\r]|\d[\d\s.,]*[+-]$)/;

const guarded = (value: string) => (RUN_BY_EXCEL.test(value) ? `'${value}` : value);
const unguarded = (value: string) => (RUN_BY_EXCEL.test(value) ? value.replace(/^'/, "") : value);

/**
 * What a spreadsheet shows where a formula failed, in the language of its user too: #N/A, #VÄRDEFEL!,
 * #Н/Д, and Err:502 of LibreOffice; ### where a number does not fit into its column, and Loading...
 * where Google Sheets has not asked another sheet or its translator yet.
 */
const ERROR_VALUE =
  /^(?:#(?:[\p{Lu}\d/_ ]+[!?]|\p{Lu}\/\p{Lu}|NV|GETTING_DATA|##+)|[A-Z][a-z]{2}:5\d\d|(?:Loading|Läser in|Laddar|Indlæser|Laster(?: inn)?|Ladataan|Laadimine|Notiek ielāde|Įkeliama|Ładuję|Ładowanie|Wczytuję|Wczytywanie) ?(?:\.{3}|…))$/u;

/** Errors that a message names one by one. */
const NAMED_ERRORS = 10;

/** @throws Error that names the cells in which a formula failed */
function refuseErrors(path: string, rows: readonly string[][]): void {
  const found = rows.flatMap((row, index) =>
    row.flatMap((cell, column) =>
      ERROR_VALUE.test(cell.trim())
        ? [`row ${index + 1}, column ${columnLetters(column)}: ${cell.trim()}`]
        : [],
    ),
  );
  if (found.length === 0) return;
  const more = found.length - NAMED_ERRORS;
  const places = found.slice(0, NAMED_ERRORS).join("; ") + (more > 0 ? `; and ${more} more` : "");
  throw new Error(
    `${path} holds errors of formulas: ${places}. Write the value into each cell, or empty it.`,
  );
}

/** The name of a column in a spreadsheet: A, B, …, Z, AA. */
function columnLetters(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Names in a sentence: “a, b and c”. */
export const andList = new Intl.ListFormat("en-GB");
const orList = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** The code pages of sheets that older programs save, by what people know of them. */
export const CODE_PAGES = [
  { name: "windows-1257", title: "Baltic" },
  { name: "windows-1250", title: "Polish" },
  { name: "windows-1252", title: "Nordic" },
  { name: "macintosh", title: "Excel for Mac" },
];

/** What no text has: control characters, and a capital within a word that other code pages have there. */
const MISREAD = /[\u0080-\u009f]|(?<=\p{Ll})[ŒŠŽŸ]/u;

/** The letters of a file are in another encoding. */
export class EncodingError extends Error {}

/**
 * Decodes text as Excel stores it: UTF-8, UTF-16 with a byte order mark, or the named code page.
 */
export function decode(bytes: Uint8Array, encoding?: string): string {
  const mark = `${bytes[0]} ${bytes[1]}`;
  const marked = mark === "255 254" ? "utf-16le" : mark === "254 255" ? "utf-16be" : "utf-8";
  const name = encoding ?? marked;
  if (name === "utf-8" && bytes.subarray(0, 1000).includes(0)) {
    throw new Error(
      "The file is not a text file. Save it as CSV UTF-8 or as an Excel workbook (.xlsx).",
    );
  }
  const isCodePage = CODE_PAGES.some((page) => page.name === name);
  try {
    const text = new TextDecoder(name, { fatal: true }).decode(bytes);
    // Each byte is some letter of a code page.
    if (isCodePage && MISREAD.test(text)) throw otherEncoding(name);
    return text;
  } catch (cause) {
    throw cause instanceof EncodingError ? cause : otherEncoding(name, cause);
  }
}

function otherEncoding(name: string, cause?: unknown): EncodingError {
  const pages = CODE_PAGES.map((page) => `${page.name} (${page.title})`);
  return new EncodingError(
    `This is not ${name}. Save it as CSV UTF-8, or name its code page: --encoding ${orList.format(pages)}.`,
    { cause },
  );
}

/** A text that a program has written as a formula, so that Excel keeps its zeros: ="0045". */
const SHIELDED = /(^|[;,|\t\r\n])=("[^"=;,|\t\r\n]*")(?=[;,|\t\r\n]|$)/g;

/** The first line, which tells Excel the separator and is not shown. */
const SEPARATOR_LINE = /^"?sep=(.)"?[;,|\t]*(?:\r?\n|$)/i;

/** Files that were put together from others may have several of them. */
const LINE_ENDS = ["\r\n", "\n", "\r"];

function readCsv(text: string, isHead: IsHead): Table {
  const [line = "", told] = SEPARATOR_LINE.exec(text) ?? [];
  const content = text.slice(line.length).replaceAll(SHIELDED, "$1$2");
  const delimiter = told ?? delimiterOf(content, isHead);
  let rows: string[][];
  try {
    const read = parse(content, {
      relax_column_count: true,
      delimiter,
      record_delimiter: LINE_ENDS,
    });
    rows = delimiter === "|" ? read.map(withoutRule) : read;
  } catch (cause) {
    const message = wholeMessage(cause);
    const mend = /quote/i.test(message) ? " A quotation mark inside a cell is written twice." : "";
    throw new Error(`${message}.${mend}`, { cause });
  }
  for (const [index, row] of rows.entries()) {
    const cell = row.find((value) => value.startsWith("="))?.slice(0, 40);
    if (cell !== undefined) {
      throw new Error(`row ${index + 1} holds the formula “${cell}”. Paste it as a value`);
    }
  }
  return { rows, numbers: [], days: [] };
}

const withoutRule = (row: string[]): string[] =>
  row.some((cell) => RULE.test(cell)) && row.every((cell) => cell === "" || RULE.test(cell))
    ? []
    : row;

/** Lines at the beginning of a file among which the names of its columns are looked for. */
const FIRST_LINES = 20;

/**
 * The separator of the line that names the columns, before which a title may stand; without such a
 * line, of the first one that has any. Of several it is the most frequent one, outside of quotes.
 */
function delimiterOf(text: string, isHead: IsHead): string {
  const blank = (quoted: string) => quoted.replaceAll(/[;,|\t\r\n]/g, " ");
  const lines = text.replaceAll(/"[^"]*"/g, blank).split(/\r\n?|\n/, FIRST_LINES);
  const cells = (line: string, sign: string) =>
    line.split(sign).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const delimiterIf = (isFound: IsHead) =>
    lines
      .map((line) =>
        DELIMITERS.filter((sign) => line.includes(sign) && isFound(cells(line, sign))).sort(
          (a, b) => line.split(b).length - line.split(a).length,
        ),
      )
      .find((signs) => signs.length > 0)?.[0];
  return delimiterIf(isHead) ?? delimiterIf(isFilled) ?? ";";
}

const DELIMITERS = [";", ",", "\t", "|"];

/** The line below the head of a table that is drawn with signs, as Markdown and databases do. */
const RULE = /^\s*:?-{2,}:?\s*$/;

/**
 * Reads the sheet that is meant, or else the first one that names columns. Numbers puts a summary
 * before it.
 * @throws Error where several sheets are meant, of which all but one would be lost
 */
async function readWorkbook(bytes: Uint8Array, { isHead, isMeant }: Heads): Promise<Table> {
  const sheets = await readXlsxFile(bufferOf(inspectWorkbook(bytes)));
  const tables = sheets.map(({ sheet, data }) => ({
    sheet,
    rows: data.map((row) => row.map(textOf)),
    numbers: data.map((row) => row.map((cell) => typeof cell === "number")),
    days: data.map((row) => row.map((cell) => cell instanceof Date)),
  }));
  const withHead = tables.filter(({ rows }) => rows.some(isHead));
  const meant = withHead.filter(({ rows }) => isMeant(rows[headRowOf(rows, isHead)] ?? []));
  const filled = meant.filter(({ rows }) => rows.slice(headRowOf(rows, isHead) + 1).some(isFilled));
  if (filled.length > 1) {
    const names = andList.format(filled.map(({ sheet }) => `“${sheet}”`));
    throw new Error(
      `the sheets ${names} each have columns of this list. Put them into one, or save the one that is meant alone.`,
    );
  }
  const [found] = [...filled, ...meant, ...withHead, ...tables];
  const { rows = [], numbers = [], days = [] } = found ?? {};
  return { rows, numbers, days };
}

const bufferOf = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;

/** A number as a spreadsheet has it, with 15 digits: 0.1 + 0.2 is 0.30000000000000004 by itself. */
const exact = (value: number) => Number(value.toPrecision(15));

/** The text of a cell. A time is stored as a part of the day before 1900, which nobody sees. */
function textOf(value: unknown): string {
  if (typeof value === "number") return String(exact(value));
  if (!(value instanceof Date)) return String(value ?? "");
  const [day = "", time = ""] = value.toISOString().split("T");
  return day < "1900" ? time.slice(0, 5) : day;
}

/**
 * Checks a workbook before it is read. It is refused if it unpacks to too much, or if it has a
 * formula, whose value may be outdated, a number that is shown as another one, or a text that its font changes. Errors become text, because they are read as empty cells.
 * @returns the checked content, packed again, so that no file is longer than it claims
 */
export function inspectWorkbook(bytes: Uint8Array, maxBytes = UNPACKED_BYTES): Uint8Array {
  if (strFromU8(bytes.subarray(0, 2)) !== "PK") throw notWorkbook();
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter({ originalSize }) {
      unpacked += originalSize;
      if (unpacked <= maxBytes) return true;
      throw new Error(`it unpacks to more than ${maxBytes / 1e6} MB.`);
    },
  });
  if (!Object.keys(files).some((name) => name.startsWith("xl/"))) throw notWorkbook();
  const xml = (name: string) => withoutPrefix(strFromU8(files[name] ?? new Uint8Array()));
  const styles = xml("xl/styles.xml");
  const formats = formatsOf(styles);
  const refuseFonts = fontCheck({ texts: xml("xl/sharedStrings.xml"), styles });
  for (const name of Object.keys(files)) {
    if (!/^xl\/worksheets\/.*\.xml$/.test(name)) continue;
    const sheet = withPlaces(xml(name));
    refuseFonts(sheet);
    for (const [, place = "", style = "", stored = ""] of sheet.matchAll(NUMBER_CELL)) {
      refuseOtherNumber(place, exact(Number(stored)), formats[Number(style)]);
    }
    const cell = /<c [^>]*?\br=["']([A-Z]+\d+)[^>]*>\s*<f[\s/>]/.exec(sheet)?.[1];
    if (cell !== undefined)
      throw new Error(`the cell ${cell} holds a formula. Paste it as a value.`);
    files[name] = strToU8(sheet.replaceAll(/(<c\s(?:[^>]*\s)?t=)["']e["']/g, '$1"str"'));
  }
  return zipSync(files, { level: 0 });
}

/** A part of a workbook whose elements have no prefix. .NET writes one: `<x:c>`. */
function withoutPrefix(xml: string): string {
  const [, prefix] = /\sxmlns:(\w+)=["'][^"']*\/spreadsheetml\/(?:2006\/)?main["']/.exec(xml) ?? [];
  if (prefix === undefined || !xml.includes(`<${prefix}:`)) return xml;
  return xml
    .replaceAll(`<${prefix}:`, "<")
    .replaceAll(`</${prefix}:`, "</")
    .replace(`xmlns:${prefix}=`, "xmlns=");
}

const notWorkbook = () =>
  new Error("it is not an Excel workbook. Save it as .xlsx or as CSV UTF-8.");

/**
 * A sheet whose cells say their places. Programs may leave them out (ECMA-376, 18.3.1.4): a cell
 * then follows the one before it.
 */
function withPlaces(sheet: string): string {
  if (!/<c(?![^>]*\sr=)[\s>]/.test(sheet)) return sheet;
  let [row, column] = [0, 0];
  return sheet.replaceAll(
    /<(row|c)(?=[\s/>])([^>]*)>/g,
    (tag, name: string, attributes: string) => {
      const [, letters = "", number] = /\sr="([A-Z]*)(\d+)"/.exec(attributes) ?? [];
      if (name === "row") {
        [row, column] = [Number(number ?? row + 1), 0];
        return tag;
      }
      column = number === undefined ? column + 1 : columnNumber(letters);
      return number === undefined ? `<c r="${columnLetters(column - 1)}${row}"${attributes}>` : tag;
    },
  );
}

/** The number of a column, from 1, by its letters. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * A cell with a number, its place and its style. Texts, errors and truth values have a type.
 * LibreOffice and openpyxl give numbers the type "n", which Excel leaves out.
 */
const NUMBER_CELL =
  /<c (?=[^>]*?\br=["']([A-Z]+\d+))(?=[^>]*?\bs=["'](\d+))(?![^>]*?\bt=["'][^n])[^>]*>\s*<v>([^<]*)/g;

/** @throws Error for a number that people see as another one */
function refuseOtherNumber(place: string, value: number, format = "General"): void {
  if (isPercentage(format)) {
    throw new Error(
      `the cell ${place} is a percentage, which a workbook stores as a hundredth of what it shows. Make it a plain number.`,
    );
  }
  const shown = shownOtherwise(value, format);
  if (shown === undefined) return;
  throw new Error(
    `the cell ${place} shows “${shown}”, and its number is ${value}. Write what it shows as text, or make it a plain number.`,
  );
}

/** The formats that every workbook has, by their numbers; those with a currency without it (ECMA-376, 18.8.30). */
const BUILT_IN_FORMATS = Object.entries({
  "0": [1],
  "0.00": [2],
  "#,##0": [3, 5, 6, 37, 38, 41, 42],
  "#,##0.00": [4, 7, 8, 39, 40, 43, 44],
  "0%": [9],
  "0.00%": [10],
  "0.00E+00": [11],
  "##0.0E+0": [48],
}).flatMap(([format, numbers]) => numbers.map((number) => [`${number}`, format] as const));

/** The formats of numbers by their styles. A format that changes no number may be missing. */
function formatsOf(styles: string): (string | undefined)[] {
  const own = [...styles.matchAll(/<numFmt\s(?:"[^"]*"|'[^']*'|[^>"'])*>/g)].map(
    ([format]) => [attributeOf(format, "numFmtId"), attributeOf(format, "formatCode")] as const,
  );
  const formats = new Map<string, string>([...BUILT_IN_FORMATS, ...own]);
  return cellStyles(styles).map((style) => formats.get(attributeOf(style, "numFmtId")));
}
