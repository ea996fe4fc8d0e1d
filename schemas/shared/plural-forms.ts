import { formatsOf } from "./formats.ts";
import type { Language } from "./languages.ts";
import { isRecord } from "./record.ts";

/**
 * Words that depend on a number, by the plural categories of CLDR: `{ one: "zone", other: "zones" }`.
 * English has the two of the content model, and a translated page those of its language.
 */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string | null>>>;

/** The categories of all languages, in the order of CLDR. */
export const pluralCategories = ["zero", "one", "two", "few", "many", "other"] as const;

/** The type of the content model for such words. */
export const PLURAL_FORMS = "pluralForms";

const rulesOf = formatsOf(({ locale }) => new Intl.PluralRules(locale));

/** The form for a number; undefined if there is none, not even for all other numbers. */
export const pluralForm = (
  forms: PluralForms,
  number: number,
  language: Language,
): string | undefined => forms[rulesOf(language).select(number)] || forms.other || undefined;

/** The English words of a category. Those of a category that English lacks are `other`. */
export const englishForm = (
  forms: PluralForms,
  category: Intl.LDMLPluralRule,
): string | null | undefined => forms[category] || forms.other;

/** The categories of a locale: “one” and “other” for Swedish; “few” and “many” too for Polish. */
export function categoriesOf(locale: string): Intl.LDMLPluralRule[] {
  const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return pluralCategories.filter((category) => known.includes(category));
}

/** Numbers that are tried for examples. Each category of a whole number has some below. */
const TRIED = 200;
const MOST_EXAMPLES = 4;

/** The first whole numbers of a category: 1, 21, 31, 41 for “one” in Lithuanian. */
export function numbersOf(category: Intl.LDMLPluralRule, locale: string): number[] {
  const rules = new Intl.PluralRules(locale);
  return Array.from({ length: TRIED }, (_, number) => number)
    .filter((number) => rules.select(number) === category)
    .slice(0, MOST_EXAMPLES);
}

/** The category that a row of a translation is for: “few” for `counted.few`. */
export const categoryOfField = (field: string): Intl.LDMLPluralRule | undefined =>
  pluralCategories.find((category) => field.endsWith(`.${category}`));

/** Whether a value is such an object of the content. */
export const isPluralForms = (value: unknown): value is Record<string, unknown> & PluralForms =>
  isRecord(value) &&
  value._type === PLURAL_FORMS &&
  pluralCategories.every((category) => ["string", "undefined"].includes(typeof value[category]));
