import { withPlainDigits } from "#web/lib/typed-text.ts";
import { type PhoneCountry, phoneCountries } from "./phone-countries.ts";

/**
 * The country with the longest calling code that a number begins with, after + or 00; undefined if
 * the number belongs to a country that is not in the list.
 */
export function phoneCountry(typed: string): PhoneCountry | undefined {
  const dialled = withPlainDigits(typed)
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+");
  return phoneCountries
    .filter(({ prefix, others }) => dialled.startsWith(prefix) && !others?.test(dialled))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
}
