import { languages } from "#schemas/shared/languages.ts";
import { isPrintOf, PRINT_DIGITS, textPrint } from "./text-print.ts";

/** A row of a file beside the phrase that it is about. */
export type PlacedText = {
  source: string;
  text: string;
  /** The text of the phrase today. */
  before: string;
  /** `textPrint` of the text at the export. */
  exported: string | undefined;
  /** The place of the phrase in an export. */
  order: number;
};

/** One or two texts may have been exchanged on purpose. */
const MOST_EXCHANGED = 2;
/** Fewer rows may stand in the order of the alphabet by chance. */
const FEWEST_IN_ORDER = 12;
/** Parts of neighbours in order: of a sorted column, and of one that is not sorted. */
const SORTED = 0.95;
const UNSORTED = 0.8;

/**
 * Doubts a file in which a column was sorted or moved without the others: texts stand beside other
 * phrases than before, or in the order of the alphabet.
 * @param rows in the order of the file
 * @returns what was noticed, as a sentence; undefined for nothing
 */
export function movedColumn(rows: readonly PlacedText[]): string | undefined {
  const strays = straysAmong(rows);
  const [{ row, home } = {}] = strays;
  if (row !== undefined && home !== undefined && strays.length > MOST_EXCHANGED) {
    return `${strays.length} texts stand beside another English phrase than before: “${row.text}” is the translation of “${home.source}”, and stands beside “${row.source}”.`;
  }
  return isSortedAlone(rows.filter(({ text }) => text !== ""))
    ? "The texts stand in the order of the alphabet, and the English phrases do not."
    : undefined;
}

/** Rows with the text of another row, which has lost it. */
function straysAmong(rows: readonly PlacedText[]) {
  const byText = Map.groupBy(rows, ({ before }) => before.trim());
  const byPrint = Map.groupBy(rows, ({ exported }) => exported?.slice(-PRINT_DIGITS));
  const had = (row: PlacedText, text: string) =>
    row.before.trim() === text || isPrintOf(row.exported, text);
  return rows.flatMap((row) => {
    const text = row.text.trim();
    if (text === "" || had(row, text)) return [];
    const homes = [
      ...(byText.get(text) ?? []),
      ...(byPrint.get(textPrint(text).slice(-PRINT_DIGITS)) ?? []),
    ];
    const [home] = homes;
    const isStray = homes.every((each) => each.source !== row.source && each.text.trim() !== text);
    return home !== undefined && isStray ? [{ row, home }] : [];
  });
}

const collators = languages.flatMap(({ locale }) =>
  [false, true].map((ignorePunctuation) => new Intl.Collator(locale, { ignorePunctuation })),
);

/** Whether texts are sorted while their phrases stand as in an export, which is not sorted. */
function isSortedAlone(rows: readonly PlacedText[]): boolean {
  if (rows.length < FEWEST_IN_ORDER) return false;
  const isAsExported =
    partInOrder(
      rows.map(({ order }) => order),
      (a, b) => a - b,
    ) >= SORTED;
  const sortedness = (texts: readonly string[]) =>
    Math.max(
      ...collators.flatMap(({ compare }) => [
        partInOrder(texts, compare),
        partInOrder(texts, (one, other) => compare(other, one)),
      ]),
    );
  return (
    isAsExported &&
    sortedness(rows.map(({ text }) => text)) >= SORTED &&
    sortedness(rows.map(({ source }) => source)) < UNSORTED
  );
}

/** The part of neighbours that are in order. */
function partInOrder<Value>(
  values: readonly Value[],
  compare: (one: Value, other: Value) => number,
): number {
  const steps = values.slice(1).map((value, index) => compare(values[index] ?? value, value));
  return steps.filter((step) => step <= 0).length / steps.length;
}
