import { expect, test } from "vitest";
import { DUBAI, daylightHours } from "#web/lib/geography.ts";
import { type CalendarDay, calendarFile } from "#web/lib/icalendar.ts";
import { hoursIn } from "#web/lib/office-hours.ts";
import { dateInRiga } from "#web/lib/riga-date.ts";

test.each([
  ["Stockholm in June", 59.3333, 172, 18.6],
  ["Dubai in December", DUBAI.lat, 355, 10.6],
  ["beyond the polar circle in June", 70, 172, 24],
  ["there in December", 70, 355, 0],
])("a day in %s is as long as almanacs say", (_where, latitude, day, hours) => {
  expect(Math.abs(daylightHours(latitude, day) - hours)).toBeLessThan(0.3);
});

const head = { product: "Nordune", madeAt: new Date("2026-11-22T14:05:09.123Z") };
const event: CalendarDay = {
  uid: "permit@nordune.example",
  day: "2028-02-29",
  summary: "Apply",
  description: "Text",
};

const file = (change: Partial<CalendarDay> = {}) => calendarFile([{ ...event, ...change }], head);

test("no text begins a line of its own", () => {
  const text = file({ summary: "x\r\nEND:VEVENT\rATTACH:y\u0000\u0085\u2028z" });
  expect(text.split("\r\n").filter((line) => /^(ATTACH|END:VEVENT)/.test(line))).toEqual([
    "END:VEVENT",
  ]);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
});

test.each([
  ["of three", "€".repeat(120), "€".repeat(120)],
  ["of four, which are two units", "🏠".repeat(90), "🏠".repeat(90)],
  ["escapes", "C:\\n; a,\nb\r\n".repeat(90), String.raw`C:\\n\; a\,\nb\n`.repeat(90)],
])("lines have at most 75 bytes and cut no letter: %s", (_, description, written) => {
  const text = file({ description });
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(text.replaceAll("\r\n ", "").split("\r\n")).toContain(`DESCRIPTION:${written}`);
});

const office = { opens: 9, closes: 18, timeZone: "Asia/Dubai" };

test.each([
  ["Europe/Riga", "2026-01-15", "07:00–16:00"],
  ["Europe/Riga", "2026-07-15", "08:00–17:00"],
  ["Asia/Kolkata", "2026-01-15", "10:30–19:30"],
  ["America/Los_Angeles", "2026-01-15", "21:00–06:00"],
])("in %s on %s the office answers %s", (timeZone, day, hours) => {
  expect(hoursIn(timeZone, office, new Date(`${day}T12:00:00Z`))).toBe(hours);
});

test("the day in Riga begins two hours before that of UTC in winter, three in summer", () => {
  expect(dateInRiga(new Date("2026-11-20T22:00:00Z"))).toBe("21 November 2026");
  expect(dateInRiga(new Date("2026-06-20T21:00:00Z"))).toBe("21 June 2026");
});
