import { expect, test } from "vitest";
import { addressChange, hasHappened, moveOf } from "./address-change.ts";

const move = { from: "/services/a", to: "/services/b" };
const service = (slug?: string) => ({ _id: `${slug}`, _type: "service", slug: { current: slug } });

test.each([
  ["comes", null, service("a"), undefined],
  ["moves", service("a"), service("b"), move],
  ["stays", service("a"), service("a"), undefined],
  ["goes", service("a"), null, undefined],
  ["has no address comes", null, { _id: "zone", _type: "freeZone" }, undefined],
])("the Studio notices a page that %s when it is published", (_name, before, after, moved) => {
  const change = addressChange(before, after);
  expect(moveOf(change)).toEqual(moved);
  expect(hasHappened(change, after)).toBe(true);
  expect(hasHappened(change, before)).toBe(before?._id === after?._id);
});
