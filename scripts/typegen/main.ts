import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { messageOf } from "#schemas/shared/error-message.ts";
import { buildOnce, hashInputs } from "#scripts/start/build-inputs.ts";
import {
  generateSectionMarkdown,
  generateSectionQueries,
  generateSectionSamples,
  generateSectionSchemas,
  generateSectionViews,
} from "./section-lists.ts";

const GENERATED = path.join("schemas", "generated");

/** The files that the generated files are made from, and the generated files themselves. */
const INPUTS = {
  files: ["schemas/**/*.*", "{studio,web,scripts}/**/*.{ts,tsx}", "package-lock.json"],
  not: ["**/node_modules/**", "**/*.test.{ts,tsx}"],
};

/** Remembers the inputs of the last check that succeeded. */
const CACHE = path.join("node_modules", ".cache", "typegen");

type GeneratedFile = [file: string, make: () => string | Promise<string>];

/** The files that collect the sections. The content model needs them. */
const sectionLists: GeneratedFile[] = [
  [path.join(GENERATED, "section-schemas.generated.ts"), generateSectionSchemas],
  [path.join(GENERATED, "section-queries.generated.ts"), generateSectionQueries],
  [path.join(GENERATED, "section-samples.generated.ts"), generateSectionSamples],
  [path.join("web", "sections", "section-views.generated.ts"), generateSectionViews],
  [path.join("web", "sections", "section-markdown.generated.ts"), generateSectionMarkdown],
];

/** The files that are made from the content model, after the sections are collected. */
async function madeOfSchemas(): Promise<GeneratedFile[]> {
  const { generateContentSchema } = await import("./content-schema.ts");
  const { generateTypes } = await import("./generate-types.ts");
  const { generateTextKinds } = await import("./text-kinds.ts");
  return [
    [path.join(GENERATED, "types.generated.ts"), () => generateTypes()],
    [path.join(GENERATED, "schema.generated.ts"), generateContentSchema],
    [path.join(GENERATED, "text-kinds.generated.ts"), generateTextKinds],
  ];
}

/** Text of a committed file with this project's line ends; undefined without the file. */
const readCommitted = async (file: string) =>
  existsSync(file) ? (await readFile(file, "utf8")).replaceAll("\r\n", "\n") : undefined;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      /** Only reports whether the committed files are current. */
      check: { type: "boolean", default: false },
      /** Cuts the fonts instead. */
      fonts: { type: "boolean", default: false },
    },
  });
  if (values.fonts) return (await import("../fonts/families.ts")).writeFonts();
  if (!values.check) return generate(false);
  await mkdir(CACHE, { recursive: true });
  const wasChecked = !(await buildOnce(CACHE, hashInputs(".", INPUTS, {}), () => generate(true)));
  if (wasChecked) console.log("The generated files are up to date, as at the last check.");
}

/** @param isCheck only reports whether the committed files are current */
async function generate(isCheck: boolean): Promise<void> {
  await write(sectionLists, isCheck);
  await write(await madeOfSchemas(), isCheck);
}

/** @param isCheck only reports whether the committed files are current */
async function write(files: readonly GeneratedFile[], isCheck: boolean): Promise<void> {
  for (const [file, make] of files) {
    const text = await make();
    const isCurrent = text === (await readCommitted(file));
    if (isCheck && !isCurrent) {
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
