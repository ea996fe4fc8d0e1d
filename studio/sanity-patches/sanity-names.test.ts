import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
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
