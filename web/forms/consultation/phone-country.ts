import { withPlainDigits } from "#web/lib/plain-digits.ts";
import { type PhoneCountry, phoneCountries } from "./phone-countries.ts";

/** The digits of a telephone number, after a plus if it begins with the code of a country. */
const dialled = (typed: string): string =>
  withPlainDigits(typed)
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+");

/**
 * The country whose calling code a number begins with, after + or 00; undefined if the number belongs
 * to a country that is not in the list. No code in the list begins another.
 */
export function phoneCountry(typed: string): PhoneCountry | undefined {
  const number = dialled(typed);
  return phoneCountries.find(
    ({ prefix, others }) => number.startsWith(prefix) && !others?.test(number),
  );
}

/** Whether a text is no telephone number that says its country. It can be sent all the same. */
export const lacksCountry = (typed: string): boolean =>
  typed.trim() !== "" && !/^\+\d/.test(dialled(typed));
