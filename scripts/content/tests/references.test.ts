import { expect, test } from "vitest";
import { danglingReferences, referencesIn, withReferences } from "../references.ts";

const document = {
  _id: "service-a",
  _type: "service",
  hero: { image: { asset: { _type: "reference", _ref: "image-1" } } },
  rows: [{ figure: { _type: "reference", _ref: "figure-a" } }],
};

test("references are found with the path of their field", () => {
  expect(referencesIn(document)).toEqual([
    { path: "hero.image.asset", id: "image-1", isWeak: false },
    { path: "rows[0].figure", id: "figure-a", isWeak: false },
  ]);
});

test("only the references that the map names are replaced", () => {
  expect(withReferences(document, new Map([["image-1", "image-2"]]))).toEqual({
    ...document,
    hero: { image: { asset: { _type: "reference", _ref: "image-2" } } },
  });
});

test("a reference without a target is named with its document and field", () => {
  expect(danglingReferences([document], new Set(["image-1"]))).toEqual([
    {
      level: "error",
      document: "service-a",
      field: "rows[0].figure",
      message: expect.stringContaining('refers to "figure-a"'),
    },
  ]);
  expect(danglingReferences([document], new Set(["image-1", "figure-a"]))).toEqual([]);
});

test("a weak reference may dangle", () => {
  const weak = { ...document, rows: [{ _type: "reference", _ref: "figure-a", _weak: true }] };
  expect(danglingReferences([weak], new Set(["image-1"]))).toEqual([]);
});
