import { createSchema } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { type Phrase, phrasesOf } from "#schemas/shared/translations/phrases.ts";
import { translatedTypes } from "#schemas/shared/translations/translated-types.ts";
import { seedDocuments, seededOfType } from "#tests/support/first-content.ts";

const schema = createSchema({ name: "translations", types: schemaTypes });

/** The phrases of each document whose texts visitors read, by its id. */
const phrases = new Map(
  seedDocuments.flatMap((document): [string, Phrase[]][] => {
    const type = translatedTypes.some((name) => name === document._type)
      ? schema.get(document._type)
      : undefined;
    return type === undefined ? [] : [[document._id, phrasesOf(document, type)]];
  }),
);

const keyOf = ({ field, source }: Phrase) => `${field}: ${source}`;

/** Names and an address, which are the same in every language. */
const isName = (id: string, { field }: Phrase) =>
  (id.startsWith("freeZone-") && ["name", "fullName"].includes(field)) || field === "address[]";

test("every row of a translation has its phrase in the English document", () => {
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
  const missing = [...phrases].flatMap(([id, all]) =>
    all
      .filter((phrase) => !swedish.get(id)?.has(keyOf(phrase)) && !isName(id, phrase))
      .map((phrase) => `${id} ${keyOf(phrase)}`),
  );
  expect(missing).toEqual([]);
});
