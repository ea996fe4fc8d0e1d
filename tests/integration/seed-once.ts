import { clientOf } from "@nordune/content-lake/testing";
import type { TestProject } from "vitest/node";
import { readReleases } from "#scripts/seed/releases.ts";
import { seed } from "#scripts/seed/seed.ts";
import { firstContent } from "#tests/support/first-content.ts";
import { startLakeInFolder } from "./seeded-lake.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of a content lake with the whole seeded content, which tests copy. */
    seededLakeDir: string;
  }
}

/** Seeds one content lake for all test files. Each file starts on a copy, which is quick. */
export default async function seedOnce(project: TestProject) {
  const { lake, dataDir, removeFolder } = await startLakeInFolder();
  await seed(clientOf(lake), { source: firstContent, releases: await readReleases() });
  await lake.close();
  project.provide("seededLakeDir", dataDir);
  return removeFolder;
}
