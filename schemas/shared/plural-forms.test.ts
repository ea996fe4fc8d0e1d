import { expect, test } from "vitest";
import { english, languageOf } from "./languages.ts";
import { categoriesOf, categoryOfField, numbersOf, pluralForm } from "./plural-forms.ts";

test.each([
  ["en-GB", ["one", "other"]],
  ["fi-FI", ["one", "other"]],
  ["pl-PL", ["one", "few", "many", "other"]],
  ["lt-LT", ["one", "few", "many", "other"]],
  ["lv-LV", ["zero", "one", "other"]],
])("a translator into %s is asked for the forms %j", (locale, categories) => {
  expect(categoriesOf(locale)).toEqual(categories);
});

test.each([
  ["one", "lt-LT", [1, 21, 31, 41]],
  ["few", "pl-PL", [2, 3, 4, 22]],
  ["many", "lt-LT", []],
  ["other", "sv-SE", [0, 2, 3, 4]],
] as const)("the form “%s” in %s names its first numbers", (category, locale, numbers) => {
  expect(numbersOf(category, locale)).toEqual(numbers);
});

test("a page shows the words in the form for a number, and where that is missing in the form for all others", () => {
  const forms = { one: "zone", other: "zones" };
  expect([0, 1, 2, 21].map((number) => pluralForm(forms, number, english))).toEqual([
    ...["zones", "zone", "zones", "zones"],
  ]);
  expect(pluralForm({ one: "", other: "zoner" }, 1, languageOf("sv"))).toBe("zoner");
  expect(pluralForm({ one: "zon" }, 5, languageOf("sv"))).toBeUndefined();
});

test("a translator is told for which numbers each row of a word is", () => {
  expect(["counted.few", "counted.other", "another", "label"].map(categoryOfField)).toEqual([
    ...["few", "other", undefined, undefined],
  ]);
});
