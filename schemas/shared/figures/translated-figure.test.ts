import { expect, test } from "vitest";
import { seededOfType } from "#tests/support/first-content.ts";
import { english, languageOf, translationLanguages } from "../languages.ts";
import { sameNumbers } from "../translations/same-numbers.ts";
import { formatFigure } from "./figure-text.ts";

/** Texts with ordinary spaces, which are easier to read here. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** A new language needs no text here: the last test has its figures too. */
type Tabled = "en" | "sv" | "no" | "da" | "fi";

type Row = [value: string, unit: string | null, texts: Record<Tabled, string>];

const rows: Row[] = [
  [
    "375,000",
    "AED",
    {
      en: "AED 375,000",
      sv: "375 000 AED",
      no: "375 000 AED",
      da: "375.000 AED",
      fi: "375 000 AED",
    },
  ],
  [
    "2,214.25",
    "AED",
    {
      en: "AED 2,214.25",
      sv: "2 214,25 AED",
      no: "2 214,25 AED",
      da: "2.214,25 AED",
      fi: "2 214,25 AED",
    },
  ],
  [
    "10.8420",
    "SEK",
    {
      en: "SEK 10.8420",
      sv: "10,8420 SEK",
      no: "10,8420 SEK",
      da: "10,8420 SEK",
      fi: "10,8420 SEK",
    },
  ],
  ["9", "%", { en: "9%", sv: "9 %", no: "9 %", da: "9 %", fi: "9 %" }],
  ["85–88", "%", { en: "85–88%", sv: "85–88 %", no: "85–88 %", da: "85–88 %", fi: "85–88 %" }],
  [
    "15–50",
    "years",
    { en: "15–50 years", sv: "15–50 år", no: "15–50 år", da: "15–50 år", fi: "15–50 vuotta" },
  ],
  ["1", "year", { en: "1 year", sv: "1 år", no: "1 år", da: "1 år", fi: "1 vuosi" }],
  [
    "6",
    "months",
    { en: "6 months", sv: "6 månader", no: "6 måneder", da: "6 måneder", fi: "6 kuukautta" },
  ],
  // Intl has "dygn" and "døgn" for days of Swedish and Norwegian, which are 24 hours.
  [
    "183",
    "days",
    { en: "183 days", sv: "183 dagar", no: "183 dager", da: "183 dage", fi: "183 päivää" },
  ],
  ["1", "day", { en: "1 day", sv: "1 dag", no: "1 dag", da: "1 dag", fi: "1 päivä" }],
  [
    "50 million",
    "AED",
    {
      en: "AED 50 million",
      sv: "50 miljoner AED",
      no: "50 millioner AED",
      da: "50 millioner AED",
      fi: "50 miljoonaa AED",
    },
  ],
  [
    "3.15 billion",
    "AED",
    {
      en: "AED 3.15 billion",
      sv: "3,15 miljarder AED",
      no: "3,15 milliarder AED",
      da: "3,15 milliarder AED",
      fi: "3,15 miljardia AED",
    },
  ],
  [
    "1 million",
    null,
    { en: "1 million", sv: "1 miljon", no: "1 million", da: "1 million", fi: "1 miljoona" },
  ],
  ["2B+", null, { en: "2B+", sv: "2+ md", no: "2+ mrd.", da: "2+ mia.", fi: "2+ mrd." }],
  [
    "31 December 2026",
    null,
    {
      en: "31 December 2026",
      sv: "31 december 2026",
      no: "31. desember 2026",
      da: "31. december 2026",
      fi: "31. joulukuuta 2026",
    },
  ],
  ["2054", null, { en: "2054", sv: "2054", no: "2054", da: "2054", fi: "2054" }],
  ["GMT+4", null, { en: "GMT+4", sv: "GMT+4", no: "GMT+4", da: "GMT+4", fi: "GMT+4" }],
  // Other words are content, which translations replace before.
  [
    "5+",
    "zoner",
    { en: "5+ zoner", sv: "5+ zoner", no: "5+ zoner", da: "5+ zoner", fi: "5+ zoner" },
  ],
  [
    "är öppet",
    null,
    { en: "är öppet", sv: "är öppet", no: "är öppet", da: "är öppet", fi: "är öppet" },
  ],
];

const cases = rows.flatMap(([value, unit, texts]) =>
  Object.entries(texts).map(([id, text]) => ({ value, unit, id, text })),
);

test.each(cases)("“$value” of $unit is “$text” in $id", ({ value, unit, id, text }) => {
  const [language = english] = [english, ...translationLanguages].filter((each) => each.id === id);
  expect(spaced(formatFigure({ value, unit }, language))).toBe(text);
});

test("a number and its unit are never on two lines", () => {
  const shown = formatFigure({ value: "375,000", unit: "AED" }, languageOf("sv"));
  expect(shown).toBe("375\u00a0000\u00a0AED");
  expect(formatFigure({ value: "183", unit: "days" }, languageOf("sv"))).toBe("183\u00a0dagar");
});

test("a translated figure in a draft can still be clicked to edit it", () => {
  const marks = "\u200b\u200c\u200d\ufeff";
  const figure = { value: `375,000${marks}`, unit: "AED" };
  expect(formatFigure(figure, languageOf("da"))).toBe(`375.000${marks}\u00a0AED`);
});

const figures = seededOfType("figure").flatMap(({ _id, value, unit, next }) =>
  [value, next?.value].flatMap((each) => (each ? [{ _id, value: each, unit }] : [])),
);

test.each(translationLanguages)(
  "the figures of the first content keep their numbers in $id",
  (language) => {
    expect(figures.length).toBeGreaterThan(50);
    for (const figure of figures) {
      const shown = formatFigure(figure, language);
      expect(sameNumbers(formatFigure(figure, english), shown), figure._id).toBe(true);
      // No number keeps the English form.
      expect(spaced(shown), figure._id).not.toMatch(/\d,\d{3}(?!\d)/);
    }
  },
);
