import { languageOf, type TranslationLanguageId } from "#schemas/shared/languages.ts";
import type { TranslatedRow } from "#schemas/shared/translations/translation-rows.ts";

/** A text of a language, as a translation of a document has it. */
export type TextOfLanguage = Pick<TranslatedRow, "source" | "text"> & {
  language: TranslationLanguageId;
};

/** A new text of a file, with the languages in which it is stored for the same phrase. */
export type NewText = { text: string; languages: readonly TranslationLanguageId[] };

/** Fewer texts may be alike by chance: one in ten is the same in Danish and in Norwegian. */
const FEWEST = 5;
/** No two languages have so long a text in common. */
const LONG = 40;

const withPlainSpaces = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The other languages of the site in which a phrase has exactly this text. */
export function languagesWith(
  { source, text }: { source: string; text: string },
  others: readonly TextOfLanguage[],
): TranslationLanguageId[] {
  const [phrase, plain] = [withPlainSpaces(source), withPlainSpaces(text)];
  if (plain === "" || plain === phrase) return [];
  const same = others.filter(
    (other) => withPlainSpaces(other.text) === plain && withPlainSpaces(other.source) === phrase,
  );
  return [...new Set(same.map(({ language }) => language))];
}

/**
 * Doubts a file whose new texts are mostly those of another language of the site.
 * @returns what was noticed, as a sentence; undefined for nothing
 */
export function otherLanguage(texts: readonly NewText[]): string | undefined {
  if (texts.length < FEWEST) return undefined;
  const found = Map.groupBy(
    texts.flatMap(({ languages, text }) => languages.map((language) => ({ language, text }))),
    ({ language }) => language,
  );
  for (const [language, same] of found) {
    const [{ text } = { text: "" }] = same;
    if (same.length <= texts.length / 2) continue;
    const example = text.length > LONG ? `${text.slice(0, LONG)}…` : text;
    return `${same.length} of ${texts.length} new texts are those of ${languageOf(language).name} for the same phrases, such as “${example}”.`;
  }
  return undefined;
}

/** Doubts a long text that is the one of another language for the same phrase. */
export function textOfOther({ text, languages }: NewText): string | undefined {
  const [language] = languages;
  if (language === undefined || text.length < LONG) return undefined;
  return `It is the text of ${languageOf(language).name} for the same phrase.`;
}
