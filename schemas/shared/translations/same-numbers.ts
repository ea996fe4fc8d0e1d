import { withoutTags } from "./phrase.ts";

/**
 * Whether a translation has the numbers of its source, in any order. Groups and decimals may be set
 * apart by other signs, as its language does. Digits do not move from one number to another.
 */
export function sameNumbers(source: string, text: string): boolean {
  const [ofSource, ofText] = [numbersOf(source), numbersOf(text)];
  return areEqual(ofSource, apart(ofText, ofSource)) || areEqual(apart(ofSource, ofText), ofText);
}

/** Thousands with equal signs between them, and a decimal after another one. */
const GROUPED =
  /(?<!\d)\d{1,3}([ \u00a0\u202f\u2009.,'’])\d{3}(?:\1\d{3})*(?!\d)(?:(?!\1)[.,]\d+)?/;
/** A decimal, or a time of the day. A day in digits is none: 31.12.2027. */
const DECIMAL = /(?<!\d|\d[.,:])\d+[.,:]\d+(?![.,:]?\d)/;
const NUMBER = new RegExp(`${GROUPED.source}|${DECIMAL.source}|\\d+`, "g");

/** What follows the last sign of a number, unless it is a group of thousands. */
const FRACTION = /[.,:](\d{1,2}|\d{4,})$/;

/** A number as it is compared: its digits, with a point before a fraction. */
type Compared = { number: string; groups: string[]; fraction: string | undefined };

const numbersOf = (phrase: string): Compared[] =>
  [...withoutTags(phrase).matchAll(NUMBER)].map(([written]) => {
    const fraction = FRACTION.exec(written)?.[1];
    const groups = written.replace(FRACTION, "").split(/\D/);
    const whole = groups.join("");
    return { number: fraction === undefined ? whole : `${whole}.${fraction}`, groups, fraction };
  });

/**
 * Numbers that may be several ones of the other language are taken for these: 31.12 for 31 and 12,
 * “step 12 375 000” for 12 and 375,000.
 */
function apart(numbers: readonly Compared[], others: readonly Compared[]): Compared[] {
  const known = new Set(others.map(({ number }) => number));
  const longest = others.reduce((most, { number }) => Math.max(most, number.length), 0);
  return numbers.flatMap((each) => {
    const { number, groups, fraction } = each;
    if (known.has(number)) return [each];
    const parts = partsOf(groups, known, longest);
    if (fraction !== undefined) parts?.push(fraction);
    if (!parts?.every((part) => known.has(part))) return [each];
    return parts.map((part) => ({ number: part, groups: [part], fraction: undefined }));
  });
}

/** The longest known numbers that groups of digits make up, one after another. */
function partsOf(
  groups: readonly string[],
  known: ReadonlySet<string>,
  longest: number,
): string[] | undefined {
  const parts: string[] = [];
  for (let start = 0; start < groups.length; ) {
    let joined = "";
    let [part, end] = ["", start];
    for (let at = start; at < groups.length && joined.length < longest; at += 1) {
      joined += groups[at];
      if (known.has(joined)) [part, end] = [joined, at + 1];
    }
    if (end === start) return undefined;
    parts.push(part);
    start = end;
  }
  return parts;
}

function areEqual(some: readonly Compared[], others: readonly Compared[]): boolean {
  const sorted = (numbers: readonly Compared[]) => numbers.map(({ number }) => number).sort();
  return sorted(some).join() === sorted(others).join();
}
