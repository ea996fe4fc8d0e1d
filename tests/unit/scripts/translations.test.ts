import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { type Phrase, phrasesOf } from "#schemas/shared/translations/phrases.ts";
import { translatedTypes } from "#schemas/shared/translations/translated-types.ts";
import { phrasesToTranslate } from "#schemas/shared/translations/translation-rows.ts";
import { seedDocuments, seededOfType } from "#tests/support/first-content.ts";

const schema = createSchema({ name: "translations", types: schemaTypes });

/** The phrases of each document whose texts visitors read, by its id. */
const phrasesBy = (find: typeof phrasesToTranslate) =>
  new Map(
    seedDocuments.flatMap((document): [string, readonly Phrase[]][] => {
      const type = translatedTypes.some((name) => name === document._type)
        ? schema.get(document._type)
        : undefined;
      return type === undefined ? [] : [[document._id, find(document, type)]];
    }),
  );

const keyOf = ({ field, source }: Phrase) => `${field}: ${source}`;

test("every row of a translation has its phrase in the English document", () => {
  const phrases = phrasesBy(phrasesOf);
  const stale = seededOfType("translation").flatMap(({ translated, rows = [] }) => {
    const known = new Set(phrases.get(translated._ref)?.map(keyOf));
    return rows.map(keyOf).filter((key) => !known.has(key));
  });
  expect(stale).toEqual([]);
});

test("every phrase has its Swedish text, but for names", () => {
  const swedish = new Map(
    seededOfType("translation")
      .filter(({ language }) => language === "sv")
      .map(({ translated, rows = [] }) => [translated._ref, new Set(rows.map(keyOf))]),
  );
  const missing = [...phrasesBy(phrasesToTranslate)].flatMap(([id, all]) =>
    all
      .filter((phrase) => !swedish.get(id)?.has(keyOf(phrase)))
      .map((phrase) => `${id} ${keyOf(phrase)}`),
  );
  expect(missing).toEqual([]);
});
