/**
 * The languages of the site, English first. Editors write in English, and translations are
 * documents. To add a language, follow the recipe in docs/extending.md.
 *
 * - `id` is the first part of a translated path, and the language's code for search engines
 *   (`hreflang`).
 * - `tag` is the BCP 47 tag for `lang` attributes.
 * - `locale` formats numbers and dates (`Intl`).
 * - `days` are the words for days of the calendar, by their plural category, where `Intl` has
 *   other words: its "dygn" and "døgn" are spans of 24 hours.
 */
export const languages = [
  {
    id: "en",
    name: "English",
    tag: "en",
    locale: "en-GB",
  },
  {
    id: "sv",
    name: "Svenska",
    tag: "sv",
    locale: "sv-SE",
    days: { one: "dag", other: "dagar" },
  },
  {
    id: "no",
    name: "Norsk",
    tag: "nb",
    locale: "nb-NO",
    days: { one: "dag", other: "dager" },
  },
  {
    id: "da",
    name: "Dansk",
    tag: "da",
    locale: "da-DK",
  },
  {
    id: "fi",
    name: "Suomi",
    tag: "fi",
    locale: "fi-FI",
  },
] as const;

export type Language = (typeof languages)[number];
export type LanguageId = Language["id"];

/** The language in which editors write. Its pages have no prefix. */
export const ENGLISH = "en" satisfies LanguageId;
export const english: Language = languages[0];

export type TranslationLanguageId = Exclude<LanguageId, typeof ENGLISH>;

/** The languages into which pages are translated. */
export const translationLanguages = /* @__PURE__ */ languages.filter(({ id }) => id !== ENGLISH);

export function isTranslationLanguage(text: unknown): text is TranslationLanguageId {
  return translationLanguages.some(({ id }) => id === text);
}

export function isLanguageId(text: unknown): text is LanguageId {
  return languages.some(({ id }) => id === text);
}

/** The language of an element, by its `lang` attribute. English for any other. */
export function languageOfTag(tag: string): Language {
  return languages.find((language) => language.tag === tag) ?? languages[0];
}

/** A language by its id. */
export function languageOf(id: LanguageId): Language {
  return languages.find((language) => language.id === id) ?? languages[0];
}

/** The path of a page in a language: `/sv/contact` for `/contact`. */
export function pathIn(language: LanguageId, path: string): string {
  if (language === ENGLISH) return path;
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** The language of a path, and the path of the same page in English. */
export function splitLanguage(path: string): { language: LanguageId; path: string } {
  const [, first = ""] = path.split("/", 2);
  if (!isTranslationLanguage(first)) return { language: ENGLISH, path };
  return { language: first, path: path.slice(first.length + 1) || "/" };
}
