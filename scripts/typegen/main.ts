import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { messageOf } from "#schemas/shared/error-message.ts";
import { generateContentSchema, generateRequiredParts } from "./content-schema.ts";
import { generateTypes } from "./generate-types.ts";
import { generateToolParts } from "./tool-parts.ts";

/** Every generated file, with what makes its text. */
const generated: [file: string, make: () => string | Promise<string>][] = [
  [path.join("schemas", "generated", "types.generated.ts"), () => generateTypes()],
  [path.join("schemas", "generated", "schema.generated.ts"), generateContentSchema],
  [path.join("schemas", "generated", "required-parts.generated.ts"), generateRequiredParts],
  [path.join("schemas", "generated", "tool-parts.generated.ts"), generateToolParts],
];

/** Text of a committed file with this project's line ends, or undefined when there is none. */
const readCommitted = async (file: string) =>
  existsSync(file) ? (await readFile(file, "utf8")).replaceAll("\r\n", "\n") : undefined;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      /** Only says whether the committed files are current. */
      check: { type: "boolean", default: false },
      /** Cuts the site's type instead. */
      fonts: { type: "boolean", default: false },
    },
  });
  if (values.fonts) return (await import("../fonts/families.ts")).writeFonts();
  for (const [file, make] of generated) {
    const text = await make();
    const isCurrent = text === (await readCommitted(file));
    if (values.check && !isCurrent) {
      throw new Error(
        `${file} does not match schemas/ and the queries. Run: npm run typegen, and commit the file.`,
      );
    }
    if (!isCurrent) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    console.log(`${file} ${isCurrent ? "is up to date" : "written"}.`);
  }
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
