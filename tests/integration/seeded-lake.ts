import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startContentLake } from "@nordune/content-lake";
import { clientOf, PROJECT_ID } from "@nordune/content-lake/testing";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";

/**
 * Starts a content lake of its own with the whole seeded content before the tests of a file, and
 * points the environment at it: what the site's modules import after that reads from this lake.
 */
export function withSeededLake() {
  const used: { close?: () => Promise<void>; url: string } = { url: "" };
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "integration-lake-"));
    await cp(inject("seededLakeDir"), dataDir, { recursive: true });
    const lake = await startContentLake({
      port: 0,
      projectId: PROJECT_ID,
      log: () => {},
      dataDir,
    });
    used.url = lake.url;
    used.close = async () => {
      await lake.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    };
    process.env.CONTENT_LAKE_URL = lake.url;
  });
  afterAll(() => used.close?.());
  const client = () => clientOf(used);
  async function stored(id: string) {
    const document = await client().getDocument(id);
    if (document === undefined) throw new Error(`The content lake holds no ${id}.`);
    return document;
  }
  return {
    client,
    url: () => used.url,
    stored,
    /** Publishes a document with other fields, without those that are null, until the test is over. */
    async change(id: string, fields: Record<string, unknown>): Promise<void> {
      const before = await stored(id);
      onTestFinished(async () => void (await client().createOrReplace(before)));
      const entries = Object.entries(fields);
      const set = Object.fromEntries(entries.filter(([, value]) => value !== null));
      const gone = entries.flatMap(([field, value]) => (value === null ? [field] : []));
      await client().patch(id).set(set).unset(gone).commit();
    },
  };
}
