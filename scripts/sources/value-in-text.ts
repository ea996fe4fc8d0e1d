import { toCardinal } from "n2words/en-GB";
import { figureDay } from "#schemas/shared/figures/figure-number.ts";

/** Characters on each side of a value that a passage shows. */
const AROUND = 220;

/** A text that names a number this often is a table; the rest of it decides nothing. */
const MOST_PLACES = 500;

/** From here on a number is rare enough to stand for itself, without its unit beside it. */
const DISTINCT = 1_000;

type Sought = {
  /** As it is stored: 375,000, 0.5, 50 million, 15–50, 50+, 1 January 2027, GMT+4. */
  value: string;
  unit?: string | undefined;
  /** Words beside which the value is expected, such as the label of the figure. */
  about: string;
};

/**
 * A text in which numbers are written with the digits and separators of Western Europe, and words
 * with one space between them.
 */
export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "")
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replaceAll("٬", ",")
    .replaceAll("٫", ".")
    .replaceAll("٪", "%")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/**
 * The passage of a text in which a value stands, in figures or in English words.
 * @param text as `plainText` returns it
 * @returns undefined if the value does not stand there
 */
export function passageWith(text: string, { value, unit, about }: Sought): string | undefined {
  const words = new Set(wordsOf(about));
  let best: { at: number; near: number } | undefined;
  let places = 0;
  for (const { index } of text.matchAll(patternOf(value, unit))) {
    const around = new Set(wordsOf(text.slice(Math.max(0, index - AROUND), index + AROUND)));
    const near = [...around].filter((word) => words.has(word)).length;
    if (best === undefined || near > best.near) best = { at: index, near };
    places += 1;
    if (places === MOST_PLACES) break;
  }
  return best && passageAt(text, best.at);
}

/** The text around a place, in whole words where they are not endless. */
export function passageAt(text: string, at: number): string {
  const [first, last] = [Math.max(0, at - AROUND), Math.min(text.length, at + AROUND)];
  const before = text.lastIndexOf(" ", first) + 1;
  const after = text.indexOf(" ", last);
  const from = first - before > AROUND ? first : before;
  const end = after === -1 ? text.length : after;
  const to = end - last > AROUND ? last : end;
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

const NUMBER = String.raw`[\d,]+(?:\.\d+)?`;
const RANGE = new RegExp(`^(${NUMBER})[–-](${NUMBER})$`);
const SCALED = new RegExp(`^(${NUMBER})(?: ?(million|billion|[kMB]))?\\+?$`);
const SCALES = [
  { names: ["k", "thousand"], size: 1e3, written: "k|thousand" },
  { names: ["M", "million"], size: 1e6, written: "m|mn|mln|million" },
  { names: ["B", "billion"], size: 1e9, written: "b|bn|billion" },
];

function patternOf(value: string, unit: string | undefined): RegExp {
  const plain = plainText(value);
  return new RegExp(dayPattern(plain) ?? numberPattern(plain, unit) ?? literal(plain), "giu");
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

const literal = (text: string) => escaped(text).replaceAll(" ", " ?");

function numberPattern(value: string, unit: string | undefined): string | undefined {
  const [, from, to] = RANGE.exec(value) ?? [];
  if (from !== undefined && to !== undefined) {
    const [low, high] = [numeral(number(from)), numeral(number(to))];
    return withUnit(`${low}[^\\d]{1,16}?${high}`, unit, number(to));
  }
  const [, digits, scale] = SCALED.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const { size = 1 } = SCALES.find(({ names }) => scale && names.includes(scale)) ?? {};
  // The fraction of such a product may be off by the last bit.
  const amount = Number((number(digits) * size).toPrecision(15));
  return withUnit(numeral(amount), unit, amount);
}

const number = (text: string) => Number(text.replaceAll(",", ""));

/** A number in figures, with a word for thousands or millions, or in words. */
function numeral(amount: number): string {
  const scaled = SCALES.filter(({ size }) => amount >= size).map(
    ({ size, written }) => `${figures(amount / size)}[ -]?(?:${written})\\b`,
  );
  const words = Number.isSafeInteger(amount) ? [inWords(amount)] : [];
  // The longer form comes first: “50 million” begins with “50”.
  return `(?:${[...scaled, figures(amount), ...words].join("|")})`;
}

/** No digit stands before or after it that would make another number of it. */
function figures(amount: number): string {
  const [whole = "", fraction = ""] = String(amount).split(".");
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, "[ ,.'’]?");
  const rest = fraction === "" ? "(?:[.,]0{1,2}(?!\\d))?" : `[.,]${fraction}0*`;
  return `(?<!\\d|\\d[.,'’]|(?<!\\d)\\d{1,3} (?=\\d{3}))${groups}${rest}(?!\\d|[.,'’]\\d| \\d{3}(?!\\d))`;
}

const LARGER = "hundred|thousand|million|billion";
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";

/** No word stands before or after it that would make another number of it. */
function inWords(amount: number): string {
  const words = toCardinal(amount)
    .split(/[\s-]+/)
    .filter((word) => word !== "and");
  const before = `(?<![\\p{L}-]|(?:${TENS}|${LARGER})(?: and)? )`;
  return `${before}${words.join("[ -](?:and )?")}(?!\\p{L}|[ -](?:${LARGER})\\b)`;
}

/** Words in brackets after a number: “9 (nine) per cent”. */
const BRACKET = String.raw`(?: ?\([^()]{1,40}\))?`;

function withUnit(numeral: string, unit: string | undefined, amount: number): string {
  if (!unit) return numeral;
  if (unit === "%") {
    return `${numeral}${BRACKET} ?(?:%|per ?cent|percent|في المائة|بالمائة|بالمئة)`;
  }
  if (amount >= DISTINCT || !Number.isInteger(amount)) return numeral;
  const currency = CURRENCIES[unit];
  if (currency !== undefined) {
    return `(?:(?:${currency}) ?${numeral}|${numeral}${BRACKET} ?(?:${currency}))`;
  }
  const stem = escaped(unit.replace(/ies$|y$|e?s$/, ""));
  // “15 calendar days”, “more than 40 free zones”, “5-year”
  return `${numeral}${BRACKET}(?:[ -][\\p{L}'’]+){0,2}?[ -]${stem}`;
}

const CURRENCIES: Readonly<Record<string, string>> = {
  AED: "AED|Dhs?\\.?|dirhams?|درهم",
  EUR: "EUR|€|euros?",
  USD: "USD|US\\$|\\$|US dollars?",
};

function dayPattern(value: string): string | undefined {
  const day = figureDay(value);
  if (day === undefined) return undefined;
  const [year = "", month = "", date = ""] = day.split("-");
  const name = value.replaceAll(/[\d ]/g, "");
  const [d, m] = [`0?${Number(date)}`, `0?${Number(month)}`];
  const spelt = `(?:${name}|${name.slice(0, 3)}\\.?)`;
  const ordinal = " ?(?:st|nd|rd|th)?";
  const ways = [
    `${d}${ordinal} (?:of )?${spelt},? ${year}`,
    `${spelt} ${d}${ordinal},? ${year}`,
    `${d}[./-]${m}[./-]${year}`,
    `${year}-${month}-${date}`,
  ];
  return `(?<!\\d)(?:${ways.join("|")})(?!\\d)`;
}
