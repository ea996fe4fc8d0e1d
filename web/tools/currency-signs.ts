import { languages } from "#schemas/shared/languages.ts";
import { DIRHAM } from "./currency.ts";

/** Other ways to write the dirham. */
const DIRHAM_SIGNS = ["dhs", "dh", "د.إ"];

/** English of the world has other symbols than British English. */
const signLocales = ["en-001", ...languages.map(({ locale }) => locale)];
const displays = ["symbol", "narrowSymbol", "name"] as const;

/** Names of a currency have a singular and a plural. */
const AMOUNTS = [1, 2];

const known = new Map<string, string[]>();

/**
 * How amounts of a currency are marked, in lower case: its code, and its symbol and name in every
 * language of the site, longer ones first. "Swedish kronor" are also "kronor".
 */
export function signsOf(code: string): string[] {
  const signs = known.get(code) ?? computeSigns(code);
  known.set(code, signs);
  return signs;
}

function computeSigns(code: string): string[] {
  const options = { style: "currency", currency: code, maximumFractionDigits: 0 } as const;
  const signs = signLocales.flatMap((locale) =>
    displays.flatMap((currencyDisplay) => {
      const format = new Intl.NumberFormat(locale, { ...options, currencyDisplay });
      return AMOUNTS.flatMap((amount) => signsIn(format.formatToParts(amount)));
    }),
  );
  const all = [code, ...signs, ...(code === DIRHAM ? DIRHAM_SIGNS : [])];
  const distinct = new Set(all.map((sign) => sign.toLowerCase()));
  return [...distinct].sort((a, b) => b.length - a.length);
}

/** The currency in a formatted amount, and the last word of its name. */
function signsIn(parts: readonly Intl.NumberFormatPart[]): string[] {
  return parts.flatMap(({ type, value }) =>
    type === "currency" ? [value, value.slice(value.lastIndexOf(" ") + 1)] : [],
  );
}
