import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { startContentLake } from "@nordune/content-lake";
import { clientOf, PROJECT_ID } from "@nordune/content-lake/testing";
import type { TestProject } from "vitest/node";
import { ROOT } from "#scripts/lib/project.ts";
import { readReleases } from "#scripts/seed/releases.ts";
import { seed } from "#scripts/seed/seed.ts";
import { buildOnce, hashInputs } from "#scripts/start/build-inputs.ts";
import { firstContent } from "#tests/support/first-content.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of a content lake with the whole seeded content, which tests copy. */
    seededLakeDir: string;
  }
}

/** The files that the seeded content is made from, and those that check and write it. */
const INPUTS = {
  files: ["{schemas,scripts,studio,web}/**/*.*", "package-lock.json"],
  not: ["**/node_modules/**", "**/*.test.{ts,tsx}", "web/public/**"],
};

/** Outlives a run, because checking and writing the content takes as long as many test files. */
const CACHE = join(ROOT, "node_modules/.cache/seeded-lake");

/** Seeds one content lake for all test files. Each file starts on a copy, which is quick. */
export default async function seedOnce(project: TestProject) {
  const dataDir = join(CACHE, "data");
  await buildOnce(CACHE, hashInputs(ROOT, INPUTS, {}), async () => {
    await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir, { recursive: true });
    const lake = await startContentLake({ port: 0, projectId: PROJECT_ID, log: () => {}, dataDir });
    await seed(clientOf(lake), { source: firstContent, releases: await readReleases() }).finally(
      () => lake.close(),
    );
  });
  project.provide("seededLakeDir", dataDir);
}
