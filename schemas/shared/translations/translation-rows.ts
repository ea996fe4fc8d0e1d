import type { SchemaType } from "@sanity/types";
import { fnv1a } from "../fnv-1a.ts";
import { isRecord } from "../record.ts";
import { type Locale, type Phrase, phrasesOf } from "./phrases.ts";

/** The id of a new translation. A stored one may have another id. */
export const translationId = (language: string, documentId: string) =>
  `translation-${language}-${documentId}`;

/** What the id of a new translation says: the language, and the id of the English document. */
export function translatedBy(id: string): { language: string; documentId: string } | undefined {
  const [, language, documentId] =
    /^(?:drafts\.|versions\.[^.]+\.)?translation-([a-z]+)-(.+)$/.exec(id) ?? [];
  return language === undefined || documentId === undefined ? undefined : { language, documentId };
}

/**
 * The key that stands for the row of a phrase while there is no such row, in addresses that lead to
 * it. Two phrases of one document may have the same key, once in a million documents.
 */
export const keyOfPhrase = (source: string): string => `phrase-${fnv1a(source).toString(36)}`;

/**
 * A row of a translation. `acceptedTerms` are the terms of the glossary that it renders in other
 * words on purpose.
 */
export type TranslatedRow = {
  _key: string;
  field: string;
  source: string;
  text: string;
  acceptedTerms?: string[];
};

/** The complete rows of a stored translation. A row without a text translates nothing. */
export function rowsAmong(rows: unknown): TranslatedRow[] {
  const all: unknown[] = Array.isArray(rows) ? rows : [];
  return all.filter(isTranslatedRow);
}

function isTranslatedRow(row: unknown): row is TranslatedRow {
  if (!isRecord(row)) return false;
  const { _key, field, source, text, acceptedTerms = [] } = row;
  const isComplete = [_key, field, source, text].every(
    (part) => typeof part === "string" && part.trim() !== "",
  );
  return (
    isComplete &&
    Array.isArray(acceptedTerms) &&
    acceptedTerms.every((term) => typeof term === "string")
  );
}

/**
 * A phrase or a row of a translation, and what it needs:
 *
 * - `missing`: the phrase has no row.
 * - `name`: the phrase has no row and needs none, because it is a name or an address.
 * - `changed`: the phrase replaces one that has a row. `row.source` is the earlier phrase.
 * - `translated`: the phrase has a row.
 * - `removed`: the row's phrase no longer stands in the document, and no phrase replaces it.
 *
 * `key` stays the same when a phrase gets its row.
 */
export type Entry = { key: string } & (
  | { state: "missing" | "name"; phrase: Phrase }
  | { state: "changed" | "translated"; phrase: Phrase; row: TranslatedRow }
  | { state: "removed"; row: TranslatedRow }
);

export type EntryState = Entry["state"];

/**
 * The phrases of a document, each once.
 * @param type the compiled type of the document
 * @param language into which it is translated
 */
export function phrasesToTranslate(
  document: Record<string, unknown>,
  type: SchemaType,
  language: Locale,
): readonly Phrase[] {
  const phrases = phrasesOf(document, type, language);
  return [...new Map(phrases.map((phrase) => [keyOf(phrase), phrase])).values()];
}

const keyOf = ({ field, source }: Phrase) => `${field}\n${source}`;

/** The name of a field without the path before it: `text` for `sections[].text`. */
export const fieldName = (field: string): string =>
  field.replaceAll("[]", "").split(".").at(-1) ?? field;

/**
 * Compares a translation with the phrases of its document. The entries are in their order. A phrase
 * that another field of the same name has, and that is translated there, needs no row of its own:
 * the source of a figure's next value is often that of its value.
 */
export function entriesOf(all: readonly Phrase[], rows: readonly TranslatedRow[]): Entry[] {
  const nameOf = ({ field, source }: Phrase) => keyOf({ field: fieldName(field), source });
  const rowOf = new Map(rows.map((row) => [keyOf(row), row]));
  const translated = new Set(all.filter((phrase) => rowOf.has(keyOf(phrase))).map(nameOf));
  const phrases = all.filter(
    (phrase) => rowOf.has(keyOf(phrase)) || !translated.has(nameOf(phrase)),
  );
  const known = new Set(phrases.map(keyOf));
  const stale = rows.filter((row) => !known.has(keyOf(row)));
  const earlier = earlierRows(
    phrases.filter((phrase) => !rowOf.has(keyOf(phrase))),
    stale,
  );
  const replaced = new Set(earlier.values());
  return [
    ...phrases.map(({ isName = false, ...phrase }): Entry => {
      const key = keyOf(phrase);
      const row = rowOf.get(key);
      if (row !== undefined) return { key, state: "translated", phrase, row };
      const before = earlier.get(key);
      if (before !== undefined) return { key, state: "changed", phrase, row: before };
      return { key, state: isName ? "name" : "missing", phrase };
    }),
    ...stale
      .filter((row) => !replaced.has(row))
      .map((row): Entry => ({ key: row._key, state: "removed", row })),
  ];
}

/** Two phrases of a list are likely versions of one phrase if they share this part of their words. */
const LIKELY = 0.3;

/**
 * The row that each untranslated phrase most likely had before it was changed: of the same field,
 * and with the most words in common. A field outside of lists has one phrase, whatever its words.
 */
function earlierRows(missing: readonly Phrase[], stale: readonly TranslatedRow[]) {
  const rowsOf = Map.groupBy(
    stale.map((row) => ({ row, words: wordsOf(row.source) })),
    ({ row }) => row.field,
  );
  const pairs = missing
    .flatMap((phrase) => {
      const words = wordsOf(phrase.source);
      const rows = rowsOf.get(phrase.field) ?? [];
      return rows.map(({ row, words: before }) => ({
        phrase,
        row,
        likeness: likeness(words, before),
      }));
    })
    .filter(({ phrase, likeness }) => likeness >= LIKELY || !phrase.field.includes("[]"))
    .sort((one, other) => other.likeness - one.likeness);
  const earlier = new Map<string, TranslatedRow>();
  const taken = new Set<TranslatedRow>();
  for (const { phrase, row } of pairs) {
    if (earlier.has(keyOf(phrase)) || taken.has(row)) continue;
    earlier.set(keyOf(phrase), row);
    taken.add(row);
  }
  return earlier;
}

/** The part of the words of two texts that both have, from 0 to 1. */
function likeness(words: ReadonlySet<string>, otherWords: ReadonlySet<string>): number {
  const shared = [...words].filter((word) => otherWords.has(word)).length;
  const all = words.size + otherWords.size - shared;
  return all === 0 ? 0 : shared / all;
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu));

/** How much of a document is translated. Names do not count. */
export type Coverage = { percent: number } & Record<EntryState, number>;

export function coverageOf(entries: readonly Entry[]): Coverage {
  const count = (state: EntryState) => entries.filter((entry) => entry.state === state).length;
  const [missing, changed, translated] = [count("missing"), count("changed"), count("translated")];
  const all = missing + changed + translated;
  // 99.6 % is not yet everything.
  const percent = all === 0 ? 100 : Math.floor((translated / all) * 100);
  return { percent, missing, changed, translated, removed: count("removed"), name: count("name") };
}
