import { format as formatted, getFormatInfo, isDateFormat, isPercentFormat } from "numfmt";

/** Whether a format shows percentages. */
export const isPercentage = isPercentFormat;

/** Signs of currencies, which do not change a number. */
const CURRENCIES = new Set([...Intl.supportedValuesOf("currency"), "kr", "kr.", "zł", "Dh", "Dhs"]);
const WORD = /[\p{L}\p{N}]+\.?/gu;
/** A number with signs of groups, which may be text of a format. */
const NUMBER = /\d(?:[, \u00a0\u202f’']?\d)*(?:\.\d+)?(?:E[+-]?\d+)?|\.\d+/;

/**
 * What a spreadsheet shows of a number, if that is another number, a rounded one or none, or has
 * words that may change it, such as “million”. Undefined if the number is shown as what it is, as a
 * day or with a currency.
 */
export function shownOtherwise(value: number, format: string): string | undefined {
  if (isDateFormat(format) || getFormatInfo(format).type === "fraction") return undefined;
  const shown = formatted(format, value, { throws: false, invalid: format }).trim();
  const [number = "0"] = NUMBER.exec(shown) ?? [];
  const isSame = Number(number.replaceAll(/[^\d.E+-]/g, "")) === Math.abs(value);
  const words = shown.replace(number, " ").match(WORD) ?? [];
  return isSame && words.every((word) => CURRENCIES.has(word)) ? undefined : shown;
}
