/** `14:05`, `14.05`, `9`, `9 am`, `2.30 pm`. */
const NOTATION = /^(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?$/i;

/**
 * A time of day as people type it, in 24 hours: “09:30”.
 * @returns undefined for a text that is no time
 */
export function readTime(text: string): string | undefined {
  const [, hours = "", minutes = "00", half] = NOTATION.exec(text.trim()) ?? [];
  if (hours === "" || Number(minutes) > 59) return undefined;
  const hour = half === undefined ? Number(hours) : inHalf(Number(hours), half);
  return hour === undefined || hour > 23 ? undefined : `${twoDigits(hour)}:${minutes}`;
}

/** An hour from 1 to 12 before or after noon, in 24 hours. */
function inHalf(hour: number, half: string): number | undefined {
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** The day and the time of a moment on the editor's own clock. */
export function onOwnClock(moment: Date): { day: string; time: string } {
  const day = [moment.getMonth() + 1, moment.getDate()].map(twoDigits);
  const time = [moment.getHours(), moment.getMinutes()].map(twoDigits);
  return { day: [moment.getFullYear(), ...day].join("-"), time: time.join(":") };
}

/** The moment of a day and a time on the editor's own clock; undefined without either. */
export function ownMoment(day: string, time: string): Date | undefined {
  const read = readTime(time);
  if (day === "" || read === undefined) return undefined;
  return new Date(`${day}T${read}:00`);
}
