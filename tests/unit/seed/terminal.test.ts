import { progressBar } from "@nordune/content-tool";
import { expect, test } from "vitest";
import { summary } from "#scripts/seed/summary.ts";

test("the bar fills with the work done", () => {
  expect(progressBar(0, 4)).toBe(`${"░".repeat(24)} 0/4`);
  expect(progressBar(2, 4)).toBe(`${"█".repeat(12)}${"░".repeat(12)} 2/4`);
  expect(progressBar(0, 0)).toBe(`${"█".repeat(24)} 0/0`);
});

test("the summary counts every outcome and names what was kept", () => {
  const report = {
    documents: {
      created: ["a", "b"],
      updated: [],
      unchanged: ["c"],
      keptEdited: ["homePage"],
      keptDeleted: ["redirect-home"],
    },
    uploadedPictures: 3,
    left: [],
  };
  expect(summary(report).split("\n")).toEqual([
    "Created                       2",
    "Updated                       0",
    "Unchanged                     1",
    "Kept (edited in the Studio)   1",
    "Kept (deleted in the Studio)  1",
    "Pictures uploaded             3",
    "Kept as they are: homePage, redirect-home",
    "To overwrite one, add: --force <id>",
  ]);
});
