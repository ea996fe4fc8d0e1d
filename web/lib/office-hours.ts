/** When the office answers, in hours since midnight on the clock of its own time zone. */
export type OfficeHours = { opens: number; closes: number; timeZone: string };

const MINUTES_PER_DAY = 24 * 60;

/**
 * The office hours on the clock of another time zone, as "07:00–16:00". The days between which
 * clocks are put forward and back differ by zone, so the day counts.
 * @param day any moment of the day
 * @throws RangeError for a time zone that nobody knows
 */
export function hoursIn(timeZone: string, office: OfficeHours, day: Date): string {
  const ahead = offsetOf(timeZone, day) - offsetOf(office.timeZone, day);
  return [office.opens, office.closes].map((hour) => clock(hour * 60 + ahead)).join("–");
}

/** How many minutes the clock of a zone is ahead of UTC at a moment. */
function offsetOf(timeZone: string, moment: Date): number {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(name ?? "") ?? [];
  const offset = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? -offset : offset;
}

/** Minutes since midnight, of this day or another, as a clock shows them. */
function clock(minutes: number): string {
  const ofDay = (minutes + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return [Math.floor(ofDay / 60), ofDay % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}
