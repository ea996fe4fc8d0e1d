import { cleanText } from "../head/clean-text.ts";
import { ENGLISH, english, type Language } from "../languages.ts";
import { type PluralForms, pluralForm } from "../plural-forms.ts";
import { unbrokenDay } from "../unbroken-day.ts";
import { isCurrencyCode } from "./figure-number.ts";
import { amountOf, englishUnit, valueIn, withUnit } from "./translated-figure.ts";

export type FigureParts = {
  value: string | null;
  unit?: string | null | undefined;
  /** What the figure counts, in words that depend on its value. They stand in place of a unit. */
  counted?: PluralForms | null | undefined;
  show?: string | null | undefined;
};

const NO_BREAK_SPACE = "\u00a0";

/**
 * A figure as text. In English, percent signs follow without a space, currency codes come first and
 * words follow, both with a no-break space: "9%", "AED 375,000", "10 years". Units of time agree with
 * their number: "1 year", and so do the words of what it counts: "1 zone". Other languages have their own order: "9 %", "375 000 AED", "10 år". With `show: "valueOnly"` the unit is left out.
 */
export function formatFigure(figure: FigureParts, language: Language): string {
  const { value, unit, show } = figure;
  if (value === null) return "";
  const shownUnit = show === "valueOnly" ? "" : (countedWords(figure, language) ?? unit);
  if (language.id === ENGLISH) return englishFigure(value, shownUnit);
  const text = valueIn(value, language);
  return shownUnit ? withUnit(text, value, shownUnit, language) : text;
}

/** What a figure counts, in the form for its value: "zone" or "zones". */
export const countedWords = (
  { value, counted }: FigureParts,
  language: Language,
): string | undefined =>
  counted && value ? pluralForm(counted, amountOf(value), language) : undefined;

/** What follows the value in a list or a label: the unit, or what is counted, as after many. */
export const unitInWords = ({ unit, counted }: Omit<FigureParts, "value">): string | undefined =>
  unit || counted?.other || undefined;

/** A figure as editors write it. */
export const figureInEnglish = (figure: FigureParts): string => formatFigure(figure, english);

/** The number of a day, before its month and year. */
const DAY_NUMBER = /\d{1,2} (?=[A-Z][a-z]+ \d{4})/g;

function englishFigure(stored: string, unit: FigureParts["unit"]): string {
  const value = stored.replaceAll(DAY_NUMBER, unbrokenDay);
  if (!unit) return value;
  if (unit === "%") return `${value}%`;
  return isCurrencyCode(unit)
    ? `${unit}${NO_BREAK_SPACE}${value}`
    : `${value}${NO_BREAK_SPACE}${englishUnit(value, unit)}`;
}

type Text = string | null | undefined;

/** Maximum length of a condition beside a figure. */
export const SHORT_CONDITION = 40;

/**
 * The condition that stands beside a benefit's figure: its short form, or the condition itself if
 * it is short. Invisible marks of drafts do not count.
 */
export function shortCondition(figure: { shortQualifier?: Text; qualifier?: Text }) {
  const { shortQualifier, qualifier } = figure;
  if (shortQualifier) return shortQualifier;
  return qualifier && cleanText(qualifier).length <= SHORT_CONDITION ? qualifier : undefined;
}
