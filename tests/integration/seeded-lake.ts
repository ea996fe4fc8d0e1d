import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startContentLake } from "@nordune/content-lake";
import { clientOf, PROJECT_ID } from "@nordune/content-lake/testing";
import type { SanityClient } from "@sanity/client";
import { beforeAll, inject, onTestFinished } from "vitest";

/** Starts a content lake in a new folder, which may be a copy. @param port a free one by default */
export async function startLakeInFolder(copied?: string, port = 0) {
  const dataDir = await mkdtemp(join(tmpdir(), "integration-lake-"));
  if (copied !== undefined) await cp(copied, dataDir, { recursive: true });
  const lake = await startContentLake({ port, projectId: PROJECT_ID, log: () => {}, dataDir });
  const removeFolder = () => rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  return { lake, dataDir, removeFolder };
}

let state: object | undefined;

/** An object that stands for the content of the file's lake until the content changes. */
export const stateOfLake = (): object | undefined => state;

function renewState(): void {
  state = {};
}

/**
 * Starts a content lake with the whole seeded content before the tests of a file, at the address
 * that the environment names (tests/setup/lake-address.ts).
 * @param fill fills an empty lake with other content instead
 */
export function withSeededLake(fill?: (client: SanityClient) => Promise<unknown>) {
  const url = process.env.CONTENT_LAKE_URL ?? "";
  beforeAll(async () => {
    const seeded = fill ? undefined : inject("seededLakeDir");
    const { lake, removeFolder } = await startLakeInFolder(seeded, globalThis.lakePort);
    globalThis.nordune = undefined;
    renewState();
    lake.onCommit(renewState);
    const close = () => {
      state = undefined;
      return lake.close().then(removeFolder);
    };
    // The next file starts its own at the same port.
    await fill?.(client()).catch((error: unknown) => close().then(() => Promise.reject(error)));
    return close;
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
