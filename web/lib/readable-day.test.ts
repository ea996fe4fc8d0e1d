import { expect, test } from "vitest";
import { shortDay } from "#schemas/shared/days-in-words.ts";
import { languageOf } from "#schemas/shared/languages.ts";
import { readableDay } from "./readable-day.ts";

test.each([
  ["en", "21\u00a0November 2026", "21\u00a0Nov 2026"],
  ["sv", "21\u00a0november 2026", "21\u00a0nov. 2026"],
  ["no", "21.\u00a0november 2026", "21.\u00a0nov. 2026"],
  ["da", "21.\u00a0november 2026", "21.\u00a0nov. 2026"],
  ["fi", "21.\u00a0marraskuuta 2026", "21.11.2026"],
] as const)(
  "a day in %s is %s, or shorter %s, and no line ends after its number",
  (id, long, short) => {
    expect(readableDay("2026-11-21", languageOf(id))).toBe(long);
    expect(shortDay("2026-11-21", languageOf(id))).toBe(short);
    expect(readableDay("next week", languageOf(id))).toBe("next week");
  },
);
