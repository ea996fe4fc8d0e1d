import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, expect, test } from "vitest";
import { NEXT, ROOT } from "#scripts/lib/project.ts";
import { Changes } from "#scripts/new/changes.ts";
import { plan } from "#scripts/new/plan.ts";

/** Milliseconds: the compiler reads the whole project anew, beside whatever else runs. */
const LONG = 300_000;

const BIOME = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");

/** All that a type of the content model can reach; other tests and tools would double the time. */
const touchedByTypes = {
  extends: "./tsconfig.json",
  compilerOptions: { incremental: false },
  include: [
    "schemas/**/*",
    "web/**/*",
    "studio/**/*",
    "scripts/seed/**/*",
    "tests/integration/*",
    "tests/unit/schemas/objects/sections.test.ts",
  ],
};

/** Tests that demand something of every section and every page. */
const demanding = [
  "tests/unit/web/page-files.test.ts",
  "tests/unit/schemas/objects/sections.test.ts",
  "tests/unit/seed/content.test.ts",
];

const project = mkdtempSync(join(tmpdir(), "new-"));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Runs a program in the copy. @throws Error with what it said when it fails */
async function run(program: string, ...words: string[]): Promise<string> {
  const { all } = await execa(process.execPath, [program, ...words], { cwd: project, all: true });
  return all;
}

/** What git knows of, or would. */
async function sourceFiles(): Promise<string[]> {
  const { stdout } = await execa(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { cwd: ROOT },
  );
  return [...new Set(stdout.split("\0"))].filter(
    (file) => file !== "" && existsSync(join(ROOT, file)),
  );
}

test(
  "a section, a page, a type of pages and a field compile and pass every check as they are written",
  async () => {
    for (const file of await sourceFiles()) await cp(join(ROOT, file), join(project, file));
    symlinkSync(join(ROOT, "node_modules"), join(project, "node_modules"));

    const changes = new Changes(project);
    await plan({ what: "section", name: "quotes" }, changes, project);
    const address = { prefix: "/case-studies" };
    await plan({ what: "page", name: "caseStudy", address }, changes, project);
    for (const kind of ["text", "richText", "image", "figure"] as const) {
      const name = `${kind}OfTest`;
      await plan({ what: "field", type: "aboutPage", name, kind }, changes, project);
      await plan({ what: "field", type: "zoneCardsSection", name, kind }, changes, project);
    }
    changes.write();
    const sources = [...changes.created, ...changes.edited].filter((file) => /\.tsx?$/.test(file));

    const command = ["scripts/new/main.ts", "page", "pricing", "--path", "/pricing"];
    const foreseen = await run("scripts/run.cjs", ...command, "--dry-run");
    expect(foreseen).toContain("Nothing was written.");
    // The generated files that it makes are those of all that is new.
    const report = await run("scripts/run.cjs", ...command);
    expect(report).toMatch(/^New files:\n {2}schemas\/singletons\/pricing-page\.ts\n/);
    expect(report).toContain("\n  1. schemas/singletons/pricing-page.ts: ");

    await run(BIOME, "check", "--write", "--error-on-warnings", ...sources);
    await run(NEXT, "typegen", "web");
    writeFileSync(join(project, "tsconfig.touched.json"), JSON.stringify(touchedByTypes));
    await Promise.all([
      run("scripts/typegen/main.ts", "--check"),
      run(join(ROOT, "node_modules/typescript/bin/tsc"), "--project", "tsconfig.touched.json"),
      run(join(ROOT, "node_modules/vitest/vitest.mjs"), "run", "--project", "unit", ...demanding),
    ]);
  },
  LONG,
);
