import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { phoneCountry } from "#web/forms/fields/phone-prefix.tsx";

const flags = readFileSync("web/public/brand/flags.svg", "utf8");

test.each([
  ["+371 2000 0000", "LV", "Latvia"],
  ["00371 2000 0000", "LV", "Latvia"],
  ["+37 2", "EE", "Estonia"],
  ["+370", "LT", "Lithuania"],
  ["+46 (0)70", "SE", "Sweden"],
  ["+47", "NO", "Norway"],
  ["+358-40", "FI", "Finland"],
  ["+45", "DK", "Denmark"],
  ["+971 50 000 0000", "AE", "UAE"],
  ["+1 212", "US", "USA"],
  ["+44 20", "GB", "UK"],
  ["+49", "DE", "Germany"],
  ["+33", "FR", "France"],
  ["+39", "IT", "Italy"],
  ["+34", "ES", "Spain"],
  ["+31", "NL", "Netherlands"],
  ["+41", "CH", "Switzerland"],
  ["+43", "AT", "Austria"],
  ["+48", "PL", "Poland"],
  ["+7 495", "RU", "Russia"],
  ["+79", "RU", "Russia"],
])("%s belongs to %s, %s, which has a flag", (typed, code, name) => {
  expect(phoneCountry(typed)).toMatchObject({ code, name });
  expect(flags).toContain(`id="${code}"`);
});

test.each(["", "+", "+3", "+37", "+97", "+351", "371", "2000 0000", "+999"])(
  "%j belongs to no country",
  (typed) => {
    expect(phoneCountry(typed)).toBeUndefined();
  },
);
