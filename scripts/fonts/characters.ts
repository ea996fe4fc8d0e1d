/** First and last code point of a run of characters. */
export type Range = readonly [first: number, last: number];

const range = (first: number, last = first): Range => [first, last];

/** Every code point of the ranges, in order. */
const pointsIn = (ranges: readonly Range[]) =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );

/**
 * What English pages are written with: ASCII, the signs that editors type, and the two letters that
 * names of the seeded content add.
 */
const basic: readonly Range[] = [
  range(0x20, 0x7e),
  // No-break space, © · × ç é
  ...[0xa0, 0xa9, 0xb7, 0xd7, 0xe7, 0xe9].map((point) => range(point)),
  range(0x2013, 0x2014), // – —
  range(0x2018, 0x2019), // ‘ ’
  range(0x201c, 0x201d), // “ ”
  ...[0x2026, 0x20ac, 0x2212].map((point) => range(point)), // … € −
];

/** Letters of northern and western Europe, accents that follow their letter, and rarer signs. */
const western: readonly Range[] = [
  range(0xa1, 0xff),
  ...[0x131, 0x2c6, 0x2da, 0x2dc].map((point) => range(point)),
  range(0x152, 0x153),
  range(0x2bb, 0x2bc),
  range(0x300, 0x301),
  range(0x303, 0x304),
  ...[0x308, 0x323].map((point) => range(point)),
  range(0x2010, 0x2044),
  ...[0x2122, 0x2191, 0x2193, 0x2215].map((point) => range(point)),
];

/** What names in the seeded content add: every page has Rīga, in the address, some złoty and Gdańsk. */
const names: readonly Range[] = [0x12b, 0x142, 0x144].map((point) => range(point));

/** The letters that the Baltic languages and Polish add. */
const baltic: readonly Range[] = Array.from(
  "ĀāĄąĆćČčĒēĖėĘęĢģĪīĮįĶķĻļŁłŃńŅņŚśŠšŪūŲųŹźŻżŽž",
  (letter) => range(letter.codePointAt(0) ?? 0),
);

/** What other languages of Europe add: the rest of Latin Extended-A. */
const extended: readonly Range[] = [range(0x100, 0x17f)];

/**
 * The parts a typeface is cut into, each a file of its own. No character is in two of them: a browser
 * takes the first that claims it. `source` is the file of the npm package that has the characters.
 */
export const parts = [
  { name: "basic", source: "latin", ranges: basic },
  { name: "western", source: "latin", ranges: without(western, basic) },
  { name: "names", source: "latin-ext", ranges: names },
  { name: "baltic", source: "latin-ext", ranges: without(baltic, [...western, ...names]) },
  { name: "extended", source: "latin-ext", ranges: without(extended, [...western, ...baltic]) },
] as const;

export type Part = (typeof parts)[number];

/** Every character of a part. */
export function charactersOf({ ranges }: Part): string {
  return String.fromCodePoint(...pointsIn(ranges));
}

/** A part as the CSS descriptor `unicode-range` has it. */
export function unicodeRange({ ranges }: Part): string {
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`)
    .join(", ");
}

/** What is left of the ranges without those that are taken. */
function without(ranges: readonly Range[], taken: readonly Range[]): Range[] {
  const isTaken = new Set(pointsIn(taken));
  const left: Range[] = [];
  for (const point of pointsIn(ranges)) {
    if (isTaken.has(point)) continue;
    const last = left.at(-1);
    if (last?.[1] === point - 1) left[left.length - 1] = [last[0], point];
    else left.push([point, point]);
  }
  return left;
}
