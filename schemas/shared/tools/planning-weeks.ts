/** The longest time that anybody plans a step with, in weeks. */
export const LONGEST_TIME = 104;

/** The weeks that the value of a time says; undefined where it says no whole number, or too many. */
export function planningWeeks(value: string): number | undefined {
  const weeks = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN;
  return weeks <= LONGEST_TIME ? weeks : undefined;
}
