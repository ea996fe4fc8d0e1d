import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashStudioInputs, isBuiltFrom, stampBuild } from "#scripts/start/studio-inputs.ts";
import { makeTempDir } from "../temp-dir.ts";

function makeProject(): string {
  const root = makeTempDir();
  for (const folder of [
    "studio/dist",
    "schemas/documents",
    "schemas/shared",
    "scripts/check-content/checks",
    "web/app",
  ]) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  writeFileSync(join(root, "studio/sanity.config.ts"), "export {}");
  writeFileSync(join(root, "schemas/documents/service.ts"), "export {}");
  return root;
}

test.each([
  ["studio/structure.ts", true],
  ["schemas/documents/emirate.ts", true],
  ["schemas/shared/routes.ts", true],
  ["scripts/check-content/checks/html.ts", true],
  ["package-lock.json", true],
  ["studio/dist/index.js", false],
  ["web/app/page.tsx", false],
])("a change of %s asks for another build: %s", (file, matters) => {
  const root = makeProject();
  const before = hashStudioInputs(root, {});
  writeFileSync(join(root, file), "// changed");
  expect(hashStudioInputs(root, {}) !== before).toBe(matters);
});

test("changed contents and changed environment values ask for another build", () => {
  const root = makeProject();
  const before = hashStudioInputs(root, { SITE_PORT: 3000 });
  expect(hashStudioInputs(root, { SITE_PORT: 3001 })).not.toBe(before);
  writeFileSync(join(root, "schemas/documents/service.ts"), "export default 1");
  expect(hashStudioInputs(root, { SITE_PORT: 3000 })).not.toBe(before);
});

test("the order of the environment does not matter", () => {
  const root = makeProject();
  expect(hashStudioInputs(root, { a: 1, b: 2 })).toBe(hashStudioInputs(root, { b: 2, a: 1 }));
});

test("only a finished build with the same inputs counts as built", () => {
  const dir = makeTempDir();
  stampBuild(dir, "hash");
  expect(isBuiltFrom(dir, "hash")).toBe(false);
  writeFileSync(join(dir, "index.html"), "");
  expect(isBuiltFrom(dir, "hash")).toBe(true);
  expect(isBuiltFrom(dir, "other")).toBe(false);
  rmSync(dir, { recursive: true });
  expect(isBuiltFrom(dir, "hash")).toBe(false);
});
