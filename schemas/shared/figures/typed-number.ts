/** Thousands are set apart by one sign, and a fraction follows after another one. */
const GROUPED = /^([1-9]\d{0,2}(?:([ '’.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}|\d{4,}))?$/;
const PLAIN = /^(\d+)()(?:[.,](\d+))?$/;

/** The whole number as it was typed, with the signs between its thousands, and the fraction's digits. */
type TypedNumber = { whole: string; fraction: string };

/**
 * The number that a text means: 375 000, 375.000,00 and 375000 are one number. What may be thousands
 * or a fraction, such as 375.000, is thousands. Words are no number. Neither is 1,500.000, because
 * one of its signs must be a slip.
 */
export function typedNumber(text: string): TypedNumber | undefined {
  const [, whole, , fraction = ""] = GROUPED.exec(text) ?? PLAIN.exec(text) ?? [];
  return whole === undefined ? undefined : { whole, fraction };
}

/** Offices in Riga or Stockholm write thousands like this, and offices in London a fraction. */
const THOUSANDS_OR_FRACTION = /^([1-9]\d*)\.(\d{3})$/;

/** All numbers that a text may mean, the likelier one first. */
export function typedNumbers(text: string): TypedNumber[] {
  const [, before = "", after = ""] = THOUSANDS_OR_FRACTION.exec(text) ?? [];
  const number = typedNumber(text);
  if (before === "" || number === undefined) return number ? [number] : [];
  const thousands = { whole: before + after, fraction: "" };
  const fraction = { whole: before, fraction: Number(after) === 0 ? "" : after };
  // Thousands would have been set apart in 1375.000, too.
  return number.fraction === "" ? [thousands, fraction] : [fraction, thousands];
}
