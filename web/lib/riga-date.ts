import { unbrokenDay } from "#schemas/shared/unbroken-day.ts";

/** The date in Riga, where the company has its office, in words: "21 November 2026". */
export function dateInRiga(locale: string, now = new Date()): string {
  return unbrokenDay(
    now.toLocaleDateString(locale, { dateStyle: "long", timeZone: "Europe/Riga" }),
  );
}
