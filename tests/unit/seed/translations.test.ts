import { expect, test } from "vitest";
import { searchLengths } from "#schemas/rules/metadata.ts";
import {
  isTranslationLanguage,
  languages,
  translationLanguages,
} from "#schemas/shared/languages.ts";
import { termsInOtherWords } from "#schemas/shared/translations/glossary.ts";
import { rowsAmong } from "#schemas/shared/translations/translation-rows.ts";
import { readFirstContent } from "#scripts/seed/first-content.ts";
import { readReleases } from "#scripts/seed/releases.ts";

/** The rows of all translations of the first content, also of those that wait in a release. */
async function translatedRows() {
  const { documents } = await readFirstContent();
  const releases = await readReleases();
  return [...documents, ...releases.flatMap((release) => release.documents)].flatMap(
    ({ _id, language, rows }) =>
      isTranslationLanguage(language) ? rowsAmong(rows).map((row) => ({ _id, language, row })) : [],
  );
}

test("the first texts keep to the glossary, or say for which term they do not", async () => {
  const rows = await translatedRows();
  const faults = rows.flatMap(({ language, row }) => {
    const { acceptedTerms = [], ...texts } = row;
    const terms = termsInOtherWords(texts, language).map(({ english }) => english);
    return terms.join() === acceptedTerms.join()
      ? []
      : [
          `${language}: ${row.text}: lacks ${terms.join(", ")}; accepted: ${acceptedTerms.join(", ")}`,
        ];
  });
  expect(faults).toEqual([]);
  expect(new Set(rows.map(({ language }) => language)).size).toBe(translationLanguages.length);
});

test.each(["title", "description"] as const)(
  "every %s fits into a search result, in English and in every other language",
  async (field) => {
    const { documents } = await readFirstContent();
    const english = documents
      .filter(({ _type }) => _type === "pageMetadata")
      .map((document) => ({ language: "en", text: String(document[field] ?? "") }));
    const translated = (await translatedRows())
      .filter(({ _id, row }) => _id.includes("-pageMetadata-") && row.field === field)
      .map(({ language, row }) => ({ language, text: row.text }));
    const texts = [...english, ...translated];
    expect(new Set(texts.map(({ language }) => language)).size).toBe(languages.length);
    const tooLong = texts.filter(({ text }) => text.length > searchLengths[field]);
    expect(tooLong).toEqual([]);
    expect(texts.filter(({ text }) => text === "")).toEqual([]);
  },
);
