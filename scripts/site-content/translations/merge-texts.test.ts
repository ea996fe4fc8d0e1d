import { expect, test } from "vitest";
import {
  type DocumentTexts,
  type GivenText,
  mergeTexts,
  phraseKey,
  textPrint,
} from "./merge-texts.ts";

const field = "hero.headline";
const translated = { field, source: "From <1/> on 1 June" };
const missing = { field: "hero.lead", source: "Read {count} laws" };
const changed = { field: "note", source: "Ask us for a price" };
const row = { _key: "a", ...translated, text: "Från <1/> den 1 juni" };
const earlier = { _key: "b", field: "note", source: "Ask us for a fee", text: "Fråga oss" };
const removed = { _key: "c", field: "gone", source: "Closed", text: "Stängt" };

const documents = new Map<string, DocumentTexts>([
  ["page", { phrases: [translated, missing, changed], rows: [row, earlier, removed] }],
]);

const given = (changes: Partial<GivenText>): GivenText => ({
  document: "page",
  ...translated,
  text: row.text,
  isFinished: false,
  exported: textPrint(row.text),
  place: "sv.xlsx, row 2",
  ...changes,
});

const merge = (changes: Partial<GivenText>, side?: "mine" | "theirs") =>
  mergeTexts(documents, [given(changes)], side);

test("a file that says what the lake says changes nothing", () => {
  const rows = [
    given({}),
    given({ ...missing, text: "", exported: textPrint("") }),
    given({ ...changed, text: earlier.text, exported: textPrint(earlier.text) }),
  ];
  const merged = mergeTexts(documents, rows);
  expect([...merged.changed]).toEqual([]);
  expect(merged).toMatchObject({ refused: [], untranslated: 1 });
});

test("a new text takes its row, a changed phrase the row of the earlier one, a missing phrase a new row", () => {
  const rows = [
    given({ text: "Den 1 juni från <1/>" }),
    given({ ...missing, text: "Läs {count} lagar", exported: textPrint("") }),
    given({ ...changed, text: "Fråga oss om ett pris", exported: textPrint(earlier.text) }),
  ];
  const { changed: result, refused } = mergeTexts(documents, rows);
  expect(refused).toEqual([]);
  expect(result.get("page")).toEqual([
    { ...row, text: "Den 1 juni från <1/>" },
    { ...changed, _key: "b", text: "Fråga oss om ett pris" },
    removed,
    { ...missing, _key: phraseKey(missing), text: "Läs {count} lagar" },
  ]);
});

test("an old text that fits the changed phrase is taken when the file says that it is finished", () => {
  const kept = { ...changed, text: earlier.text, exported: textPrint(earlier.text) };
  expect([...merge(kept).changed]).toEqual([]);
  const [, second] = merge({ ...kept, isFinished: true }).changed.get("page") ?? [];
  expect(second).toEqual({ ...earlier, ...changed });
});

test.each([
  ["an unknown document", { document: "other" }, /no published document “other”/],
  ["a source that is no phrase", { source: "From <1/> on 2 June" }, /no such English phrase/],
  ["another field", { field: "hero.lead" }, /no such English phrase/],
  ["a lost tag", { text: "Den 1 juni" }, /Use each of these once: <1\/>/],
  ["a lost name in braces", { ...missing, text: "Läs lagar" }, /\{count\}/],
  ["other digits", { text: "Från <1/> den 2 juni" }, /Keep the numbers/],
  ["an emptied text", { text: "" }, /is empty/],
  ["a text that is too long", { text: `<1/> 1 ${"å".repeat(4_000)}` }, /4007 characters, and 4000/],
  ["a phrase that has gone", { ...removed, text: "Öppet" }, /no longer has this English phrase/],
])("%s is refused with its row, and the other rows go in", (_name, changes, message) => {
  const other = given({ ...changed, text: "Fråga oss om ett pris", place: "sv.xlsx, row 3" });
  const rows = [given({ ...changes }), other];
  const merged = mergeTexts(documents, rows, "theirs");
  expect(merged.refused).toEqual([
    expect.objectContaining({ place: "sv.xlsx, row 2", message: expect.stringMatching(message) }),
  ]);
  expect(merged.changed.get("page")?.map(({ text }) => text)).toContain("Fråga oss om ett pris");
});

test("a phrase that stands twice is refused in both rows", () => {
  const merged = mergeTexts(documents, [given({}), given({ place: "sv.xlsx, row 9" })]);
  expect(merged.refused.map(({ place }) => place)).toEqual(["sv.xlsx, row 2", "sv.xlsx, row 9"]);
  expect(merged.refused[0]?.message).toContain("sv.xlsx, row 2 and sv.xlsx, row 9");
});

test("spaces that a spreadsheet has replaced are no other phrase", () => {
  const source = "About {weeks}\u00a0weeks";
  const texts = new Map([["page", { phrases: [{ field, source }], rows: [] }]]);
  const text = "Cirka {weeks} veckor";
  const { changed: result } = mergeTexts(texts, [given({ source: "About {weeks} weeks ", text })]);
  expect(result.get("page")).toMatchObject([{ field, source, text }]);
});

test("what an editor has changed since the export stays, and a text that both changed needs a choice", () => {
  const before = "Från <1/> 1 juni";
  const unchangedInFile = { text: before, exported: textPrint(before) };
  expect(merge(unchangedInFile)).toMatchObject({ refused: [] });
  expect([...merge(unchangedInFile).changed]).toEqual([]);

  const both = { text: "Av <1/> 1 juni", exported: textPrint(before) };
  expect(merge(both).refused).toMatchObject([{ message: expect.stringContaining("--take") }]);
  expect([...merge(both, "mine").changed]).toEqual([]);
  expect(merge(both, "theirs").changed.get("page")?.[0]?.text).toBe(both.text);
  // A file without prints does not know who changed the text.
  expect(merge({ ...both, exported: undefined }).refused).toHaveLength(1);
});
