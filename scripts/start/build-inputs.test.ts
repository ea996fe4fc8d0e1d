import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { buildOnce, hashInputs, inputs } from "./build-inputs.ts";

test.each([
  ["site", "web/pages/[...slug].tsx", true],
  ["site", "web/pages/api/security.txt.ts", true],
  ["site", "web/.next/server/app.js", false],
  ["site", "web/public/built/shell.js", false],
  ["site", "studio/sanity.config.ts", false],
  ["site", "web/proxy.test.ts", false],
  ["studio", "studio/tools/tool.tsx", true],
  ["studio", "docs/editing.md", true],
  ["studio", "scripts/check-content/checks/run-checks.ts", true],
  ["studio", "scripts/content/tables/lists.ts", true],
  ["studio", "scripts/site-content/lists.ts", true],
  ["studio", "studio/tools/tool.test.tsx", false],
  ["studio", "schemas/shared/routes.test.ts", false],
] as const)("the %s is built again after a change of %s: %s", async (part, file, isInput) => {
  const root = await makeTempDir();
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), "before");
  const hash = () => hashInputs(root, inputs[part], { SITE_URL: "a" });
  const before = hash();
  expect(hash()).toBe(before);
  writeFileSync(join(root, file), "after");
  expect(hash() !== before).toBe(isInput);
  expect(hashInputs(root, inputs[part], { SITE_URL: "b" })).not.toBe(hash());
});

test("a complete build of the same inputs is not repeated", async () => {
  const folder = await makeTempDir();
  const built: string[] = [];
  const build = (hash: string, isComplete = true) => {
    const note = async () => void built.push(hash);
    return buildOnce(folder, hash, note, () => isComplete);
  };
  expect(await build("a")).toBe(true);
  expect(await build("a")).toBe(false);
  expect(await build("a", false)).toBe(true);
  expect(await build("b")).toBe(true);

  const broken = buildOnce(folder, "c", () => Promise.reject(new Error("no memory")));
  await expect(broken).rejects.toThrow("no memory");
  expect(await build("b")).toBe(true);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  expect(await build("b")).toBe(true);
  expect(built).toEqual(["a", "a", "b", "b", "b"]);
});
