import { set, unset } from "sanity";
import { expect, test } from "vitest";
import { leaveBehind } from "#studio/pictures/picture-input.tsx";

const focus = [unset(["hotspot"]), unset(["crop"])];
const old = { asset: { _ref: "image-old-8x6-png" }, alt: "A villa" };

test("a new picture drops hotspot and crop, and keeps for which picture the text was written", () => {
  expect(leaveBehind(old)).toEqual([...focus, set("image-old-8x6-png", ["altFor"])]);
});

test("the second new picture in a row does not take the text over", () => {
  expect(leaveBehind({ ...old, altFor: "image-first-8x6-png" })).toEqual([
    ...focus,
    set("image-first-8x6-png", ["altFor"]),
  ]);
});

test.each([
  ["the first picture of a field", undefined],
  ["a picture in place of one without a text", { asset: old.asset }],
])("%s takes no text over", (_what, image) => {
  expect(leaveBehind(image)).toEqual(focus);
});
