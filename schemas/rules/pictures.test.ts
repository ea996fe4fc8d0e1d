import { expect, test } from "vitest";
import { pictureSlots } from "./picture-slots.ts";
import { warnOnOtherPicture, wideEnoughFor } from "./pictures.ts";

/** An image of a size, cropped by these shares of its width. */
const image = (size: string, left = 0, right = 0) => ({
  asset: { _ref: `image-abc-${size}` },
  crop: { left, right, top: 0, bottom: 0 },
});

test("a cropped picture that is too small for its place is refused, and a drawing never is", () => {
  const rule = wideEnoughFor(pictureSlots.homeHero);
  expect([image("1600x900-jpg"), image("40x20-svg"), undefined].map(rule)).toEqual(
    Array(3).fill(true),
  );
  expect(rule(image("1920x1080-webp", 0.25, 0.25))).toMatch(/^This picture is 960 pixels wide/);
});

const { asset } = image("800x600-png");
const written = { asset, altFor: "image-old-800x600-png" };

test.each([
  ["for another picture", written, "This was written for another picture"],
  ["for this picture", { asset, altFor: asset._ref }, "true"],
  ["before anybody kept for which", { asset }, "true"],
  ["for what is decoration now", { ...written, decorative: true }, "true"],
])("alternative text that was written %s", (_when, value, verdict) => {
  expect(String(warnOnOtherPicture("A villa", value))).toContain(verdict);
});
