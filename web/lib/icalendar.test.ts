import { expect, test } from "vitest";
import { visibleText } from "#schemas/shared/head/clean-text.ts";
import { type CalendarDay, calendarFile } from "./icalendar.ts";

const head = { product: visibleText("Nordune"), madeAt: new Date("2026-11-22T14:05:09.123Z") };
const event: CalendarDay = {
  uid: "permit@nordune.example",
  day: "2028-02-29",
  summary: visibleText("Apply"),
  description: visibleText("Text"),
};

const file = (change: Partial<CalendarDay> = {}) => calendarFile([{ ...event, ...change }], head);

test("a text in a calendar file cannot start a new line", () => {
  const text = file({ summary: visibleText("x\r\nEND:VEVENT\rATTACH:y\u0000\u0085\u2028z") });
  expect(text.split("\r\n").filter((line) => /^(ATTACH|END:VEVENT)/.test(line))).toEqual([
    "END:VEVENT",
  ]);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
});

test("a calendar event has a reminder days before it", () => {
  expect(file({ remindsBefore: 7, summary: visibleText("Pay, now") })).toContain(
    "BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:Pay\\, now\r\nTRIGGER:-P6DT15H\r\nEND:VALARM\r\nEND:VEVENT",
  );
  expect(file()).not.toContain("VALARM");
});

test.each([
  ["of three", "€".repeat(120), "€".repeat(120)],
  ["of four, which are two units", "🏠".repeat(90), "🏠".repeat(90)],
  ["escapes", "C:\\n; a,\nb\r\n".repeat(90), String.raw`C:\\n\; a\,\nb\n`.repeat(90)],
])(
  "lines of a calendar file have at most 75 bytes and cut no letter: %s",
  (_, description, written) => {
    const text = file({ description: visibleText(description) });
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(text.replaceAll("\r\n ", "").split("\r\n")).toContain(`DESCRIPTION:${written}`);
  },
);
