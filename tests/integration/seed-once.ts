import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startContentLake } from "@nordune/content-lake";
import { clientOf, PROJECT_ID } from "@nordune/content-lake/testing";
import type { TestProject } from "vitest/node";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { seed } from "#scripts/seed/seed.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of a content lake that holds the whole seeded content; tests work on copies of it. */
    seededLakeDir: string;
  }
}

/** Seeds one content lake for all files of the project: each starts on a copy, in no time. */
export default async function seedOnce(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), "seeded-lake-"));
  const lake = await startContentLake({ port: 0, projectId: PROJECT_ID, log: () => {}, dataDir });
  await seed(clientOf(lake), { documents: seedDocuments });
  await lake.close();
  project.provide("seededLakeDir", dataDir);
  return () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
