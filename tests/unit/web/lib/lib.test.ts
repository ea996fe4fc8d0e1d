import { expect, test } from "vitest";
import { DUBAI, daylightHours, distanceKm } from "#web/lib/geography.ts";
import { type CalendarDay, calendarFile } from "#web/lib/icalendar.ts";
import { hoursIn } from "#web/lib/office-hours.ts";
import { dateInRiga } from "#web/lib/riga-date.ts";

const stockholm = { lat: 59.3333, lng: 18.05 };

test.each([
  ["a degree along a meridian", { lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111],
  ["half the equator", { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015],
  ["from Stockholm to Dubai", stockholm, DUBAI, 4_781],
  ["and back", DUBAI, stockholm, 4_781],
])("%s is so many kilometres", (_way, from, to, kilometres) => {
  expect(Math.abs(distanceKm(from, to) - kilometres)).toBeLessThan(70);
});

test.each([
  ["Stockholm in June", stockholm.lat, 172, 18.6],
  ["Stockholm in December", stockholm.lat, 355, 6.1],
  ["Dubai in June", DUBAI.lat, 172, 13.7],
  ["Dubai in December", DUBAI.lat, 355, 10.6],
  ["the equator in March", 0, 80, 12.1],
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

test("no text begins a line of its own", () => {
  const text = file({ summary: "x\r\nEND:VEVENT\rATTACH:y\u0000\u0085\u2028z" });
  expect(text.split("\r\n").filter((line) => /^(ATTACH|END:VEVENT)/.test(line))).toEqual([
    "END:VEVENT",
  ]);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/\p{Cc}/u);
});

test.each([
  ["letters of one byte", "a".repeat(300), "a".repeat(300)],
  ["of two", "ø".repeat(150), "ø".repeat(150)],
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
  ["America/New_York", "2026-01-15", "00:00–09:00"],
  ["America/Los_Angeles", "2026-01-15", "21:00–06:00"],
  ["Pacific/Auckland", "2026-01-15", "18:00–03:00"],
])("in %s on %s the office answers %s", (timeZone, day, hours) => {
  expect(hoursIn(timeZone, office, new Date(`${day}T12:00:00Z`))).toBe(hours);
});

test("the day in Riga begins two hours before that of UTC in winter, three in summer", () => {
  expect(dateInRiga(new Date("2026-11-20T21:59:59Z"))).toBe("20 November 2026");
  expect(dateInRiga(new Date("2026-11-20T22:00:00Z"))).toBe("21 November 2026");
  expect(dateInRiga(new Date("2026-06-20T21:00:00Z"))).toBe("21 June 2026");
});

test("an office whose own clock changes keeps its hours", () => {
  const riga = { ...office, timeZone: "Europe/Riga" };
  expect(hoursIn("Europe/Stockholm", riga, new Date("2026-07-15"))).toBe("08:00–17:00");
  expect(hoursIn("Asia/Dubai", riga, new Date("2026-07-15"))).toBe("10:00–19:00");
});
