import { createSchema } from "sanity";
import { assert, expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { languageOf } from "#schemas/shared/languages.ts";
import {
  entriesOf,
  phrasesToTranslate,
  rowsAmong,
} from "#schemas/shared/translations/translation-rows.ts";
import { problemsOf } from "#tests/support/document-problems.ts";
import { largeContent } from "./large-content.ts";

test.each(["freePage", "translation"])(
  "an editor could publish each %s that is measured",
  async (type) => {
    const document = largeContent().find(({ _type }) => _type === type);
    expect(document && (await problemsOf(document))).toEqual([]);
  },
);

test("a page that is measured is whole in Swedish", () => {
  const [page, translation] = ["freePage", "translation"].map((type) =>
    largeContent().find(({ _type }) => _type === type),
  );
  const type = createSchema({ name: "large", types: schemaTypes }).get("freePage");
  assert(page !== undefined && type !== undefined);
  const rows =
    translation !== undefined && "rows" in translation ? rowsAmong(translation.rows) : [];
  const entries = entriesOf(phrasesToTranslate(page, type, languageOf("sv")), rows);
  expect(entries.filter(({ state }) => state !== "translated")).toEqual([]);
});
