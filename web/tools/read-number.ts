import { typedNumber } from "#schemas/shared/figures/typed-number.ts";
import { withPlainDigits } from "#web/lib/plain-digits.ts";
import type { NumberReader } from "./reading.ts";

/** Signs for "no cents" after a whole amount: 1500,- or 1500:- or 1500.– or, in the UAE, 1500/- */
const NO_CENTS = /[.,:/] ?[-–—−=]+$/;
const MINUS = /^[-–—−] ?|(?<=\d) ?[-−]$/;
/** Accountants write negative amounts in brackets. */
const BRACKETS = /^\((.*)\)$/;

/** The largest accepted number. Larger ones are mistakes and would lose digits. */
const LARGEST = 1e12;
const LONGEST_PART = 40;

/**
 * Reads a number as people and offices write it: 1500000, 1,500,000, 1 500 000, 1'500'000.– or
 * 1.500.000,50. An ambiguous 1.500 is read as thousands.
 * @param signs of its unit in lower case, one of which may stand before or after it
 * @returns the number, or why it cannot be read
 */
export function readNumber(
  typed: string,
  signs: readonly string[] = [],
): ReturnType<NumberReader["read"]> {
  const text = plainNumber(typed, signs);
  const positive = text.replace(MINUS, "").replace(BRACKETS, "$1");
  const bare = withoutSign(positive, signs).replace(NO_CENTS, "");
  const read = typedNumber(bare);
  if (read === undefined) return "notAmount";
  if (positive !== text) return "negative";
  const number = Number(`${read.whole.replaceAll(/\D/g, "")}.${read.fraction}`);
  return number > LARGEST ? "tooLarge" : number;
}

/** The part of a text that is not a number, or the whole text. */
export function unreadPart(typed: string, signs: readonly string[] = []): string {
  const text = plainNumber(typed, signs);
  const words = text.replaceAll(/^[\d .,'+-]+|[\d .,'-]+$/g, "");
  const part = /[\p{L}\p{S}]/u.test(words) ? words : text;
  return part.length > LONGEST_PART ? `${part.slice(0, LONGEST_PART)}…` : part;
}

/**
 * The text with plain digits, spaces and apostrophes, without invisible characters and without the
 * unit's sign.
 */
function plainNumber(typed: string, signs: readonly string[]): string {
  const text = withPlainDigits(typed)
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[’‘ʼ´`′]/g, "'");
  return withoutSign(text, signs);
}

/** An abbreviation may end with a point, such as "kr." */
function withoutSign(text: string, signs: readonly string[]): string {
  const small = text.toLowerCase();
  for (const sign of signs) {
    if (small.startsWith(sign)) return text.slice(sign.length).replace(/^\.?\s*/, "");
    if (small.replace(/\.$/, "").endsWith(sign)) {
      return text.slice(0, small.lastIndexOf(sign)).trimEnd();
    }
  }
  return text;
}

/** Reads amounts and other numbers as people write them. */
export const anyNumbers: NumberReader = { read: readNumber, unreadPart };
