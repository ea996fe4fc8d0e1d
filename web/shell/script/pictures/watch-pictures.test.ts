import { expect, test } from "vitest";
import { attemptsAfter } from "./watch-pictures.ts";

const picture = "https://images.example/p/d/0123-1600x900.webp?w=640&fit=max&auto=format";
const jpg = "https://images.example/p/d/0123-1600x900.webp?w=640&fit=max&fm=jpg";
const fallback = "https://images.example/p/d/4567-1920x1080.webp?w=1280&auto=format";

const drawing = "https://images.example/p/d/0123-320x64.svg?w=320&fit=max&auto=format";
const logo = "https://images.example/p/d/0123-320x64.png?w=320&fit=max";

test("a picture that fails is tried again as another format, then as the fallback", () => {
  expect(attemptsAfter(picture, false, fallback)).toEqual([jpg, fallback]);
  // On a phone the same address is tried once more first. A failed fallback is not tried again.
  expect(attemptsAfter(picture, true, fallback)).toEqual([picture, jpg, fallback]);
  const other = fallback.replace("auto=format", "fm=jpg");
  expect(attemptsAfter(fallback, false, fallback)).toEqual([other]);
  // An image that may be transparent is tried as png. A drawing has no other format.
  expect(attemptsAfter(`${logo}&auto=format`, false)).toEqual([`${logo}&fm=png`]);
  expect(attemptsAfter(drawing, false)).toEqual([]);
});
