import { expect, test } from "vitest";
import { type DocumentTexts, type GivenText, mergeTexts } from "./merge-texts.ts";
import { textPrint } from "./text-print.ts";

/** English phrases with Swedish ones, none of which stands in the order of the alphabet. */
const PAIRS = [
  ["Ask us", "Fråga oss"],
  ["A licence", "En licens"],
  ["Our team", "Vårt team"],
  ["Free zones", "Frizoner"],
  ["The visa", "Visumet"],
  ["Your taxes", "Dina skatter"],
  ["A school", "En skola"],
  ["Move in", "Flytta in"],
  ["The bank", "Banken"],
  ["Insurance", "Försäkring"],
  ["Open an office", "Öppna ett kontor"],
  ["Hire people", "Anställ folk"],
  ["By the sea", "Vid havet"],
  ["Contact", "Kontakt"],
] as const;

const fieldOf = (index: number) => `sections.${index}.text`;

/** The content, with its translations or without any yet. */
function contentWith(isTranslated: boolean): ReadonlyMap<string, DocumentTexts> {
  const phrases = PAIRS.map(([source], index) => ({ field: fieldOf(index), source }));
  const rows = PAIRS.map(([source, text], index) => ({
    ...{ _key: `${index}`, field: fieldOf(index), source, text },
  }));
  return new Map([["page", { phrases, rows: isTranslated ? rows : [] }]]);
}

/** A file with these texts in its rows, from the first one on. */
const fileWith = (texts: readonly string[], isTranslated: boolean): GivenText[] =>
  PAIRS.map(([source, text], index) => ({
    document: "page",
    field: fieldOf(index),
    source,
    text: texts[index] ?? "",
    isFinished: false,
    isInitial: false,
    exported: textPrint(isTranslated ? text : ""),
    place: `sv.xlsx, row ${index + 2}`,
  }));

const swedish: readonly string[] = PAIRS.map(([, text]) => text);
const { compare } = new Intl.Collator("sv-SE");
const sorted = swedish.toSorted(compare);

test.each<[string, readonly string[], boolean]>([
  ["sorted", sorted, true],
  ["sorted backwards", sorted.toReversed(), true],
  ["sorted before anything is stored", sorted, false],
  ["sorted backwards before anything is stored", sorted.toReversed(), false],
  ["moved down by a cell", ["Ett nytt ord", ...swedish.slice(0, -1)], true],
  ["moved up by a cell", swedish.slice(1), true],
  [
    "sorted in three of its rows",
    [...swedish.slice(0, 3).toSorted(compare), ...swedish.slice(3)]
      .with(0, "Vårt team")
      .with(1, "Fråga oss")
      .with(2, "En licens"),
    true,
  ],
  ["sorted with a text that was new", sorted.with(4, "Ny text"), true],
])(
  "a column of translations that was %s is refused as a whole, in words",
  (_, texts, isTranslated) => {
    const file = fileWith(texts, isTranslated);
    const { changed, refused } = mergeTexts(contentWith(isTranslated), file);
    expect([...changed]).toEqual([]);
    expect(refused).toEqual([
      expect.objectContaining({
        place: "sv.xlsx, row 2",
        message: expect.stringMatching(
          /^(?:\d+ texts stand beside another|The texts stand in the order of the alphabet).*sorted or moved without the others.*--even-so/,
        ),
      }),
    ]);
    // An editor's change since the export hides nothing.
    const { changed: taken } = mergeTexts(contentWith(isTranslated), file, "theirs", true);
    expect(taken.get("page")?.length).toBe(PAIRS.length);
  },
);

test("a column that was sorted is noticed by the export, though editors have changed the texts since", () => {
  const content = contentWith(true);
  const rows = content.get("page")?.rows.map((row) => ({ ...row, text: `${row.text} nu` })) ?? [];
  const texts = { phrases: content.get("page")?.phrases ?? [], rows };
  const { refused } = mergeTexts(new Map([["page", texts]]), fileWith(sorted, true), "theirs");
  expect(refused).toMatchObject([{ message: expect.stringContaining("beside another") }]);
});

test.each<[string, (rows: GivenText[]) => GivenText[]]>([
  ["whole rows are sorted", (rows) => rows.toSorted((a, b) => compare(a.text, b.text))],
  [
    "two texts are exchanged",
    ([first, second, ...others]) =>
      first && second
        ? [{ ...first, text: second.text }, { ...second, text: first.text }, ...others]
        : [],
  ],
  [
    "several phrases get the text of one",
    (rows) => rows.map((row, index) => (index > 9 ? { ...row, text: "Kontakt" } : row)),
  ],
])("a file in which %s is taken", (_, change) => {
  for (const isTranslated of [true, false]) {
    const { refused } = mergeTexts(
      contentWith(isTranslated),
      change(fileWith(swedish, isTranslated)),
    );
    expect(refused).toEqual([]);
  }
});

test("translations in the order of the alphabet are taken where the English stands in it too", () => {
  const names = [..."ABCDEFGHIJKLMN"].map((letter) => `${letter}-zone`);
  const phrases = names.map((source, index) => ({ field: fieldOf(index), source }));
  const file = fileWith(
    names.map((name) => `${name}n`),
    false,
  );
  const rows = file.map((row, index) => ({ ...row, source: names[index] ?? "" }));
  const { refused, changed } = mergeTexts(new Map([["page", { phrases, rows: [] }]]), rows);
  expect(refused).toEqual([]);
  expect(changed.get("page")).toHaveLength(names.length);
});
