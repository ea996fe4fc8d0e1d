import { expect, test } from "vitest";
import { problemsOf } from "../problems.ts";

const partner = {
  _id: "partner-dmcc",
  _type: "partner",
  name: "DMCC",
  setting: "wide",
  order: 3,
};

test("accepts a partner without a logo", async () => {
  expect(await problemsOf(partner)).toEqual([]);
});

test("refuses an unknown setting, and asks what a logo shows", async () => {
  expect(await problemsOf({ ...partner, setting: "bold" })).toEqual([
    expect.stringMatching(/^error setting: /),
  ]);
  const logo = {
    _type: "imageWithAlt",
    asset: { _type: "reference", _ref: "image-abc-640x320-png" },
  };
  expect(await problemsOf({ ...partner, logo })).toEqual([
    "error logo.alt: Say what the image shows, or mark it as decoration.",
  ]);
});
