import { cleanText } from "../head/clean-text.ts";

const NUMBER = /^(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?: (million|billion))?$/;
const SCALES = new Map([
  ["million", 1_000_000],
  ["billion", 1_000_000_000],
]);

/**
 * The one number that a figure's value stands for, to reckon with: 375,000, 3.6725, 750 million.
 * Undefined for a range, a count such as 50+, and words.
 */
export function figureNumber(value: string): number | undefined {
  const found = NUMBER.exec(cleanText(value));
  if (found === null) return undefined;
  const [, whole = "", fraction = "", scale = ""] = found;
  return Number(whole.replaceAll(",", "") + fraction) * (SCALES.get(scale) ?? 1);
}
