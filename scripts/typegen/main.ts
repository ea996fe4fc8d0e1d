import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { messageOf } from "#schemas/error-message.ts";
import { errorCode } from "../lib/error-code.ts";
import { generateTypes } from "./generate-types.ts";

const typesFile = path.join("schemas", "generated", "types.generated.ts");

/** Text of the committed file with this project's line ends, or undefined when there is none. */
async function readCommitted(): Promise<string | undefined> {
  try {
    return (await readFile(typesFile, "utf8")).replaceAll("\r\n", "\n");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
  const types = await generateTypes();
  const isCurrent = types === (await readCommitted());
  if (values.check && !isCurrent) {
    throw new Error(
      `${typesFile} does not match schemas/ and the queries. Run: npm run typegen, and commit the file.`,
    );
  }
  if (!isCurrent) {
    await mkdir(path.dirname(typesFile), { recursive: true });
    await writeFile(typesFile, types);
  }
  console.log(`${typesFile} ${isCurrent ? "is up to date" : "written"}.`);
}

try {
  await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
