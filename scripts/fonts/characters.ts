/** Every code point from the first to the last. */
const span = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const pointsOf = (letters: string): number[] =>
  Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);

/**
 * Characters of English pages: ASCII, typographic signs, two letters in names of the first content,
 * and the word joiner of a figure's mark. No font needs a glyph for that, but for a character of no
 * part a browser asks for each font of the system that the styles name.
 */
const basic = [...span(0x20, 0x7e), 0xa0, 0x2060, ...pointsOf("©·×çé–—‘’“”…€−")];

/** What Swedish, Norwegian, Danish and Finnish pages have beside the characters of English ones. */
const nordic = pointsOf("«»ÄÅÆÉÖØÜäåæöøü");

/** Other letters of northern and western Europe, combining accents, and rarer signs. */
const western = [
  ...[...span(0xa1, 0xff), 0x131, 0x2c6, 0x2da, 0x2dc, 0x152, 0x153, 0x2bb, 0x2bc],
  ...[0x300, 0x301, 0x303, 0x304, 0x308, 0x323, ...span(0x2010, 0x2044)],
  ...[0x2122, 0x2191, 0x2193, 0x2215],
];

/**
 * Letters in names of the first content: Rīga in the address on every page, złoty and Gdańsk on
 * some.
 */
const names = pointsOf("īłń");

/** The letters of the Baltic languages and Polish. */
const baltic = pointsOf("ĀāĄąĆćČčĒēĖėĘęĢģĪīĮįĶķĻļŁłŃńŅņŚśŠšŪūŲųŹźŻżŽž");

const without = (points: number[], taken: number[]) =>
  points.filter((point) => !taken.includes(point));

/** A file that a font is cut into. `source` is the file of the npm package. */
export type Part = {
  name: string;
  source: "latin" | "latin-ext";
  points: readonly number[];
  /** The only family that has this file. */
  only?: "display" | "text";
};

/**
 * The files that a font is cut into. No character is in two files of a family, because a browser
 * uses the first one. The texts of every page have the names; a heading seldom has one. The
 * letters of other languages of Europe, such as Czech or Turkish, are shown in the system's fonts,
 * because their declarations do not fit into the 12 KB of styles that a page may have.
 */
export const parts: readonly Part[] = [
  { name: "basic", source: "latin", points: basic },
  { name: "nordic", source: "latin", points: nordic },
  { name: "western", source: "latin", points: without(western, [...basic, ...nordic]) },
  { name: "names", source: "latin-ext", points: names, only: "text" },
  {
    name: "baltic",
    source: "latin-ext",
    points: without(baltic, [...western, ...names]),
    only: "text",
  },
  { name: "baltic", source: "latin-ext", points: without(baltic, western), only: "display" },
];

/** Every character of a part. */
export const charactersOf = ({ points }: Part): string => String.fromCodePoint(...points);

/** A part as the CSS descriptor `unicode-range`. */
export function unicodeRange({ points }: Part): string {
  const runs: { first: number; last: number }[] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.last === point - 1) run.last = point;
    else runs.push({ first: point, last: point });
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`)
    .join(", ");
}
