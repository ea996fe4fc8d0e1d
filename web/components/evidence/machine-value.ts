import { cleanText } from "#schemas/shared/head/clean-text.ts";

/** A number with separated thousands. */
const GROUPED_NUMBER = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** The value for machines: a number without separators; any other text is unchanged. */
export function machineValue(value: string): string {
  const text = cleanText(value);
  return GROUPED_NUMBER.test(text) ? text.replaceAll(",", "") : text;
}
