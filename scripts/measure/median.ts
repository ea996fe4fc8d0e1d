/** The value in the middle, or between the two in the middle. Undefined when none is known. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const upper = known[Math.floor(known.length / 2)];
  const lower = known[Math.ceil(known.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** The value that `share` of 100 values do not exceed. Undefined when there is none. */
export function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * share) / 100) - 1];
}
