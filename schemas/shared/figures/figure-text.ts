import { cleanText } from "../head/clean-text.ts";

export type FigureParts = {
  value: string | null;
  unit?: string | null | undefined;
  show?: string | null | undefined;
};

const NO_BREAK_SPACE = "\u00a0";

/** Whether a unit is a currency: AED, EUR. */
export const isCurrencyCode = (unit: string) => /^[A-Z]{3}$/.test(unit);

/**
 * A figure as text. Percent signs follow without a space, currency codes come first and words
 * follow, both with a no-break space: "9%", "AED 375,000", "10 years". With `show: "valueOnly"` the
 * unit is left out.
 */
export function formatFigure({ value, unit, show }: FigureParts): string {
  if (value === null) return "";
  if (!unit || show === "valueOnly") return value;
  if (unit === "%") return `${value}%`;
  return isCurrencyCode(unit)
    ? `${unit}${NO_BREAK_SPACE}${value}`
    : `${value}${NO_BREAK_SPACE}${unit}`;
}

/** A number with separated thousands. */
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** The value for machines: a number without separators; any other text is unchanged. */
export function machineValue(value: string): string {
  const text = cleanText(value);
  return GROUPED_NUMBER.test(text) ? text.replaceAll(",", "") : text;
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
