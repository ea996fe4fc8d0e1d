import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { flagAddress, phoneCountries } from "./phone-countries.ts";
import { phoneCountry } from "./phone-country.ts";

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

test.each(phoneCountries)("$prefix is $name, which has a flag", (country) => {
  expect(phoneCountry(`${country.prefix} 20`)).toEqual(country);
  const [file, id] = flagAddress(country).split("#");
  expect(readFileSync(`web/public${file}`, "utf8")).toContain(`<symbol id="${id}"`);
});
