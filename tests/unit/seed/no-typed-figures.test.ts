import { expect, test } from "vitest";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { textsIn } from "./seeded-texts.ts";

/** Where a figure could stand as a reference, a number that begins a word has no business. */
const anyNumber = /\b\d/;

/** In plain strings only what reads like a tax or business figure is refused. */
const typedFigure =
  /\d\s?%|\b\d[\d.,–]*\+?\s?(?:per ?cent|AED|EUR|dirhams?|euros?|years?|days?|months?|zones?|companies|nationalities|people)\b|\b(?:AED|EUR)\s?\d/i;

function findings(): string[] {
  return seedDocuments
    .filter(({ _type }) => _type !== "figure")
    .flatMap((document) =>
      textsIn(document)
        .filter(({ text, isSpan }) => (isSpan ? anyNumber : typedFigure).test(text))
        .map(({ path, text }) => `${document._id}: ${path}: ${text}`),
    );
}

test("no text repeats a figure by hand", () => {
  expect(findings()).toEqual([]);
});
