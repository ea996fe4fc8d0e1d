import { expect, test } from "vitest";
import { phoneCountry } from "#web/forms/phone-countries.ts";

test.each([
  ["+371 2000 0000", "LV"],
  ["00371 2000 0000", "LV"],
  ["+37 2", "EE"],
  ["+370", "LT"],
  ["+46 (0)70", "SE"],
  ["+47", "NO"],
  ["+358-40", "FI"],
  ["+45", "DK"],
  ["+971 50 000 0000", "AE"],
  ["+1 212", "US"],
  ["+44 20", "GB"],
  ["+49", "DE"],
  ["+33", "FR"],
  ["+39", "IT"],
  ["+34", "ES"],
  ["+31", "NL"],
  ["+41", "CH"],
  ["+43", "AT"],
  ["+48", "PL"],
  ["+7 495", "RU"],
])("%s belongs to %s", (typed, code) => {
  expect(phoneCountry(typed)?.code).toBe(code);
});

test.each(["", "+", "+3", "371", "2000 0000", "+999"])("%j belongs to no country", (typed) => {
  expect(phoneCountry(typed)).toBeUndefined();
});
