import { ENGLISH, english, type Language } from "#schemas/shared/languages.ts";

// The office reads English, whatever language the page and the browser of the visitor have.

/** The visitor's day and time, with the time zone. */
export const officeTime = (time: Date): string =>
  time.toLocaleString(english.locale, { dateStyle: "long", timeStyle: "long" });

/**
 * A message with a first line that names the language of the page, so that the office knows in which
 * language the visitor reads. A message from an English page stays as it is.
 */
export function withPageLanguage(message: string, { id }: Language, lineEnd = "\n"): string {
  if (id === ENGLISH) return message;
  const name = new Intl.DisplayNames(english.locale, { type: "language" }).of(id);
  return `Language of the page: ${name}${lineEnd}${message}`;
}
