import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { keepsNumbers, keepsTags } from "#schemas/rules/translation.ts";
import { isLanguageId, languageOf } from "#schemas/shared/languages.ts";
import type { Phrase } from "#schemas/shared/translations/phrases.ts";
import { translatedTypes } from "#schemas/shared/translations/translated-types.ts";
import { phrasesToTranslate } from "#schemas/shared/translations/translation-rows.ts";
import { documentsOf } from "#scripts/seed/first-content.ts";
import { readReleases } from "#scripts/seed/releases.ts";
import { seedDocuments, seededOfType } from "#tests/support/first-content.ts";

const schema = createSchema({ name: "translations", types: schemaTypes });

/** The phrases of a document whose texts visitors read, for a language. */
function phrasesFor(id: string, language: string | undefined): readonly Phrase[] {
  const document = seedDocuments.find(({ _id }) => _id === id);
  const type = translatedTypes.some((name) => name === document?._type)
    ? schema.get(document?._type ?? "")
    : undefined;
  if (document === undefined || type === undefined || !isLanguageId(language)) return [];
  return phrasesToTranslate(document, type, languageOf(language));
}

const keyOf = ({ field, source }: Phrase) => `${field}: ${source}`;

const releases = await readReleases();
const waiting = documentsOf(
  releases.flatMap(({ documents }) => documents),
  "translation",
);
const translations = [...seededOfType("translation"), ...waiting];

test("every seeded translation has its English phrase with the same tags and numbers", () => {
  const problems = translations.flatMap(({ _id, language, translated, rows = [] }) => {
    const known = new Set(phrasesFor(translated._ref, language).map(keyOf));
    const isSound = (row: Phrase) =>
      known.has(keyOf(row)) && keepsTags(row) === true && keepsNumbers(row) === true;
    return rows.filter((row) => !isSound(row)).map((row) => `${_id} ${keyOf(row)}`);
  });
  expect(problems).toEqual([]);
});

/** The documents of a first set of pages in a language, with the menus, settings and messages. */
const FIRST_PAGES = [
  ...["siteSettings", "navigation", "notFoundPage"],
  ...["homePage", "contactPage", "cookiePolicyPage", "taxBenefitsPage"],
  ...["service-residency-visas", "service-business-registration", "service-tax-residency"],
  ...["home", "contact", "cookie-policy", "free-zones-tax-benefits"].map(metadataOf),
  ...["business-registration", "residency-visas", "tax-residency"].map((service) =>
    metadataOf(`services-${service}`),
  ),
];

function metadataOf(page: string) {
  return `pageMetadata-${page}`;
}

test.each(["no", "da", "fi"])("a release has the texts of the first pages in %s", (language) => {
  const rowsOf = new Map(
    waiting
      .filter((each) => each.language === language)
      .map(({ translated, rows = [] }) => [translated._ref, new Set(rows.map(keyOf))]),
  );
  // Other documents have the texts that the home page shows, and no page of their own.
  const shown = waiting.filter((each) => each.language === language && each.isShown);
  expect(shown.map(({ translated }) => translated._ref).sort()).toEqual(FIRST_PAGES.toSorted());
  const all = FIRST_PAGES.flatMap((id) =>
    phrasesFor(id, language)
      .filter(({ isName }) => !isName)
      .map((phrase) => ({ id, phrase })),
  );
  const missing = all.filter(({ id, phrase }) => !rowsOf.get(id)?.has(keyOf(phrase)));
  // A phrase that is new in English may wait for a translator: visitors read it in English.
  const names = missing.map(({ id, phrase }) => `${id} ${keyOf(phrase)}`).join("\n");
  expect(missing.length, names).toBeLessThan(all.length * 0.05);
});

test("an unreviewed translation names no reviewer, and waits in the release of its language", () => {
  expect(waiting.filter(({ readBy }) => readBy !== undefined)).toEqual([]);
  const languages = releases.map(({ documents }) => [
    ...new Set(documentsOf(documents, "translation").map(({ language }) => language)),
  ]);
  expect(languages).toEqual([["da"], ["fi"], ["no"]]);
});

test("every phrase except names has a Swedish translation", () => {
  const swedish = new Map(
    seededOfType("translation")
      .filter(({ language }) => language === "sv")
      .map(({ translated, rows = [] }) => [translated._ref, new Set(rows.map(keyOf))]),
  );
  const missing = seedDocuments.flatMap(({ _id: id }) =>
    phrasesFor(id, "sv")
      .filter((phrase) => !phrase.isName && !swedish.get(id)?.has(keyOf(phrase)))
      .map((phrase) => `${id} ${keyOf(phrase)}`),
  );
  expect(missing).toEqual([]);
});
