import { expect, test } from "vitest";
import { english, languageOf } from "#schemas/shared/languages.ts";
import { hoursIn } from "./office-hours.ts";

const office = { opens: 9, closes: 18, timeZone: "Asia/Dubai" };

test.each([
  ["Europe/Riga", "2026-01-15", "7:00–16:00"],
  ["Europe/Riga", "2026-07-15", "8:00–17:00"],
  ["Asia/Kolkata", "2026-01-15", "10:30–19:30"],
  ["America/Los_Angeles", "2026-01-15", "21:00–6:00"],
])("in %s on %s the office answers %s", (timeZone, day, hours) => {
  expect(hoursIn(timeZone, office, new Date(`${day}T12:00:00Z`), english)).toBe(hours);
});

test.each([
  ["sv", "7.00–16.00"],
  ["no", "7.00–16.00"],
  ["da", "7.00–16.00"],
  ["fi", "7.00–16.00"],
] as const)("hours in %s are %s", (id, hours) => {
  const winter = new Date("2026-01-15T12:00:00Z");
  expect(hoursIn("Europe/Riga", office, winter, languageOf(id))).toBe(hours);
});
