/** The value that `share` of 100 values do not exceed; the median by itself. Undefined when none is known. */
export function percentile(
  values: readonly (number | undefined)[],
  share = 50,
): number | undefined {
  const known = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  return known[Math.ceil((known.length * share) / 100) - 1];
}
