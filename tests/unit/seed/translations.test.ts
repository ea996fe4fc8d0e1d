import { expect, test } from "vitest";
import { searchLengths } from "#schemas/rules/metadata.ts";
import { isTranslationLanguage, translationLanguages } from "#schemas/shared/languages.ts";
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

test("titles and descriptions fit into a search result in every language", async () => {
  const ofPages = (await translatedRows()).filter(({ _id }) => _id.includes("-pageMetadata-"));
  const tooLong = ofPages.flatMap(({ language, row: { field, text } }) => {
    const longest = field === "title" || field === "description" ? searchLengths[field] : 1_000;
    return text.length > longest ? [`${language}: ${text}`] : [];
  });
  expect(ofPages.length).toBeGreaterThan(100);
  expect(tooLong).toEqual([]);
});
