import { expect, test } from "vitest";
import { countWords, headingsBetween, wordsBetween } from "#schemas/rules/running-text.ts";
import { figure } from "#scripts/seed/content/build/figure-value.ts";
import { bullet, paragraph, richText, strong } from "#scripts/seed/content/build/rich-text.ts";

test.each([
  ["words of all blocks", richText(paragraph("One two"), bullet("three")), 3],
  ["a word that is partly bold as one", richText(paragraph("un", strong("likely"))), 1],
  ["a figure as one word", richText(paragraph("Pay ", figure("corporate-tax-rate"), " here")), 3],
  ["no dash as a word", richText(paragraph("one – two")), 2],
  ["a hyphenated word as one", richText(paragraph("tax-free")), 1],
  ["nothing where there is nothing", undefined, 0],
])("counts %s", (_name, blocks, words) => {
  expect(countWords(blocks)).toBe(words);
});

test("leaves an empty text to the rule that requires it", () => {
  expect(wordsBetween(2, 3)(undefined)).toBe(true);
  expect(headingsBetween(1, 2)(undefined)).toBe(true);
});

test("accepts both ends of the range and nothing beyond", () => {
  const verdicts = [1, 2, 3, 4].map((count) =>
    wordsBetween(2, 3)(richText(paragraph("word ".repeat(count)))),
  );
  expect(verdicts).toEqual([
    "The text has 1 words; 2 to 3 suit the page.",
    true,
    true,
    "The text has 4 words; 2 to 3 suit the page.",
  ]);
});
