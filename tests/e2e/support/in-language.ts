import { ENGLISH, type LanguageId } from "#schemas/shared/languages.ts";
import { seededOfType } from "#tests/support/first-content.ts";

/** The rows of all seeded translations of a language. */
const rowsOf = (language: LanguageId) =>
  seededOfType("translation").flatMap((document) =>
    document.language === language ? (document.rows ?? []) : [],
  );

/**
 * A phrase as the pages of a language show it.
 * @param field the end of the phrase's field, where other fields translate it otherwise
 * @throws Error when the seed does not translate it
 */
export function phraseIn(language: LanguageId, phrase: string, field = ""): string {
  if (language === ENGLISH) return phrase;
  const row = rowsOf(language).find((each) => each.source === phrase && each.field.endsWith(field));
  if (row === undefined) throw new Error(`"${phrase}" has no translation into ${language}.`);
  return row.text;
}

/**
 * The beginning of a question's label, up to its number if it has one.
 * @param start the beginning of the English label
 */
export function labelIn(language: LanguageId, start: string): string {
  if (language === ENGLISH) return start;
  const row = rowsOf(language).find(
    ({ field, source }) => /^questions\.\w+\.label$/.test(field) && source.startsWith(start),
  );
  if (row === undefined) throw new Error(`No question "${start}" is translated into ${language}.`);
  return row.text.split("{")[0] ?? "";
}
