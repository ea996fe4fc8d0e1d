import { expect, test } from "vitest";
import { attemptsAfter } from "#web/components/shell/script/pictures/attempts-after.ts";

const picture = "https://images.example/p/d/0123-1600x900.webp?w=640&fit=max&auto=format";
const jpg = "https://images.example/p/d/0123-1600x900.webp?w=640&fit=max&fm=jpg";
const fallback = "https://images.example/p/d/4567-1920x1080.webp?w=1280&auto=format";

test("on a desktop: the jpg version, then the fallback", () => {
  expect(attemptsAfter(picture, { isPhone: false, fallback })).toEqual([
    { address: jpg, delay: 0 },
    { address: fallback, delay: 0 },
  ]);
});

test("on a phone: first the same once more, after 100 milliseconds", () => {
  expect(attemptsAfter(picture, { isPhone: true, fallback })).toEqual([
    { address: picture, delay: 100 },
    { address: jpg, delay: 0 },
    { address: fallback, delay: 0 },
  ]);
});

test("without a fallback the jpg version is the last attempt", () => {
  expect(attemptsAfter(picture, { isPhone: false, fallback: undefined })).toEqual([
    { address: jpg, delay: 0 },
  ]);
});

test("a fallback that fails itself is not asked for again", () => {
  expect(attemptsAfter(fallback, { isPhone: false, fallback })).toEqual([
    {
      address: "https://images.example/p/d/4567-1920x1080.webp?w=1280&fm=jpg",
      delay: 0,
    },
  ]);
});

test("a picture with transparent parts keeps them: its other version is png", () => {
  const logo = "https://images.example/p/d/0123-320x64.png?w=320&fit=max&auto=format";
  expect(attemptsAfter(logo, { isPhone: false, fallback: undefined })).toEqual([
    { address: "https://images.example/p/d/0123-320x64.png?w=320&fit=max&fm=png", delay: 0 },
  ]);
});

test.each([
  "https://images.example/p/d/0123-320x64.svg?w=320&fit=max&auto=format",
  "https://images.example/p/d/0123-320x64.webp?w=320&fm=jpg",
])("%s, which is neither webp nor avif, has no other version", (address) => {
  expect(attemptsAfter(address, { isPhone: false, fallback: undefined })).toEqual([]);
});
