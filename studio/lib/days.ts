/** A day in words: “27 Nov 2026”. @param day ISO date */
export function readableDay(day: string | null | undefined): string {
  return day && !Number.isNaN(Date.parse(day))
    ? new Date(day).toLocaleDateString("en-GB", { dateStyle: "medium", timeZone: "UTC" })
    : "no day yet";
}
