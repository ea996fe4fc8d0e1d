import { expect, test } from "vitest";
import { isTranslationLanguage, translationLanguages } from "#schemas/shared/languages.ts";
import { termsInOtherWords } from "#schemas/shared/translations/glossary.ts";
import { rowsAmong } from "#schemas/shared/translations/translation-rows.ts";
import { readFirstContent } from "#scripts/seed/first-content.ts";
import { readReleases } from "#scripts/seed/releases.ts";

test("the first texts keep to the glossary, or say for which term they do not", async () => {
  const { documents } = await readFirstContent();
  const releases = await readReleases();
  const rows = [...documents, ...releases.flatMap((release) => release.documents)].flatMap(
    ({ language, rows }) =>
      isTranslationLanguage(language) ? rowsAmong(rows).map((row) => ({ language, row })) : [],
  );
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
