import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import packageFile from "../../package.json" with { type: "json" };
import { plainTexts } from "./plain-words.ts";
import { VALIDATION_PANEL } from "./validation/ordered-validation.tsx";

const folder = fileURLToPath(new URL(".", import.meta.resolve("sanity")));
const compiled = globSync("*.js", { cwd: folder }).map((file) =>
  readFileSync(join(folder, file), "utf8"),
);

test.each([VALIDATION_PANEL, ...Object.values(plainTexts).flatMap((texts) => Object.keys(texts))])(
  "the installed version of Sanity has a text or panel named %s, which the Studio replaces",
  (name) => {
    expect(compiled.some((code) => code.includes(name))).toBe(true);
  },
);

const patches = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname }).filter(
  (file) => !file.includes(".test."),
);
const versions: Readonly<Record<string, string>> = packageFile.dependencies;

test.each(patches)("after an update somebody looks whether the Studio still needs %s", (file) => {
  const text = readFileSync(join(import.meta.dirname, file), "utf8");
  const [, name = "", version] = /^\/\/ (\S+) (\S+): \S/.exec(text) ?? [];
  expect(version, "the version in the first line, for which the patch was last tried").toBe(
    versions[name],
  );
  expect(version).toBeDefined();
});
