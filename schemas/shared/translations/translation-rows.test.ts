import { expect, test } from "vitest";
import { coverageOf, entriesOf } from "./translation-rows.ts";

const phrase = (source: string, field = "sections[].text") => ({ field, source });
const row = (source: string, field = "sections[].text") => ({
  _key: `row of ${source}`,
  ...phrase(source, field),
  text: `¤${source}`,
});

const statesOf = (...compared: Parameters<typeof entriesOf>) =>
  entriesOf(...compared).map((entry) => [
    entry.state,
    "phrase" in entry ? entry.phrase.source : undefined,
    "row" in entry ? entry.row.source : undefined,
  ]);

test("the translation form shows translated, missing, changed and removed phrases", () => {
  const phrases = [phrase("It is open"), phrase("You pay no tax at all"), phrase("A new text")];
  const rows = [row("It is open"), row("You pay no tax"), row("Something else that is gone")];
  expect(statesOf(phrases, rows)).toEqual([
    ["translated", "It is open", "It is open"],
    ["changed", "You pay no tax at all", "You pay no tax"],
    ["missing", "A new text", undefined],
    ["removed", undefined, "Something else that is gone"],
  ]);
});

test("a changed phrase is matched with the most similar earlier phrase of its field, once", () => {
  const rows = [row("One two three four"), row("One two three", "title")];
  const phrases = [phrase("One two three"), phrase("One two three four five")];
  expect(statesOf(phrases, rows)).toEqual([
    ["missing", "One two three", undefined],
    ["changed", "One two three four five", "One two three four"],
    ["removed", undefined, "One two three"],
  ]);
});

test("a new text of a field outside of lists always counts as a change of the earlier text", () => {
  expect(statesOf([phrase("Visas", "title")], [row("Permits", "title")])).toEqual([
    ["changed", "Visas", "Permits"],
  ]);
});

test("the source of a figure's next value needs no translation of its own while it is that of the value", () => {
  const [value, next] = [
    phrase("Article 7", "sourceTitle"),
    phrase("Article 7", "next.sourceTitle"),
  ];
  const rows = [row("Article 7", "sourceTitle")];
  expect(statesOf([value, next], rows)).toEqual([["translated", "Article 7", "Article 7"]]);
  // A row that it has got before stays, and so does a phrase that nobody has translated.
  const both = [...rows, row("Article 7", "next.sourceTitle")];
  expect(statesOf([value, next], both)).toHaveLength(2);
  expect(statesOf([value, next], [])).toHaveLength(2);
  expect(statesOf([phrase("Article 7", "label")], rows)[0]).toEqual([
    "missing",
    "Article 7",
    undefined,
  ]);
});

test("a name may be translated but need not be", () => {
  const name = { ...phrase("Dubai Airport Free Zone", "fullName"), isName: true };
  expect(statesOf([name], [])).toEqual([["name", name.source, undefined]]);
  expect(coverageOf(entriesOf([name], [])).percent).toBe(100);
  expect(statesOf([name], [row(name.source, "fullName")])).toEqual([
    ["translated", name.source, name.source],
  ]);
});

test("an entry of a list keeps its key when it is translated", () => {
  const [changed] = entriesOf([phrase("Visas", "title")], [row("Permits", "title")]);
  const [settled] = entriesOf([phrase("Visas", "title")], [row("Visas", "title")]);
  expect(settled?.key).toBe(changed?.key);
});

test("a translation counts as complete only when every phrase is translated", () => {
  const phrases = Array.from({ length: 300 }, (_, index) => phrase(`Phrase ${index}`, `f${index}`));
  const rows = phrases.slice(1).map(({ field, source }) => row(source, field));
  expect(coverageOf(entriesOf(phrases, rows))).toEqual({
    ...{ percent: 99, missing: 1, changed: 0, translated: 299, removed: 0, name: 0 },
  });
  expect(coverageOf([]).percent).toBe(100);
});
