import { expect, test } from "vitest";
import { type CalendarDay, calendarFile } from "#web/lib/icalendar.ts";

const head = { product: "Nordune", madeAt: new Date("2026-11-22T14:05:09.123Z") };
const event: CalendarDay = {
  uid: "permit@nordune.example",
  day: "2028-02-29",
  summary: "Apply",
  description: "Text",
};

const file = (change: Partial<CalendarDay> = {}) => calendarFile([{ ...event, ...change }], head);

/** The properties of a file as RFC 5545 (3.1, 3.3.11) has them read: unfolded, and their texts plain. */
function propertiesOf(text: string): [name: string, value: string][] {
  return text
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line !== "")
    .map((line) => {
      const colon = line.indexOf(":");
      const value = line
        .slice(colon + 1)
        .replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (/n/i.test(letter) ? "\n" : letter));
      return [line.slice(0, colon), value];
    });
}

const valueIn = (text: string, name: string) =>
  propertiesOf(text).find(([each]) => each === name)?.[1];

test("a file is a calendar with a whole day for each event, every line ended by CRLF", () => {
  expect(file()).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Nordune//EN",
      "CALSCALE:GREGORIAN",
      "BEGIN:VEVENT",
      "UID:permit@nordune.example",
      "DTSTAMP:20261122T140509Z",
      "DTSTART;VALUE=DATE:20280229",
      "SUMMARY:Apply",
      "DESCRIPTION:Text",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test("texts are escaped, and read as they were", () => {
  const summary = String.raw`Home; car, and a \ in C:\n`;
  const text = file({ summary, description: "one\ntwo\r\nthree" });
  expect(text).toContain(String.raw`SUMMARY:Home\; car\, and a \\ in C:\\n`);
  expect(text).toContain(String.raw`DESCRIPTION:one\ntwo\nthree`);
  expect(valueIn(text, "SUMMARY")).toBe(summary);
  expect(valueIn(text, "DESCRIPTION")).toBe("one\ntwo\nthree");
});

test("no text begins a line of its own", () => {
  const text = file({ summary: "x\r\nEND:VEVENT\rATTACH:y\u0000\u0085\u2028z" });
  expect(text.split("\r\n").filter((line) => /^(ATTACH|END:VEVENT)/.test(line))).toEqual([
    "END:VEVENT",
  ]);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
});

test.each([
  ["letters of one byte", "a".repeat(300)],
  ["of two", "ø".repeat(150)],
  ["of three", "€".repeat(120)],
  ["of four, which are two units", "🏠".repeat(90)],
  ["escapes", ";,\\\n".repeat(90)],
])("lines have at most 75 bytes and cut no letter: %s", (_, description) => {
  const text = file({ description });
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(valueIn(text, "DESCRIPTION")).toBe(description);
});

test("a line of exactly 75 bytes stays one", () => {
  const line = `SUMMARY:${"a".repeat(75 - "SUMMARY:".length)}`;
  expect(file({ summary: line.slice("SUMMARY:".length) }).split("\r\n")).toContain(line);
});
