import type { Language } from "./languages.ts";

/**
 * Creates the formatters of one kind, each at its first use: to create one takes longer than to
 * format many values.
 * @param create a formatter of a language, and of an option where the kind has one
 */
export function formatsOf<Format>(create: (language: Language, option: string) => Format) {
  const formats = new Map<string, Format>();
  return (language: Language, option = ""): Format => {
    const key = `${language.id} ${option}`;
    const format = formats.get(key) ?? create(language, option);
    formats.set(key, format);
    return format;
  };
}

const lists = formatsOf(
  ({ locale }) => new Intl.ListFormat(locale, { type: "unit", style: "short" }),
);

/** A list as text: "Dubai, Sharjah, Ajman". */
export const listText = (items: readonly string[], language: Language): string =>
  lists(language).format(items);
