import { cleanText } from "../head/clean-text.ts";

export type FigureParts = {
  value: string | null;
  unit?: string | null | undefined;
  show?: string | null | undefined;
};

const NO_BREAK_SPACE = "\u00a0";
const isCurrencyCode = (unit: string) => /^[A-Z]{3}$/.test(unit);

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
