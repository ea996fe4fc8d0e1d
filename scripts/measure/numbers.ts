/** A number with two decimals. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** The middle one of some numbers, the higher one of two in the middle; 0 without any. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
