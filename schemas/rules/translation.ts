import type { CustomValidatorResult } from "@sanity/types";
import { isRecord } from "../shared/record.ts";
import { digitsOf, placeholdersOf, tagsOf } from "../shared/translations/phrase.ts";
import { hasInvisible } from "../shared/visible-text.ts";

/** The two texts of a row; undefined while one of them is missing. */
function textsOf(row: unknown): { source: string; text: string } | undefined {
  if (!isRecord(row)) return undefined;
  const { source, text } = row;
  return typeof source === "string" && typeof text === "string" ? { source, text } : undefined;
}

/** A problem of the field with the translation. */
const atText = (message: string): CustomValidatorResult => ({ message, path: ["text"] });

/** Refuses a translation with other tags or other names in braces than its source. */
export function keepsTags(row: unknown): CustomValidatorResult {
  const texts = textsOf(row);
  if (texts === undefined) return true;
  const { source, text } = texts;
  const needed = [...tagsOf(source), ...placeholdersOf(source)];
  const found = [...tagsOf(text), ...placeholdersOf(text)];
  if (needed.join() === found.join()) return true;
  if (needed.length === 0)
    return atText(`Remove ${found.join(", ")}: the English has no such tag.`);
  return atText(`Use each of these once: ${needed.join(", ")}. The English phrase has them too.`);
}

/** Signs of a file that went through a wrong program, each with what an editor is told. */
const FOREIGN_SIGNS: readonly [sign: RegExp, message: string][] = [
  [/<\/?[a-z][^<>]*>/giu, "Visitors would read {sign}: this is no page of HTML."],
  [
    /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/giu,
    "Visitors would read {sign}: write the character itself.",
  ],
  [/\*\*|__/g, "Visitors would read {sign}: bold text is no part of a translation."],
  [/\ufffd/g, "A character is lost ({sign}): save the file in UTF-8."],
  [
    /[ÃÂ][\u0080-\u00bf\u0152-\u017e\u02c6\u02dc\u2013-\u203a\u20ac]|[ĆĂ][^\p{L}\s]|Ćø|Ă[ĄĹ]|√[^\s\d(]|[ÅÄ][\u0080-\u009f\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf\u201a\u2026\u203a\u2122]|â€/gu,
    "{sign} are letters that were read in a wrong encoding: save the file in UTF-8.",
  ],
];

/**
 * Doubts a translation that visitors could not read: with tags, entities or wrong letters that the
 * English phrase does not have, or without any letter.
 * @returns true, or what is wrong in a sentence
 */
export function readsWell({ source, text }: { source: string; text: string }): true | string {
  if (hasInvisible(text) && !hasInvisible(source)) {
    return "It holds characters that nobody sees: type it anew, or paste it as plain text.";
  }
  for (const [sign, message] of FOREIGN_SIGNS) {
    const found = text.match(sign)?.find((each) => !source.includes(each));
    if (found !== undefined) return message.replace("{sign}", `“${found}”`);
  }
  const hasLetters = (phrase: string) => /\p{L}/u.test(lettersOf(phrase));
  return hasLetters(source) && text !== "" && !hasLetters(text) && placeholdersOf(text).length === 0
    ? "The translation has no letter."
    : true;
}

/** Doubts what `readsWell` doubts, and a text that is still the English one. */
export function looksTranslated(texts: { source: string; text: string }): true | string {
  const isEnglish =
    texts.source.trim() === texts.text.trim() && /\p{L}/u.test(lettersOf(texts.source));
  return isEnglish ? "It is the English text." : readsWell(texts);
}

/** A phrase without its tags and names in braces. */
const lettersOf = (phrase: string) => phrase.replace(/<[^<>]*>|\{[^{}]*\}/g, "");

/** Warns of a translation that visitors could not read. */
export function readableRow(row: unknown): CustomValidatorResult {
  const texts = textsOf(row);
  const doubt = texts === undefined ? true : readsWell(texts);
  return doubt === true ? true : atText(doubt);
}

/** Refuses a translation with other digits than its source. Their order and separators may differ. */
export function keepsDigits(row: unknown): CustomValidatorResult {
  const texts = textsOf(row);
  if (texts === undefined || digitsOf(texts.source) === digitsOf(texts.text)) return true;
  return atText("Keep the numbers of the English phrase: no digit may differ.");
}
