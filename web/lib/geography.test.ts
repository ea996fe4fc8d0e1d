import { expect, test } from "vitest";
import { DUBAI, daylightHours } from "./geography.ts";

test.each([
  ["Stockholm in June", 59.3333, 172, 18.6],
  ["Dubai in December", DUBAI.lat, 355, 10.6],
  ["beyond the polar circle in June", 70, 172, 24],
  ["there in December", 70, 355, 0],
])("a day in %s is as long as almanacs say", (_where, latitude, day, hours) => {
  expect(Math.abs(daylightHours(latitude, day) - hours)).toBeLessThan(0.3);
});
