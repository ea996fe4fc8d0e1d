/*
 * What a spreadsheet shows of a number (ECMA-376, 18.8.31). A format may add words, such as 0" million",
 * and a comma at its end leaves out three digits. SheetJS's SSF shows General" million" without its word, so it
 * would take what is asked about here for a plain number.
 */

/** Text in quotes, an escaped sign, an empty width, what is in brackets, or what is shown. */
const TOKEN = /"([^"]*)"|\\(.)|([_*].)|\[([^\]]*)\]|General|E[+-]|./gisu;

/** A part of a format. */
type Token = {
  sign: string;
  /** Text that is shown as it is. */
  literal: string | undefined;
  brackets: string | undefined;
};

const CONDITION = /^(<=|>=|<>|<|>|=)(-?[\d.]+)$/;
/** What a number is written with. */
const PLACE = /^(?:[0#?.,]|General|E[+-])$/i;
/** Days and times are no numbers. */
const OF_DAYS = /^[dmyhs]$/i;

/** Signs of currencies, which do not change a number. */
const CURRENCIES = new Set([...Intl.supportedValuesOf("currency"), "kr", "kr.", "zł", "Dh", "Dhs"]);
const WORD = /[\p{L}\p{N}]+\.?/gu;

/** Whether a format shows percentages. */
export const isPercentage = (format: string): boolean =>
  tokensOf(format).some(({ sign }) => sign === "%");

/**
 * What a format shows of a number, if that is another number or has words that may change it, such
 * as “million”. Undefined if the number is shown as what it is, as a day or with a currency.
 */
export function shownOtherwise(value: number, format: string): string | undefined {
  const { section, hasOwnSign } = sectionFor(value, format);
  if (section.some(isOfDays)) return undefined;
  const places = section.flatMap(({ sign }) => (PLACE.test(sign) ? [sign] : [])).join("");
  const thousands = /(?<=[0#?]),+(?=\.|$)/.exec(places)?.[0].length ?? 0;
  const words = section.map(({ literal, sign }) => literal ?? (PLACE.test(sign) ? " " : ""));
  const isChanged = (words.join("").match(WORD) ?? []).some((word) => !CURRENCIES.has(word));
  if (thousands === 0 && !isChanged) return undefined;

  const [, fraction = ""] = places.split(".");
  const isGeneral = /general/i.test(places);
  const shown = (hasOwnSign ? Math.abs(value) : value) / 1000 ** thousands;
  const number = shown.toLocaleString("en", {
    useGrouping: /[0#?],+[0#?]/.test(places),
    minimumFractionDigits: digits(fraction, /0/g),
    maximumFractionDigits: isGeneral ? MOST_DIGITS : digits(fraction, /[0#?]/g),
  });
  const first = section.findIndex(({ sign }) => PLACE.test(sign));
  const parts = section.map(
    ({ sign, literal }, at) => literal ?? (at === first ? number : PLACE.test(sign) ? "" : sign),
  );
  return parts.join("").trim();
}

/** Decimal digits that are shown. */
const MOST_DIGITS = 15;
const digits = (fraction: string, sign: RegExp) =>
  Math.min(MOST_DIGITS, fraction.match(sign)?.length ?? 0);

const isOfDays = ({ sign, brackets = "" }: Token) =>
  OF_DAYS.test(sign) || /^(?:h+|m+|s+)$/i.test(brackets);

const tokensOf = (format: string): Token[] =>
  [...format.matchAll(TOKEN)].map(([sign, quoted, escaped, width, brackets]) => {
    // An empty width, and colours, conditions and languages in brackets, show nothing.
    const isEmpty = width !== undefined || brackets !== undefined;
    return { sign, literal: quoted ?? escaped ?? (isEmpty ? "" : undefined), brackets };
  });

/**
 * The part of a format that a number is shown with: by its condition, or by its sign, which is then
 * not shown by itself.
 */
function sectionFor(value: number, format: string): { section: Token[]; hasOwnSign: boolean } {
  const sections: Token[][] = [[]];
  for (const token of tokensOf(format)) {
    if (token.sign === ";") sections.push([]);
    else sections.at(-1)?.push(token);
  }
  const conditions = sections.map((section) =>
    section.flatMap(({ brackets = "" }) => CONDITION.exec(brackets) ?? []),
  );
  const hasConditions = conditions.some(({ length }) => length > 0);
  const fits = ([, sign = "", limit = ""]: string[]) =>
    COMPARISONS.get(sign)?.(value, Number(limit)) ?? true;
  const bySign = value < 0 ? 1 : value === 0 ? 2 : 0;
  const numeric = Math.min(sections.length, 3);
  const at = hasConditions ? conditions.findIndex(fits) : bySign < numeric ? bySign : 0;
  return { section: sections[at] ?? [], hasOwnSign: !hasConditions && at === 1 };
}

const COMPARISONS = new Map<string, (value: number, limit: number) => boolean>([
  ["<", (value, limit) => value < limit],
  ["<=", (value, limit) => value <= limit],
  [">", (value, limit) => value > limit],
  [">=", (value, limit) => value >= limit],
  ["=", (value, limit) => value === limit],
  ["<>", (value, limit) => value !== limit],
]);
