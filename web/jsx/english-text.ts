/*
 * A text that has no translation is shown in English. Invisible characters around it tell the
 * elements of a page that the text is English (WCAG 3.1.2). They are Unicode's own marks for that:
 * the language tag, and the end of a language's text. `cleanText` removes them, as it removes the
 * marks of drafts.
 */
const START = "\u{E0001}";
const END = "\u{E007F}";
const EACH = /[\u{E0001}\u{E007F}]/gu;

/** An English text on a page in another language. */
export const asEnglish = (text: string) => `${START}${text}${END}`;

export const isEnglish = (text: string) => text.includes(START);

/** The text without the marks. */
export const withoutMarks = (text: string) => text.replace(EACH, "");

/** The parts of a text in their order. */
export function partsByLanguage(text: string): { text: string; isEnglish: boolean }[] {
  return text.split(/(\u{E0001}[^\u{E007F}]*\u{E007F})/u).flatMap((part) => {
    const bare = withoutMarks(part);
    return bare === "" ? [] : [{ text: bare, isEnglish: part.startsWith(START) }];
  });
}
