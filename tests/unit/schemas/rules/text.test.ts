import { expect, test } from "vitest";
import {
  jsonObject,
  languageTag,
  oneAlternatePerLanguage,
  pathOrAddress,
} from "#schemas/rules/metadata.ts";
import { kebabSlug } from "#schemas/rules/page-slug.ts";
import { alternativeText, internationalPhone, notBlank } from "#schemas/rules/text.ts";

test.each([
  ["text", notBlank, ["Text", undefined, ""], [" ", "\n\t"]],
  [
    "phone number",
    internationalPhone,
    ["+371 20 000 000", "+1 (202) 555-0100", undefined],
    ["20 000 000", "00371 20000000", "+371", "+371 20 000 000 ext 5", "call us"],
  ],
  [
    "structured data",
    jsonObject,
    ['{"@type": "Service"}', undefined, ""],
    ['{"@type": }', "[]", '"text"', "null", "{} {}"],
  ],
  [
    "path or address",
    pathOrAddress,
    ["/contact", "https://example.com/contact", undefined],
    ["contact", "/contact/", "javascript:alert(1)", "https://"],
  ],
  [
    "language",
    languageTag,
    ["en", "en-GB", "x-default", undefined],
    ["EN", "english", "en_GB", "sv-se"],
  ],
])("tells a sound %s from a broken one", (_name, rule, sound, broken) => {
  for (const value of sound) expect(rule(value)).toBe(true);
  for (const value of broken) expect(rule(value)).toMatch(/\w+ .+[.:]/);
});

test("says where JSON breaks", () => {
  expect(jsonObject('{"a": 1,}')).toMatch(/not valid JSON: .*position|line/i);
});

test("refuses the same language twice", () => {
  expect(oneAlternatePerLanguage([{ lang: "sv" }, { lang: "no" }])).toBe(true);
  expect(oneAlternatePerLanguage([{ lang: "sv" }, { lang: "sv" }])).toContain("only once");
  expect(oneAlternatePerLanguage(undefined)).toBe(true);
});

test.each([
  ["tax-residency", true],
  ["a1", true],
  ["Tax-Residency", false],
  ["tax--residency", false],
  ["-tax", false],
  ["tax residency", false],
  ["services/tax", false],
])("judges the slug %s", (current, isSound) => {
  const slug = { _type: "slug", current } as const;
  expect(kebabSlug(slug) === true).toBe(isSound);
});

test("asks for alternative text unless the image is decoration", () => {
  const asset = { _ref: "image-1" };
  expect(alternativeText(undefined, { asset })).toContain("Say what the image shows");
  expect(alternativeText("  ", { asset, decorative: false })).toContain("Say what");
  expect(alternativeText("A dhow", { asset })).toBe(true);
  expect(alternativeText(undefined, { asset, decorative: true })).toBe(true);
  expect(alternativeText(undefined, {})).toBe(true);
});
