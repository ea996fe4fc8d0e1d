import { cleanText } from "../head/clean-text.ts";

export type FigureParts = {
  value: string | null;
  unit?: string | null | undefined;
  show?: string | null | undefined;
};

const NO_BREAK_SPACE = "\u00a0";

/** True for the units of money: AED, EUR. */
export const isCurrencyCode = (unit: string) => /^[A-Z]{3}$/.test(unit);

/**
 * A figure as it reads in a sentence. Percent signs follow closed up, currency codes lead and
 * words follow, both with a space that never breaks: "9%", "AED 375,000", "10 years".
 * With `show: "valueOnly"` the unit is left to the sentence around it.
 */
export function formatFigure({ value, unit, show }: FigureParts): string {
  if (value === null) return "";
  if (!unit || show === "valueOnly") return value;
  if (unit === "%") return `${value}%`;
  return isCurrencyCode(unit)
    ? `${unit}${NO_BREAK_SPACE}${value}`
    : `${value}${NO_BREAK_SPACE}${unit}`;
}

/** A number with its thousands set apart. */
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** The value for machines: a number without separators, any other text as it is. */
export function machineValue(value: string): string {
  const text = cleanText(value);
  return GROUPED_NUMBER.test(text) ? text.replaceAll(",", "") : text;
}

type Text = string | null | undefined;

/** Characters of a condition that can stand beside a figure without drowning it. */
export const SHORT_CONDITION = 40;

/**
 * The condition to stand beside a figure that is a benefit: shortened by hand, or short as it is.
 * The marks of live editing make none longer.
 */
export function shortCondition(figure: { shortQualifier?: Text; qualifier?: Text }) {
  const { shortQualifier, qualifier } = figure;
  if (shortQualifier) return shortQualifier;
  return qualifier && cleanText(qualifier).length <= SHORT_CONDITION ? qualifier : undefined;
}
