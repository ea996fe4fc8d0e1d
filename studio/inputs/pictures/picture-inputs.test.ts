import { type FormPatch, set, unset } from "sanity";
import { expect, test } from "vitest";
import { withoutOldPicture } from "./picture-inputs.tsx";

const old = { asset: { _ref: "image-old-8x6-png" }, alt: "A villa" };
const earlier = "image-first-8x6-png";

test.each([
  ["keeps for which picture the text was written", old, [set("image-old-8x6-png", ["altFor"])]],
  ["after another keeps the first", { ...old, altFor: earlier }, [set(earlier, ["altFor"])]],
  ["the first of its field, keeps nothing", undefined, []],
  ["in place of one without a text keeps nothing", { asset: old.asset }, []],
])("choosing another picture resets hotspot and crop, and %s", (_what, image, kept) => {
  for (const change of [set({ _ref: "image-new-8x6-png" }, ["asset"]), unset(["asset"])]) {
    expect(withoutOldPicture([change], image)).toEqual([
      change,
      ...[unset(["hotspot"]), unset(["crop"])],
      ...kept,
    ]);
  }
});

test.each<[string, FormPatch]>([
  ["its text", set("A villa by the sea", ["alt"])],
  ["its crop", set({ left: 0.1 }, ["crop"])],
  ["a part of its reference", set("reference", ["asset", "_type"])],
])("changing %s keeps hotspot and crop", (_what, change) => {
  expect(withoutOldPicture([change], old)).toEqual([change]);
});
