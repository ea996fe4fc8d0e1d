import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { handbookPictures } from "#scripts/pictures/handbook-pictures.ts";

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

test("the handbook shows each of its pictures once, and a script takes each anew", () => {
  const handbook = readFileSync("docs/editing.md", "utf8");
  const shown = Array.from(
    handbook.matchAll(/!\[[^\]]+\]\(pictures\/(.+?)\.webp\)/g),
    ([, name]) => name,
  );
  expect(shown.toSorted()).toEqual(handbookPictures.map(({ name }) => name).toSorted());
  const files = globSync("docs/pictures/*");
  expect(files.map((file) => basename(file, ".webp")).toSorted()).toEqual(shown.toSorted());
  const heavy = files.filter((file) => statSync(file).size > 60_000);
  expect(heavy).toEqual([]);
});
