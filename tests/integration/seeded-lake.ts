import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { startContentLake } from "#scripts/content-lake/server.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { seed } from "#scripts/seed/seed.ts";
import { clientOf, PROJECT_ID } from "#tests/contract/content-lake/lake-fixture.ts";

/**
 * Starts a content lake with the whole seeded content before the tests of a file, and points the
 * environment at it: what the site's modules import after that reads from this lake.
 */
export function withSeededLake() {
  const used: { close?: () => Promise<void>; url: string } = { url: "" };
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "seeded-lake-"));
    const lake = await startContentLake({ port: 0, projectId: PROJECT_ID, log: () => {}, dataDir });
    used.url = lake.url;
    used.close = async () => {
      await lake.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    };
    process.env.CONTENT_LAKE_URL = lake.url;
    await seed(clientOf(lake), { documents: seedDocuments });
  });
  afterAll(() => used.close?.());
  return { client: () => clientOf(used) };
}
