import type { PlainText } from "#schemas/shared/head/clean-text.ts";

/** A whole day in a calendar. */
export type CalendarDay = {
  /** The permanent id of the event, so that a second import updates the event and adds none. */
  uid: string;
  /** ISO date. */
  day: string;
  summary: PlainText;
  description: PlainText;
  /** Days before the day, from 1, on which the calendar reminds of it; undefined for no reminder. */
  remindsBefore?: number | undefined;
};

type CalendarHead = {
  /** The program that made the file, such as “Nordune”. */
  product: PlainText;
  /** The moment at which it was made. */
  madeAt: Date;
};

/**
 * A calendar file (RFC 5545) of all-day events that do not block time.
 * @returns its text, with lines that end in CRLF and are folded at 75 bytes
 */
export function calendarFile(events: readonly CalendarDay[], head: CalendarHead): string {
  const stamp = `${head.madeAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(head.product)}//EN`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap(({ uid, day, summary, description, remindsBefore }) => [
      "BEGIN:VEVENT",
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamp}`,
      // The higher number is the newer state of an event (RFC 5545, 3.8.7.4).
      `SEQUENCE:${Math.floor(head.madeAt.getTime() / MINUTE)}`,
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `SUMMARY:${escaped(summary)}`,
      `DESCRIPTION:${escaped(description)}`,
      "TRANSP:TRANSPARENT",
      ...(remindsBefore === undefined ? [] : reminder(summary, remindsBefore)),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const MINUTE = 60_000;

const reminder = (summary: string, days: number) => [
  "BEGIN:VALARM",
  "ACTION:DISPLAY",
  `DESCRIPTION:${escaped(summary)}`,
  // At nine in the morning of that day. From the beginning of the day on, a phone would ring at night.
  `TRIGGER:-P${days - 1}DT15H`,
  "END:VALARM",
];

/** Escapes a text for a property's value (RFC 5545, 3.3.11). Control characters are removed. */
function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, "\n")
    .replaceAll(/(?!\n)\p{Cc}/gu, "")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const LONGEST_LINE = 75;
const bytesOf = new TextEncoder();

/**
 * Folds a line at 75 bytes (RFC 5545, 3.1). Continued lines begin with a space, and no character is
 * cut.
 */
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
