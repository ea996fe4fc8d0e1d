import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generateTypes } from "#scripts/typegen/generate-types.ts";
import { makeTempDir } from "../temp-dir.ts";

// What they make is held by `npm run typegen -- --check` and the compiler.

/** Types of the content model and of one file with the given source. */
function typesWith(source: string): Promise<string> {
  const folder = makeTempDir();
  writeFileSync(join(folder, "queries.ts"), `import { defineQuery } from "groq";\n${source}`);
  return generateTypes(join(folder, "*.ts"));
}

test.each([
  [
    'export const brokenQuery = defineQuery(`*[_type == "figure"`);',
    /brokenQuery is not valid GROQ/,
  ],
  ["export const = ;", /Types cannot be generated:\n.*queries\.ts/],
])("what cannot be read is named: %s", async (source, message) => {
  await expect(typesWith(source)).rejects.toThrow(message);
});
