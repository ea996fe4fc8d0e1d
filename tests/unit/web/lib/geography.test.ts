import { expect, test } from "vitest";
import { DUBAI, daylightHours, distanceKm } from "#web/lib/geography.ts";

const stockholm = { lat: 59.3333, lng: 18.05 };
const JUNE_SOLSTICE = 172;
const DECEMBER_SOLSTICE = 355;
const EQUINOX = 80;

test("a degree along a meridian is about 111 km, and half the equator 20,015", () => {
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111.19, 1);
  expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(20_015, 0);
  expect(distanceKm(DUBAI, DUBAI)).toBe(0);
});

test("Stockholm is about 4,800 km from Dubai, both ways", () => {
  expect(distanceKm(stockholm, DUBAI)).toBeGreaterThan(4_700);
  expect(distanceKm(stockholm, DUBAI)).toBeLessThan(4_850);
  expect(distanceKm(DUBAI, stockholm)).toBeCloseTo(distanceKm(stockholm, DUBAI));
});

test("days are as long as almanacs say, to a tenth of an hour", () => {
  expect(daylightHours(stockholm.lat, JUNE_SOLSTICE)).toBeCloseTo(18.6, 0);
  expect(daylightHours(stockholm.lat, DECEMBER_SOLSTICE)).toBeCloseTo(6.1, 1);
  expect(daylightHours(DUBAI.lat, JUNE_SOLSTICE)).toBeCloseTo(13.7, 1);
  expect(daylightHours(DUBAI.lat, DECEMBER_SOLSTICE)).toBeCloseTo(10.6, 1);
  expect(daylightHours(0, EQUINOX)).toBeCloseTo(12.1, 1);
});

test("beyond the polar circle the sun does not set in June, nor rise in December", () => {
  expect(daylightHours(70, JUNE_SOLSTICE)).toBe(24);
  expect(daylightHours(70, DECEMBER_SOLSTICE)).toBe(0);
});
