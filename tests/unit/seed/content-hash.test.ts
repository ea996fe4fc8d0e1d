import { expect, test } from "vitest";
import { contentHash } from "#scripts/seed/content-hash.ts";

const document = { _id: "a", _type: "figure", value: "9", nested: { x: 1, y: [1, 2] } };

test("the order of fields and the lake's bookkeeping make no difference", () => {
  expect(
    contentHash({
      nested: { y: [1, 2], x: 1 },
      value: "9",
      _rev: "r1",
      _updatedAt: "2026-11-21T00:00:00Z",
      _createdAt: "2026-11-20T00:00:00Z",
      _type: "figure",
      _id: "a",
    }),
  ).toBe(contentHash(document));
});

test.each([
  ["a value", { ...document, value: "10" }],
  ["a nested value", { ...document, nested: { x: 2, y: [1, 2] } }],
  ["the order of an array", { ...document, nested: { x: 1, y: [2, 1] } }],
  ["a new field", { ...document, unit: "%" }],
])("%s makes a difference", (_what, changed) => {
  expect(contentHash(changed)).not.toBe(contentHash(document));
});
