import { set, unset } from "sanity";
import { expect, test } from "vitest";
import { leaveBehind } from "./picture-input.tsx";

const old = { asset: { _ref: "image-old-8x6-png" }, alt: "A villa" };
const earlier = "image-first-8x6-png";

test.each([
  ["keeps for which picture the text was written", old, [set("image-old-8x6-png", ["altFor"])]],
  ["after another keeps the first", { ...old, altFor: earlier }, [set(earlier, ["altFor"])]],
  ["the first of its field, keeps nothing", undefined, []],
  ["in place of one without a text keeps nothing", { asset: old.asset }, []],
])("a new picture drops hotspot and crop; it %s", (_what, image, kept) => {
  expect(leaveBehind(image)).toEqual([unset(["hotspot"]), unset(["crop"]), ...kept]);
});
