/** Thousands are set apart by one sign, and a fraction follows after another one. */
const GROUPED = /^([1-9]\d{0,2}(?:([ '’.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}|\d{4,}))?$/;
const PLAIN = /^(\d+)()(?:[.,](\d+))?$/;

/** The whole number as typed, with its separators, and the decimal digits. */
type TypedNumber = { whole: string; fraction: string };

/**
 * Parses a typed number: 375 000, 375.000,00 and 375000 are the same. An ambiguous text such as
 * 375.000 is read as thousands. Words, and 1,500.000 with its two kinds of separators in the wrong
 * place, are no numbers.
 */
export function typedNumber(text: string): TypedNumber | undefined {
  const [, whole, , fraction = ""] = GROUPED.exec(text) ?? PLAIN.exec(text) ?? [];
  return whole === undefined ? undefined : { whole, fraction };
}

/** Offices in Riga or Stockholm write thousands like this, and offices in London decimals. */
const THOUSANDS_OR_FRACTION = /^([1-9]\d*)\.(\d{3})$/;

/** All numbers that a text may mean, the likelier one first. */
export function typedNumbers(text: string): TypedNumber[] {
  const [, before = "", after = ""] = THOUSANDS_OR_FRACTION.exec(text) ?? [];
  const number = typedNumber(text);
  if (before === "" || number === undefined) return number ? [number] : [];
  const thousands = { whole: before + after, fraction: "" };
  const fraction = { whole: before, fraction: Number(after) === 0 ? "" : after };
  // 1375.000 has no separator between its thousands, so the fraction is the likelier reading.
  return number.fraction === "" ? [thousands, fraction] : [fraction, thousands];
}
