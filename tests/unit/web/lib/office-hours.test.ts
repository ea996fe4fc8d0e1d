import { expect, test } from "vitest";
import { hoursIn } from "#web/lib/office-hours.ts";

const office = { opens: 9, closes: 18, timeZone: "Asia/Dubai" };

test.each([
  ["Europe/Riga", "2026-01-15", "07:00–16:00"],
  ["Europe/Riga", "2026-07-15", "08:00–17:00"],
  ["Europe/Stockholm", "2026-01-15", "06:00–15:00"],
  ["Europe/Stockholm", "2026-07-15", "07:00–16:00"],
  ["Asia/Dubai", "2026-07-15", "09:00–18:00"],
  ["UTC", "2026-01-15", "05:00–14:00"],
  ["Asia/Kolkata", "2026-01-15", "10:30–19:30"],
  ["America/New_York", "2026-01-15", "00:00–09:00"],
  ["America/Los_Angeles", "2026-01-15", "21:00–06:00"],
  ["Pacific/Auckland", "2026-01-15", "18:00–03:00"],
])("in %s on %s the office answers %s", (timeZone, day, hours) => {
  expect(hoursIn(timeZone, office, new Date(`${day}T12:00:00Z`))).toBe(hours);
});

test("half an hour counts", () => {
  expect(hoursIn("Asia/Dubai", { ...office, opens: 8.5 }, new Date())).toBe("08:30–18:00");
});

test("an office whose own clock changes keeps its hours", () => {
  const riga = { ...office, timeZone: "Europe/Riga" };
  expect(hoursIn("Europe/Stockholm", riga, new Date("2026-07-15"))).toBe("08:00–17:00");
  expect(hoursIn("Asia/Dubai", riga, new Date("2026-07-15"))).toBe("10:00–19:00");
});
