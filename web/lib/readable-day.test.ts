import { expect, test } from "vitest";
import { languageOf } from "#schemas/shared/languages.ts";
import { readableDay } from "./readable-day.ts";
import { shortDay } from "./short-day.ts";

test.each([
  ["en", "21 November 2026", "21 Nov 2026"],
  ["sv", "21 november 2026", "21 nov. 2026"],
  ["no", "21. november 2026", "21. nov. 2026"],
  ["da", "21. november 2026", "21. nov. 2026"],
  ["fi", "21. marraskuuta 2026", "21.11.2026"],
] as const)("a day in %s is %s, or shorter %s", (id, long, short) => {
  expect(readableDay("2026-11-21", languageOf(id))).toBe(long);
  expect(shortDay("2026-11-21", languageOf(id))).toBe(short);
  expect(readableDay("next week", languageOf(id))).toBe("next week");
});
