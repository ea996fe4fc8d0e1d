import { expect, test } from "vitest";
import { warnOnOtherPicture, wideEnoughFor } from "#schemas/rules/pictures.ts";
import { pictureSlots } from "#schemas/shared/images/picture-slots.ts";

const image = (size: string, fields = {}) => ({ asset: { _ref: `image-abc-${size}` }, ...fields });

const crop = (left: number, right: number) => ({ crop: { left, right, top: 0, bottom: 0 } });

test.each([
  ["as wide as the place needs", image("1600x900-jpg")],
  ["a drawing, which has no end", image("40x20-svg")],
  ["no picture", {}],
  ["still uploading", undefined],
])("no warning for a picture that is %s", (_what, value) => {
  expect(wideEnoughFor(pictureSlots.homeHero)(value)).toBe(true);
});

test.each([
  ["too small", image("600x400-png"), 600],
  ["too small once it is cropped", image("1920x1080-webp", crop(0.25, 0.25)), 960],
])("a picture that is %s is named with both widths", (_what, value, width) => {
  expect(wideEnoughFor(pictureSlots.homeHero)(value)).toBe(
    `This picture is ${width} pixels wide and looks blurred here: choose one of 1600 or more, or crop less.`,
  );
});

const here = image("800x600-png");
const written = { ...here, altFor: "image-old-800x600-png" };

test("a text that was written for another picture is warned of", () => {
  expect(warnOnOtherPicture("A villa", written)).toBe(
    "This was written for another picture: say what the new one shows.",
  );
});

test.each([
  ["for this picture", "A villa", { ...here, altFor: here.asset._ref }],
  ["before anybody kept for which", "A villa", here],
  ["and deleted", "", written],
  ["for what is decoration now", "A villa", { ...written, decorative: true }],
  ["for a picture that is gone", "A villa", { altFor: "image-old-800x600-png" }],
])("no warning of a text written %s", (_when, alt, value) => {
  expect(warnOnOtherPicture(alt, value)).toBe(true);
});
