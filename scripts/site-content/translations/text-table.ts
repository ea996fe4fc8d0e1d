import { headRowOf, plainTitle, readTable, writeTable } from "@nordune/content-tool";
import type { Language } from "#schemas/shared/languages.ts";
import type { Entry } from "#schemas/shared/translations/translation-rows.ts";
import { currentText, type GivenText } from "./merge-texts.ts";
import { textPrint } from "./text-print.ts";

/** A phrase in an export, with the id of its document. */
export type ExportedText = { document: string; entry: Exclude<Entry, { state: "removed" }> };

const titles = {
  document: "Document",
  field: "Field",
  source: "English",
  state: "State",
  earlier: "Earlier English",
  exported: "As exported (leave as it is)",
} as const;

/** The state that a translator writes for an old text that fits a changed phrase as it is. */
const FINISHED = "translated";

/** The title of the column to fill in. It names the language, so that files are not confused. */
export const textTitle = ({ name, tag }: Language) => `${name} (${tag})`;

/**
 * Writes texts as a workbook, one row for each phrase. A spreadsheet reads numbers and days into the
 * cells of CSV, and stores them in its own notation.
 */
export async function writeTextTable(
  path: string,
  language: Language,
  texts: readonly ExportedText[],
): Promise<void> {
  const { document, field, source, state, earlier, exported } = titles;
  const head = [document, field, source, textTitle(language), state, earlier, exported];
  const rows = texts.map(({ document, entry }) => [
    document,
    entry.phrase.field,
    entry.phrase.source,
    currentText(entry),
    entry.state,
    entry.state === "changed" ? entry.row.source : "",
    textPrint(currentText(entry)),
  ]);
  await writeTable(path, [head, ...rows]);
}

/** What a file holds, with the titles of columns that somebody has added and filled in. */
export type TextTable = { texts: GivenText[]; unread: string[] };

/**
 * Reads a table of texts.
 * @param encoding of a CSV file, when it cannot be detected
 * @throws Error when a column is missing or the table is of another language
 */
export async function readTextTable(
  path: string,
  language: Language,
  encoding?: string,
): Promise<TextTable> {
  const placeIn = (row: readonly string[], title: string) =>
    row.findIndex((cell) => plainTitle(cell) === plainTitle(title));
  const isHead = (row: readonly string[]) =>
    [titles.document, titles.source].every((title) => placeIn(row, title) !== -1);
  const needed = [titles.document, titles.field, titles.source, textTitle(language)];
  const isMeant = (row: readonly string[]) => needed.every((title) => placeIn(row, title) !== -1);
  const { rows, days } = await readTable(path, encoding, { isHead, isMeant });
  const headRow = headRowOf(rows, isHead);
  const head = rows[headRow] ?? [];
  const missing = needed.filter((title) => placeIn(head, title) === -1);
  if (missing.length > 0) {
    throw new Error(
      `${path}: there is no column “${missing.join("”, “")}”. A table for ${language.name} needs the columns ${needed.join(", ")}, as an export writes them.`,
    );
  }
  const known = new Set([...Object.values(titles), textTitle(language)].map(plainTitle));
  const unread = head.filter(
    (title, column) =>
      !known.has(plainTitle(title)) &&
      rows.some((row, index) => index > headRow && row[column]?.trim()),
  );
  const texts = rows.flatMap((row, index): GivenText[] => {
    if (index <= headRow || row.every((cell) => cell.trim() === "")) return [];
    const cell = (title: string) =>
      (row[placeIn(head, title)] ?? "").replaceAll("\r\n", "\n").trim();
    return [
      {
        document: cell(titles.document),
        field: cell(titles.field),
        source: cell(titles.source),
        text: cell(textTitle(language)),
        isDay: days[index]?.[placeIn(head, textTitle(language))] ?? false,
        isFinished: cell(titles.state).toLowerCase() === FINISHED,
        isInitial: false,
        exported: cell(titles.exported) || undefined,
        place: `${path}, row ${index + 1}`,
      },
    ];
  });
  return { texts, unread };
}
