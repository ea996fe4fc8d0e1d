/** The date in Riga, where the company has its office, as people read it: "21 November 2026". */
export function dateInRiga(now = new Date()): string {
  return now.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "Europe/Riga" });
}
