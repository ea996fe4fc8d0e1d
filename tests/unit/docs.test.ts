import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** A file or folder of the project, as the documentation names it. */
const PATH = /`((?:docs|schemas|scripts|studio|tests|web)\/[^`\s]+)`/g;
/** A pattern, the example of a recipe, or what a build makes. */
const NO_FILE = /[<*…]|guide|^web\/\.|^web\/public\/built|^studio\/dist/;

test("every file that the documentation names exists", () => {
  const pages = globSync(["*.md", "docs/**/*.md"]).filter((page) => page !== "CHANGELOG.md");
  const named = pages.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(PATH)].map(([, path = ""]) => ({ page, path })),
  );
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(({ path }) => !NO_FILE.test(path) && !existsSync(path));
  expect(missing).toEqual([]);
});
