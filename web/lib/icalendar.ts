/** A whole day in a calendar. */
export type CalendarDay = {
  /** Names the event for good: a calendar that reads it again changes it, and adds none. */
  uid: string;
  /** ISO date. */
  day: string;
  summary: string;
  description: string;
};

type CalendarHead = {
  /** Who made it, such as “Nordune”. */
  product: string;
  /** The moment at which it was made. */
  madeAt: Date;
};

/**
 * A calendar file (RFC 5545) with events of a whole day each, during which one is not busy.
 * @returns its text, lines ended by CRLF and folded at 75 bytes
 */
export function calendarFile(events: readonly CalendarDay[], head: CalendarHead): string {
  const stamp = `${head.madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(head.product)}//EN`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap(({ uid, day, summary, description }) => [
      "BEGIN:VEVENT",
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A text as a property's value has it (3.3.11); control characters have no place in one. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, "")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const LONGEST_LINE = 75;
const bytesOf = new TextEncoder();

/** A line of at most 75 bytes, or several, each but the first after a space (3.1); no letter is cut. */
function folded(line: string): string {
  let [text, length] = ["", 0];
  for (const letter of line) {
    const bytes = bytesOf.encode(letter).length;
    if (length + bytes > LONGEST_LINE) [text, length] = [`${text}\r\n `, 1];
    text += letter;
    length += bytes;
  }
  return text;
}
