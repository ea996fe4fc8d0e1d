/**
 * Digits of Arabic, Persian and full-width keyboards. Each range of ten begins at one of these code
 * points.
 */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/**
 * A pasted text without invisible characters, with every digit as 0 to 9 and a wide plus sign as
 * "+".
 */
export function withPlainDigits(typed: string): string {
  return typed
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .replaceAll(OTHER_DIGITS, (digit) => `${digit.charCodeAt(0) & 0xf}`)
    .replaceAll("\uff0b", "+");
}
