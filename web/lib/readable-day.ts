const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** An ISO date as people read it: "21 November 2026". Anything else is left as it is. */
export function readableDay(day: string): string {
  return ISO_DAY.test(day)
    ? new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" })
    : day;
}
