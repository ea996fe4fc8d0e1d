import { expect, test } from "vitest";
import { isLanguageId, languageOf, pathIn, splitLanguage } from "./languages.ts";

test.each([
  ["en", "/about", "/about"],
  ["sv", "/", "/sv"],
  ["sv", "/free-zones/dubai", "/sv/free-zones/dubai"],
  ["no", "/services/education", "/no/services/education"],
] as const)(
  "the page in language %s of %s has the address %s, and vice versa",
  (language, path, address) => {
    expect(pathIn(language, path)).toBe(address);
    expect(splitLanguage(address)).toEqual({ language, path });
  },
);

test.each(["/en/about", "/en", "/svenska", "/nb/about", "/_next/sv"])(
  "%s is no translated path",
  (path) => {
    expect(splitLanguage(path)).toEqual({ language: "en", path });
  },
);

test("a language is found by its id only", () => {
  expect(isLanguageId("no")).toBe(true);
  expect(isLanguageId("nb")).toBe(false);
  expect(languageOf("no").tag).toBe("nb");
});
