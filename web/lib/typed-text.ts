/** Digits as Arabic, Persian and East Asian keyboards write them, ten from each of these places. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g;

/** Text as it is pasted, without the marks that nobody sees, such as those of writing direction. */
export function withoutMarks(typed: string): string {
  return typed.replaceAll(/\p{Cf}/gu, "").trim();
}

/** The same with every digit as 0 to 9, and a wide plus sign as "+". */
export function withPlainDigits(typed: string): string {
  return withoutMarks(typed)
    .replaceAll(OTHER_DIGITS, (digit) => `${digit.charCodeAt(0) & 0xf}`)
    .replaceAll("\uff0b", "+");
}
