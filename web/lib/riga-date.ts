const TIME_ZONE = "Europe/Riga";

/** Swedish dates are written the way machines read them: 2026-11-21. */
const isoDate = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: TIME_ZONE });

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The date in Riga, where the company has its office, as year-month-day. */
export function dateInRiga(now = new Date()): string {
  return isoDate.format(now);
}

/** A year-month-day date as people read it: "21 November 2026". */
export function formatDate(date: string): string {
  return longDate.format(new Date(date));
}
