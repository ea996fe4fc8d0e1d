import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Changes } from "#scripts/new/changes.ts";
import { makeTempDir } from "../temp-dir.ts";

const list = `import { a } from "./a.ts";
import {
  x,
  y,
} from "./letters.ts";

export const list = [
  a,
];
`;

/** Changes of a project that has this one file. */
function changesOf(text: string) {
  const root = makeTempDir();
  writeFileSync(join(root, "list.ts"), text);
  return { root, changes: new Changes(root) };
}

const place = { after: "export const list = [", before: "\n];" };

test("an edit is made on top of the others, and written with them", () => {
  const { root, changes } = changesOf(list);
  changes.insert("list.ts", place, "\n  b,");
  changes.insert("list.ts", place, "\n  c,");
  changes.create("deep/new.ts", "new");
  expect(readFileSync(join(root, "list.ts"), "utf8")).toBe(list);
  changes.write();
  expect(readFileSync(join(root, "list.ts"), "utf8")).toContain("[\n  a,\n  b,\n  c,\n];");
  expect(readFileSync(join(root, "deep/new.ts"), "utf8")).toBe("new");
});

test("a place within a part of a file is found after that part", () => {
  const { changes } = changesOf("{ [a] }\nfields [b]\n");
  changes.insert("list.ts", { after: "{", within: "fields [", before: "]" }, ", c");
  expect(changes.read("list.ts")).toBe("{ [a] }\nfields [b, c]\n");
});

test.each([
  ["is not there", "export const other = [];"],
  ["is there 2 times", list + list],
  ["no “];” follows", "export const list = ["],
])("a file whose anchor %s is refused, with what to add by hand", (reason, text) => {
  const { changes } = changesOf(text);
  const insert = () => changes.insert("list.ts", place, "\n  b,");
  expect(insert).toThrow(reason);
  expect(insert).toThrow(/^list\.ts cannot be changed: .* by hand: b,$/);
  expect(changes.edited).toEqual([]);
});

test("a file is not written over, nor missed in silence", () => {
  const { root, changes } = changesOf(list);
  expect(() => changes.create("list.ts", "")).toThrow("list.ts is there already");
  expect(() => changes.insert("gone.ts", place, "")).toThrow("gone.ts is not there");
  expect(existsSync(join(root, "gone.ts"))).toBe(false);
});

test("a name is imported beside the others of its file, once", () => {
  const { changes } = changesOf(list);
  changes.importName("list.ts", "z", "./letters.ts");
  changes.importName("list.ts", "x", "./letters.ts");
  changes.importName("list.ts", "b", "./b.ts");
  const text = changes.read("list.ts");
  expect(text).toContain('import {\n  x,\n  y, z } from "./letters.ts";');
  expect(text).toMatch(/^import \{ b \} from "\.\/b\.ts";\nimport \{ a \}/);
});
