/** The date in Riga, where the company has its office, in words: "21 November 2026". */
export function dateInRiga(now = new Date()): string {
  return now.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "Europe/Riga" });
}
