import { expect, test } from "vitest";
import { type DocumentTexts, type GivenText, mergeTexts, phraseKey } from "./merge-texts.ts";
import { textPrint } from "./text-print.ts";

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
  isInitial: false,
  exported: textPrint(row.text),
  place: "sv.xlsx, row 2",
  ...changes,
});

const merge = (changes: Partial<GivenText>, side?: "mine" | "theirs") =>
  mergeTexts(documents, [given(changes)], side);

test("importing unchanged translations changes nothing", () => {
  const rows = [
    given({}),
    given({ ...missing, text: "", exported: textPrint("") }),
    given({ ...changed, text: earlier.text, exported: textPrint(earlier.text) }),
  ];
  const merged = mergeTexts(documents, rows);
  expect([...merged.changed]).toEqual([]);
  expect(merged).toMatchObject({ refused: [], untranslated: 1 });
});

test("two spaces in a row, as a translator may type them, become one", () => {
  const merged = merge({ text: "Den  1 juni   från <1/>" });
  expect(merged.changed.get("page")?.[0]?.text).toBe("Den 1 juni från <1/>");
});

test("a text of which a sentence is not translated is refused, and --even-so takes what is not empty", () => {
  const open = { english: "From <1/>.", isEmpty: false, isBesideTranslated: true };
  const half = given({ text: "From <1/>. Den 1 juni.", open });
  const empty = given({ text: "", open: { ...open, isEmpty: true } });
  for (const row of [half, empty]) {
    const { changed, refused } = mergeTexts(documents, [row]);
    expect(changed.size).toBe(0);
    expect(refused).toMatchObject([
      { place: "sv.xlsx, row 2", message: expect.stringContaining("“From <1/>.”") },
    ]);
  }
  const evenSo = (row: GivenText) => mergeTexts(documents, [row], undefined, true);
  expect(evenSo(half).changed.get("page")?.[0]?.text).toBe("From <1/>. Den 1 juni.");
  expect(evenSo(empty)).toMatchObject({ refused: [{ field }] });
});

test("a line that was broken in a cell goes on where the English is one line", () => {
  const merged = merge({ text: "Den 1 juni\nfrån <1/>" });
  expect(merged.changed.get("page")?.[0]?.text).toBe("Den 1 juni från <1/>");
  const lines = { field: "address", source: "Line one\nLine two" };
  const inLines = new Map([["page", { phrases: [lines], rows: [] }]]);
  const text = "Rad ett\nRad två";
  const kept = mergeTexts(inLines, [given({ ...lines, text, exported: textPrint("") })]);
  expect(kept.changed.get("page")?.[0]?.text).toBe(text);
});

test("an imported translation fills its row, replaces the row of a changed phrase, or adds a row", () => {
  const rows = [
    given({ text: "Den 1 juni från <1/>" }),
    // Its accent stands apart from its letter, as a Mac writes it.
    given({ ...missing, text: "La\u0308s {count} lagar", exported: textPrint("") }),
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

test("an old translation of a changed phrase is accepted when the file marks it as final", () => {
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
  [
    "an escaped letter",
    { text: "Fr\\u00e5n <1/> den 1 juni" },
    /“\\u00e5”: write the letter itself/,
  ],
  ["other digits", { text: "Från <1/> den 2 juni" }, /Keep the numbers/],
  ["an emptied text", { text: "" }, /is empty/],
  ["a text that is too long", { text: `<1/> 1 ${"å".repeat(4_000)}` }, /4007 characters, and 4000/],
  ["a phrase that has gone", { ...removed, text: "Öppet" }, /no longer has this English phrase/],
])("a row with %s is refused and the other rows are imported", (_name, changes, message) => {
  const other = given({ ...changed, text: "Fråga oss om ett pris", place: "sv.xlsx, row 3" });
  const rows = [given({ ...changes }), other];
  const merged = mergeTexts(documents, rows, "theirs");
  expect(merged.refused).toEqual([
    expect.objectContaining({ place: "sv.xlsx, row 2", message: expect.stringMatching(message) }),
  ]);
  expect(merged.changed.get("page")?.map(({ text }) => text)).toContain("Fråga oss om ett pris");
});

test("a phrase that occurs twice in a file is refused in both rows", () => {
  const merged = mergeTexts(documents, [given({}), given({ place: "sv.xlsx, row 9" })]);
  expect(merged.refused.map(({ place }) => place)).toEqual(["sv.xlsx, row 2", "sv.xlsx, row 9"]);
  expect(merged.refused[0]?.message).toContain("sv.xlsx, row 2 and sv.xlsx, row 9");
});

test("a phrase is recognised although a spreadsheet has changed its spaces", () => {
  const source = "About {weeks}\u00a0weeks";
  const texts = new Map([["page", { phrases: [{ field, source }], rows: [] }]]);
  const text = "Cirka {weeks} veckor";
  const { changed: result } = mergeTexts(texts, [given({ source: "About {weeks} weeks ", text })]);
  expect(result.get("page")).toMatchObject([{ field, source, text }]);
});

test("a new text that a reviewer has rejected is refused, unless it is meant so", () => {
  const rejected = given({ ...missing, text: "Läs {count} lagar", isRejected: true });
  expect(mergeTexts(documents, [rejected]).refused).toMatchObject([
    { message: expect.stringContaining("reviewer") },
  ]);
  expect(mergeTexts(documents, [rejected], undefined, true).refused).toEqual([]);
  // What stands there already is not refused again.
  const same = given({ ...translated, text: row.text, isRejected: true });
  expect(mergeTexts(documents, [same]).refused).toEqual([]);
});

test("a translation of which a tool has only made the spaces plain is unchanged", () => {
  const [text, plain] = ["Från\u00a0<1/> den 1\u202fjuni", "Från <1/> den 1 juni"];
  const texts = (today: string) =>
    new Map([["page", { phrases: [translated], rows: [{ ...row, text: today }] }]]);
  const asReturned = given({ ...translated, text: plain, exported: textPrint(text) });
  for (const exported of [asReturned.exported, undefined]) {
    const { changed: result, refused } = mergeTexts(texts(text), [{ ...asReturned, exported }]);
    expect([[...result], refused]).toEqual([[], []]);
  }
  // What an editor has written since the export stays.
  const since = mergeTexts(texts("Den 1 juni från <1/>"), [asReturned]);
  expect([[...since.changed], since.refused]).toEqual([[], []]);
  // Spaces that a translator has put in on purpose come in.
  const { changed: result } = mergeTexts(texts(plain), [{ ...asReturned, text }]);
  expect(result.get("page")?.[0]?.text).toBe(text);
});

test("a translation that an editor has changed since the export stays, and a conflict needs a choice", () => {
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

test("an English text in place of its translation is not imported", () => {
  const copied = { ...missing, text: missing.source, exported: textPrint("") };
  expect(merge({ ...copied, isInitial: true })).toMatchObject({ refused: [], untranslated: 1 });
  const [refusal] = merge(copied).refused;
  expect(refusal?.message).toMatch(/English text.*--even-so/);
  const { changed: taken } = mergeTexts(documents, [given(copied)], undefined, true);
  expect(taken.get("page")?.at(-1)?.text).toBe(missing.source);
});

test("a file with the texts of another language is refused once, and imported with --even-so", () => {
  const numbers = ["one", "two", "three", "four", "five", "six"];
  const phrases = numbers.map((number) => ({ field: number, source: `Visa ${number}` }));
  const others = phrases.map((phrase, index) => ({
    ...phrase,
    text: `Visum ${index + 1}`.replace(/\d/, (digit) => "abcdef"[Number(digit) - 1] ?? ""),
    language: "sv" as const,
  }));
  const texts = new Map([["page", { phrases, rows: [], others }]]);
  const file = (swedish: number) =>
    others.map(({ text, ...phrase }, index) =>
      given({
        ...phrase,
        text: index < swedish ? text : `Viisumi ${text.slice(-1)}`,
        exported: textPrint(""),
      }),
    );
  expect(mergeTexts(texts, file(6))).toMatchObject({
    changed: new Map(),
    refused: [
      { field: "(all texts)", message: expect.stringMatching(/6 of 6.*Svenska.*--even-so/) },
    ],
  });
  expect(mergeTexts(texts, file(4)).refused).toMatchObject([{ field: "(all texts)" }]);
  expect(mergeTexts(texts, file(6), undefined, true).changed.get("page")).toHaveLength(6);
  // Some texts are the same in two languages.
  expect(mergeTexts(texts, file(2))).toMatchObject({ refused: [] });
});

test("a long text of another language is refused, and imported with --even-so", () => {
  const text = "Läs {count} lagar och lämna sedan in din ansökan";
  const others = [{ ...missing, text, language: "sv" as const }];
  const texts = new Map([["page", { phrases: [missing], rows: [], others }]]);
  const row = given({ ...missing, text, exported: textPrint("") });
  expect(mergeTexts(texts, [row]).refused).toMatchObject([
    { field: missing.field, message: expect.stringMatching(/Svenska.*--even-so/) },
  ]);
  expect(mergeTexts(texts, [row], undefined, true).refused).toEqual([]);
});

test("a translation with markup that visitors would see is refused, and imported with --even-so", () => {
  const row = { text: "<1/> den 1 <b>juni</b>" };
  expect(merge(row).refused).toMatchObject([{ message: expect.stringContaining("“<b>”") }]);
  expect(mergeTexts(documents, [given(row)], "theirs", true).refused).toEqual([]);
  // What the lake has already is not doubted again.
  const odd = { ...translated, _key: "a", text: "<1/> den 1 <b>juni</b>" };
  const texts = new Map([["page", { phrases: [translated], rows: [odd] }]]);
  expect(mergeTexts(texts, [given({ text: odd.text })]).refused).toEqual([]);
});

test("a text that was filled down beside other phrases is refused, and imported with --even-so", () => {
  const phrases = ["a licence", "an office", "a visa", "a school", "a car"].map((what, index) => ({
    field: `note${index}`,
    source: `Ask us about ${what} there`,
  }));
  const many = new Map([["page", { phrases, rows: [] }]]);
  const rows = (count: number) =>
    phrases.map((phrase, index) => {
      const own = `Fråga oss om sak ${"abcde"[index]} där`;
      const text = index < count ? "Fråga oss om en licens där" : own;
      return given({ ...phrase, text, exported: textPrint("") });
    });
  const filled = mergeTexts(many, rows(5));
  expect([...filled.changed]).toEqual([]);
  expect(filled.refused).toHaveLength(5);
  expect(filled.refused[0]?.message).toMatch(/5 different English phrases.*filled down/);
  expect(mergeTexts(many, rows(5), undefined, true).refused).toEqual([]);
  expect(mergeTexts(many, rows(4)).refused).toEqual([]);
});

test("the hash of an exported text never looks like a number, and the form of older files is read too", () => {
  for (let number = 0; number < 3_000; number += 1) {
    expect(textPrint(`text ${number}`)).toMatch(/^x[0-9a-f]{6}$/);
  }
  const changes = { text: "Den 1 juni från <1/>", exported: textPrint(row.text).slice(1) };
  expect(merge(changes)).toMatchObject({ refused: [] });
  expect(merge(changes).changed.size).toBe(1);
});

test.each(["1.12E+71", "1.79769313486232E+308", "12345", "2003-12-14", "4E+269"])(
  "a hash that a spreadsheet has turned into %s is reported as damaged, and no editor's text is overwritten",
  (exported) => {
    const changes = { text: "Den 1 juni från <1/>", exported };
    for (const side of [undefined, "theirs"] as const) {
      const { refused, changed: taken } = merge(changes, side);
      expect(refused).toMatchObject([{ message: expect.stringContaining("is damaged") }]);
      expect(refused[0]?.message).not.toContain("An editor has changed");
      expect(taken.size).toBe(0);
    }
    expect(merge(changes, "mine").refused).toEqual([]);
    expect(merge({ ...changes, text: row.text }).refused).toEqual([]);
    expect(merge({ ...missing, text: "Läs {count} lagar", exported }).changed.size).toBe(1);
  },
);

test("without the hash of the exported text, the message does not claim that an editor has changed it", () => {
  const { refused } = merge({ text: "Den 1 juni från <1/>", exported: undefined });
  expect(refused[0]?.message).toContain("does not say what it was");
});

test("an XLIFF unit that has lost its name is found by the key in its id", () => {
  const changes = { field: "", key: phraseKey(missing), source: missing.source, exported: "" };
  const { changed: taken, refused } = merge({ ...changes, text: "Läs {count} lagar" });
  expect(refused).toEqual([]);
  expect(taken.get("page")?.at(-1)).toMatchObject({ ...missing, text: "Läs {count} lagar" });
  expect(merge({ ...changes, key: "other", text: "Läs {count}" }).refused).toHaveLength(1);
});
