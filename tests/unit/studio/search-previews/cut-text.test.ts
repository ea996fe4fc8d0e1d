import { expect, test } from "vitest";
import { cutText } from "#studio/search-previews/head-preview.ts";

test.each([
  ["fits as it is", 15, "fits as it is"],
  ["exactly fifteen", 15, "exactly fifteen"],
  ["a residency visa, quickly", 20, "a residency visa …"],
  ["one two three", 9, "one two …"],
  ["unbreakable-word", 10, "unbreaka …"],
])("cuts %j at %i characters", (text, limit, shown) => {
  expect(cutText(text, limit)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(limit);
});
