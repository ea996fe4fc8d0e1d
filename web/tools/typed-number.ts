/** Groups of three by spaces, commas, points or apostrophes, one and the same; two digits at most after a point or comma. */
const GROUPED = /^(\d{1,3})(?:([\s.,'’])\d{3}(?:\2\d{3})*)(?:[.,](\d{1,2}))?$/;
const PLAIN = /^(\d+)(?:[.,](\d{1,6}))?$/;

/** Above this nobody means it, and sums would lose their last digits. */
const LARGEST = 1e12;

/** Why a typed number is none. */
export type NumberProblem = "notAmount" | "negative" | "tooLarge";

/**
 * Reads a number as people type it: 1500000, 1,500,000, 1 500 000 or 1.500.000,50. What could be
 * thousands or a fraction, such as 1.500, is thousands.
 */
export function readNumber(typed: string): number | NumberProblem {
  const text = typed.trim();
  if (/^[-−–]\s*\d/.test(text)) return "negative";
  const grouped = GROUPED.exec(text);
  const plain = grouped ?? PLAIN.exec(text);
  if (plain === null) return "notAmount";
  const fraction = grouped ? grouped[3] : plain[2];
  const whole = fraction === undefined ? text : text.slice(0, -(fraction.length + 1));
  const number = Number(`${whole.replaceAll(/\D/g, "")}.${fraction ?? 0}`);
  return number > LARGEST ? "tooLarge" : number;
}
