import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect } from "vitest";
import type { TranslationLanguageId } from "#schemas/shared/languages.ts";
import { exportTexts, importTexts } from "#scripts/site-content/translations/exchange.ts";
import { withSeededLake } from "#tests/integration/seeded-lake.ts";
import { editedInLokalize, runProgram, testWith, translatedByOmegaT } from "./programs.ts";

const { client, stored } = withSeededLake();

/** Exports texts as XLIFF 1.2, in a folder of their own. @param chosen documents, or all */
async function exported(language: TranslationLanguageId, ...chosen: string[]) {
  const path = join(await makeTempDir(), `${language}.xlf`);
  const { texts } = await exportTexts(client(), { language, path, chosen, xliff: "1.2" });
  return { path, texts };
}

/** What an import of a file would change. */
async function changesOf(language: TranslationLanguageId, path: string) {
  const { plan, refused, given } = await importTexts(client(), { language, path });
  return { steps: plan.steps, refused, given };
}

/** Imports a file into drafts. @returns the new draft's texts by their English */
async function importedRows(language: TranslationLanguageId, path: string, document: string) {
  const done = await importTexts(client(), { language, path, write: true });
  expect(done.refused).toEqual([]);
  const { rows } = await stored(`drafts.translation-${language}-${document}`);
  const texts = rows.map(({ source, text }: Record<string, unknown>) => [source, text]);
  return { texts, untranslated: done.untranslated };
}

testWith("omegat")(
  "what OmegaT translates in XLIFF 1.2 comes back into a draft, with its figures",
  async () => {
    const { path, texts } = await exported("fi", "service-residency-visas");
    // OmegaT shows no inline element with which a text begins or ends.
    const translated = await translatedByOmegaT(path, "fi", {
      "Up to": "Enintään",
      "Stay outside the UAE for more than <x0/> in a row and most visas lapse. Golden visas do not.":
        "Kun poissaolo on pidempi kuin <x0/>, useimmat viisumit raukeavat. Kultaiset eivät.",
    });
    const back = await importedRows("fi", translated, "service-residency-visas");
    expect(back).toEqual({
      texts: [
        [
          "Stay outside the UAE for more than <1/> in a row and most visas lapse. Golden visas do not.",
          "Kun poissaolo on pidempi kuin <1/>, useimmat viisumit raukeavat. Kultaiset eivät.",
        ],
        ["Up to <1/>", "Enintään <1/>"],
        ["Up to <1/>", "Enintään <1/>"],
      ],
      untranslated: texts - 3,
    });
  },
);

testWith("omegat")("all Swedish texts go through OmegaT, and nothing changes", async () => {
  const { path, texts } = await exported("sv");
  const translated = await translatedByOmegaT(path, "sv", {});
  expect(await changesOf("sv", translated)).toEqual({ steps: [], refused: [], given: texts });
});

testWith("lokalize")(
  "what a translator writes in Lokalize in XLIFF 1.2 comes back into a draft",
  async () => {
    const { path, texts } = await exported("fi", "notFoundPage");
    await editedInLokalize(path, "Page Not Found", "Sivua ei löydy");
    const back = await importedRows("fi", path, "notFoundPage");
    expect(back).toEqual({
      texts: [["Page Not Found", "Sivua ei löydy"]],
      untranslated: texts - 1,
    });
  },
);

testWith("lokalize")(
  "Lokalize saves all Swedish texts with one that it has changed, and nothing else changes",
  async () => {
    const { path, texts } = await exported("sv");
    await editedInLokalize(path, "Page Not Found", "Sidan saknas");
    const { steps, refused, given } = await changesOf("sv", path);
    expect({ refused, given }).toEqual({ refused: [], given: texts });
    expect(steps).toMatchObject([{ id: "drafts.translation-sv-notFoundPage" }]);
  },
);

testWith("translate-toolkit")(
  "translate-toolkit reads each text of XLIFF 1.2, and none of 2.0",
  async () => {
    const { path, texts } = await exported("sv");
    expect(await runProgram("pocount", [path])).toMatch(new RegExp(`Total: +${texts} `));
    await exportTexts(client(), { language: "sv", path });
    expect(await runProgram("pocount", [path])).toMatch(/Total: +0 +0 +0/);
  },
);
