import { expect, test } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";

/** Where a figure could stand as a reference, a number that begins a word has no business. */
const anyNumber = /\b\d/;

/** In plain strings only what reads like a tax or business figure is refused. */
const typedFigure =
  /\d\s?%|\b\d[\d.,–]*\+?\s?(?:per ?cent|AED|EUR|dirhams?|euros?|years?|days?|months?|zones?|companies|nationalities|people)\b|\b(?:AED|EUR)\s?\d/i;

/** Every text of a document that repeats a figure by hand, with the path of its field. */
function typedFigures(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((member, index) => typedFigures(member, `${path}[${index}]`));
  }
  if (typeof value === "string") return typedFigure.test(value) ? [`${path}: ${value}`] : [];
  if (!isRecord(value)) return [];
  if (value._type === "span") {
    return anyNumber.test(String(value.text)) ? [`${path}: ${value.text}`] : [];
  }
  return Object.entries(value).flatMap(([field, member]) =>
    field.startsWith("_") ? [] : typedFigures(member, `${path}.${field}`),
  );
}

test("no text of the seed repeats a figure by hand", () => {
  const texts = seedDocuments.filter(({ _type }) => _type !== "figure");
  expect(texts.flatMap((document) => typedFigures(document, document._id))).toEqual([]);
});
