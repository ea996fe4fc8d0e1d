import { expect, test } from "vitest";
import { dubaiDay, startOfDubaiDay } from "./dubai-day.ts";

test("a day in Dubai begins four hours before the day in UTC", () => {
  expect(dubaiDay(new Date("2026-12-31T19:59:59Z"))).toBe("2026-12-31");
  expect(dubaiDay(new Date("2026-12-31T20:00:00Z"))).toBe("2027-01-01");
  expect(startOfDubaiDay("2027-01-01").toISOString()).toBe("2026-12-31T20:00:00.000Z");
});
