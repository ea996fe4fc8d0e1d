import { expect, test } from "vitest";
import { oneTool, withinBudget } from "./page-budget.ts";

const sections = (_type: string, count: number) => Array.from({ length: count }, () => ({ _type }));
const pictures = (count: number) => [{ members: Array(count).fill({ _type: "imageWithAlt" }) }];

test("a page can have one tool only, and the Studio warns of too many sections or pictures", () => {
  expect(oneTool([...sections("toolSection", 1), ...sections("noteSection", 1)])).toBe(true);
  expect(oneTool(sections("toolSection", 2))).toMatch(/one tool/);
  for (const light of [pictures(8), sections("noteSection", 16)]) {
    expect(withinBudget(light)).toBe(true);
  }
  expect(withinBudget(pictures(9))).toMatch(/slow on a phone/);
  expect(withinBudget(sections("noteSection", 17))).toMatch(/hardly read to the end/);
});
