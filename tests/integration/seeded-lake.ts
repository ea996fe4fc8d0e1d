import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startContentLake } from "@nordune/content-lake";
import { clientOf, PROJECT_ID } from "@nordune/content-lake/testing";
import type { SanityClient } from "@sanity/client";
import { beforeAll, inject, onTestFinished } from "vitest";

/** Starts a content lake in a new folder, which may be a copy. */
export async function startLakeInFolder(copied?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), "integration-lake-"));
  if (copied !== undefined) await cp(copied, dataDir, { recursive: true });
  const lake = await startContentLake({ port: 0, projectId: PROJECT_ID, log: () => {}, dataDir });
  const removeFolder = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  return { lake, dataDir, removeFolder };
}

/**
 * Starts a content lake with the whole seeded content before the tests of a file, and points the
 * environment at it. Import the site's modules after that.
 * @param fill fills an empty lake with other content instead
 */
export function withSeededLake(fill?: (client: SanityClient) => Promise<unknown>) {
  let url = "";
  beforeAll(async () => {
    const { lake, removeFolder } = await startLakeInFolder(
      fill ? undefined : inject("seededLakeDir"),
    );
    url = lake.url;
    process.env.CONTENT_LAKE_URL = url;
    globalThis.nordune = undefined;
    await fill?.(client());
    return () => lake.close().then(removeFolder);
  });
  const client = () => clientOf({ url });
  async function stored(id: string) {
    const document = await client().getDocument(id);
    if (document === undefined) throw new Error(`The content lake holds no ${id}.`);
    return document;
  }
  return {
    client,
    stored,
    /** Publishes a document with changed fields until the test ends. Null removes a field. */
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
