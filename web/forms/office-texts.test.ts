import { expect, test } from "vitest";
import { languageOf } from "#schemas/shared/languages.ts";
import { officeTime, withPageLanguage } from "./office-texts.ts";

test.each([
  ["en", "We move in May"],
  ["sv", "Language of the page: Swedish\nWe move in May"],
  ["no", "Language of the page: Norwegian\nWe move in May"],
  ["da", "Language of the page: Danish\nWe move in May"],
  ["fi", "Language of the page: Finnish\nWe move in May"],
] as const)("a message from a page in %s tells the office its language", (id, message) => {
  expect(withPageLanguage("We move in May", languageOf(id))).toBe(message);
});

test("the time of a message is written in English, with its time zone", () => {
  const time = officeTime(new Date(2026, 10, 27, 20, 5, 9));
  expect(time).toMatch(/^27 November 2026 at 20:05:09 \S+/);
});
