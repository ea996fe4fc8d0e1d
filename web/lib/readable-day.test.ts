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
] as const)(
  "a day in %s is %s, or shorter %s, and no line ends after its number",
  (id, long, short) => {
    const unbroken = (day: string) => day.replace(" ", "\u00a0");
    expect(readableDay("2026-11-21", languageOf(id))).toBe(unbroken(long));
    expect(shortDay("2026-11-21", languageOf(id))).toBe(unbroken(short));
    expect(readableDay("next week", languageOf(id))).toBe("next week");
  },
);
