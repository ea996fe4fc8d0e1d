const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** An ISO date in words: "21 November 2026". Any other text is returned unchanged. */
export function readableDay(day: string): string {
  return ISO_DAY.test(day)
    ? new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" })
    : day;
}
