import { expect, test } from "vitest";
import { assertReferencesResolve, referencesIn, withReferences } from "#scripts/seed/references.ts";

const document = {
  _id: "service-a",
  _type: "service",
  hero: { image: { asset: { _type: "reference", _ref: "image-1" } } },
  rows: [{ figure: { _type: "reference", _ref: "figure-a" } }],
};

test("references are found with the path of their field", () => {
  expect(referencesIn(document)).toEqual([
    { path: "hero.image.asset", id: "image-1" },
    { path: "rows[0].figure", id: "figure-a" },
  ]);
});

test("only the references that the map names are replaced", () => {
  expect(withReferences(document, new Map([["image-1", "image-2"]]))).toEqual({
    ...document,
    hero: { image: { asset: { _type: "reference", _ref: "image-2" } } },
  });
});

test("a reference without a target is named with its document and field", () => {
  expect(() => assertReferencesResolve([document], new Set(["image-1"]))).toThrow(
    /service-a: the field rows\[0\]\.figure refers to "figure-a".*--force figure-a/,
  );
  expect(() => assertReferencesResolve([document], new Set(["image-1", "figure-a"]))).not.toThrow();
});
