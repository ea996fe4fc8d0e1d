// This file is separate from the one that reads numbers, so that tools without dates do not load
// it.

/** The text if it is an ISO date of an existing day; undefined otherwise. */
export function realDay(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  // A browser may read 31 February as a day of March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text
    ? undefined
    : text;
}
