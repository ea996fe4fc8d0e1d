import { expect, test } from "vitest";
import { grownTooFast, type Size } from "./scale.ts";

const first: Size = {
  pages: 40,
  "publish to page, median ms": 300,
  "publish to page, worst ms": 600,
  "publish, processor ms": 500,
  "of all pages, first shown after s": 1,
  "of all pages, last shown after s": 3,
  "all pages, processor s": 4,
  "start, ready after s": 3,
  "start, processor s": 2,
  "start after a publish, processor s": 3,
  "page, processor ms": 0.2,
  "redirect, processor ms": 0.2,
  "unknown, processor ms": 0.2,
  "sitemap, processor ms": 50,
  "site, MB": 280,
  "content lake, MB": 140,
};

test("what concerns all pages may grow with them, and a publish and a start may not", () => {
  const large = { ...first, pages: 1_000, "all pages, processor s": 100 };
  expect(grownTooFast(first, large)).toEqual([]);
  expect(grownTooFast(first, { ...large, "all pages, processor s": 200 })).toEqual([
    "all pages, processor s: 50 times as much, above 30",
  ]);
  expect(grownTooFast(first, { ...large, "start, processor s": 9 })).toEqual([
    "start, processor s: 4.5 times as much, above 2",
  ]);
  expect(grownTooFast(first, { ...large, "publish to page, median ms": 900 })).toEqual([
    "publish to page, median ms: 3 times as much, above 2",
  ]);
});
