import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { flagAddress, phoneCountries } from "./phone-countries.ts";
import { lacksCountry, phoneCountry } from "./phone-country.ts";

test.each<[string, string | undefined]>([
  ["00371 2000 0000", "LV"],
  ["+37 2", "EE"],
  ["+358-40", "FI"],
  ["+1 (212)", "US"],
  ["\u202a+371 2000 0000\u202c", "LV"],
  ["\u200e+46 70", "SE"],
  ["tel:+4670", "SE"],
  ["(+47) 22", "NO"],
  ["(0045) 33", "DK"],
  ["+ 358 40", "FI"],
  ["\uff0b\uff14\uff19 30", "DE"],
  ["+٩٧١ ٥٠", "AE"],
  ["+371–2000", "LV"],
  ["+37", undefined],
  ["371", undefined],
  ["+999", undefined],
  ["+7 495 123", "RU"],
  ["+7 701 123", undefined],
  ["+7 601 123", undefined],
  ["+1 416 555", "US"],
  ["+44 7624 12", undefined],
  ["+44 7924 12", undefined],
  ["+44 20 7946", "GB"],
  ["+39 06 698 1", undefined],
  ["+39 06 69", "IT"],
])("the telephone number %j belongs to the country %s", (typed, code) =>
  expect(phoneCountry(typed)?.code).toBe(code),
);

test.each([
  ["by email, please", true],
  ["call me", true],
  ["070-123 45 67", true],
  ["20 000 000", true],
  ["46 70 123 45 67", true],
  ["٠٥٠ ١٢٣", true],
  ["0", true],
  ["+", true],
  ["+46 70 123 45 67", false],
  ["0046 70 123 45 67", false],
  ["(+46) 70-123", false],
  ["tel:+4670123", false],
  ["\uff0b\uff14\uff16 70", false],
  ["+٩٧١ ٥٠", false],
  ["+999 1", false],
  ["+46 70 123 45 67, after 5", false],
  [" ", false],
  ["", false],
])("the form asks for the country of the telephone number %j: %s", (typed, isAsked) => {
  expect(lacksCountry(typed)).toBe(isAsked);
});

test("no calling code of the list begins another", () => {
  const codes = phoneCountries.map(({ prefix }) => prefix);
  expect(
    codes.filter((code) => codes.some((other) => other !== code && other.startsWith(code))),
  ).toEqual([]);
});

test.each(phoneCountries)("$prefix is $name, which has a flag", (country) => {
  expect(phoneCountry(`${country.prefix} 20`)).toEqual(country);
  const [file, id] = flagAddress(country).split("#");
  expect(readFileSync(`web/public${file}`, "utf8")).toContain(`<symbol id="${id}"`);
});
