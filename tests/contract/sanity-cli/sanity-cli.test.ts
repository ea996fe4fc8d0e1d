import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { makeTempDir } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { startHostedProject } from "../hosted/hosted-fixture.ts";

const sanityPackage = createRequire(import.meta.url).resolve("sanity/package.json");
const SANITY = join(dirname(sanityPackage), "bin", "sanity");

/** A hosted project with one document, and Sanity's command line in the Studio's folder. */
async function startProject(document: { _id: string; _type: string } & Record<string, unknown>) {
  const { env, project, requests, writer } = await startHostedProject();
  await writer().create(document);
  const run = (...args: string[]) =>
    execa(process.execPath, [SANITY, ...args], {
      cwd: join(ROOT, "studio"),
      env: {
        ...env,
        SANITY_PROJECT_ID: project.projectId,
        SANITY_AUTH_TOKEN: project.tokens.manage,
        DO_NOT_TRACK: "1",
        CI: "1",
      },
      reject: false,
      all: true,
    });
  return { run, requests };
}

// They speak to a project through a client of an older major version than the site's.
test("queries documents", async () => {
  const { run } = await startProject({ _id: "a", _type: "testimonial", quote: "Good." });
  const { exitCode, stdout, all } = await run("documents", "query", "*[].quote");
  expect(exitCode, all).toBe(0);
  expect(JSON.parse(stdout)).toEqual(["Good."]);
});

test("exports a dataset", async () => {
  const { run } = await startProject({ _id: "a", _type: "testimonial", quote: "Good." });
  const file = join(await makeTempDir(), "export.tar.gz");
  const { exitCode, all } = await run("dataset", "export", "production", file, "--no-assets");
  expect(exitCode, all).toBe(0);
  expect(gunzipSync(await readFile(file)).toString()).toContain('"quote":"Good."');
});
