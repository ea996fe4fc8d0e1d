import { expect, test } from "vitest";
import { readDay } from "../../schemas/shared/figures/read-day.ts";
import { readableDay } from "./days.ts";

test.each(["2026-11-27", "2027-05-01", "2028-02-29"])(
  "a day that the Studio shows reads as that day: %s",
  (day) => expect(readDay(readableDay(day))).toBe(day),
);
