import { expect, test } from "vitest";
import { sizedImage } from "#tests/support/sized-image.ts";
import { madeImage } from "./made-image.ts";

const hotspot = { x: 0.5, y: 0.5, width: 0.4, height: 0.4 };
const image = { ...sizedImage, hotspot };
const card = { heading: "Title", brandName: "Nordune", image };
const addressOfCard = (change: object) => madeImage("/about", { ...card, ...change }).url;

test("the address of a share image changes exactly when the image does", () => {
  const moved = { ...image, hotspot: { ...hotspot, x: 0.2 } };
  for (const change of [{ heading: "Title 2" }, { image: moved }, { image: null }]) {
    expect(addressOfCard(change)).not.toBe(addressOfCard({}));
  }
  expect(addressOfCard({ image: { ...image, alt: "A dhow" } })).toBe(addressOfCard({}));
});
