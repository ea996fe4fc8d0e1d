import { randomUUID } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { readAssetIds, uploadAssets } from "./assets.ts";
import { contentOf, isContent, isSame, withReferences } from "./document.ts";
import { applyWrites, describeWrite, resume, type Write } from "./journal.ts";
import { readDocuments } from "./lake.ts";
import { withLock } from "./lock.ts";
import { withArchive } from "./read-source.ts";
import type { Source } from "./source.ts";

/** What a backup holds: no journals, no releases, which are Sanity's own to make. */
const isKept = (document: { _id: string; _type: string }) =>
  isContent(document) || /^(?:content\.base|seed)\./.test(document._id);

/**
 * Writes everything, drafts included, as Sanity's own archive, then reads it again and holds it
 * against the lake. The file appears under its name only once it is proven.
 * @throws Error when the archive is not what the lake holds
 */
export async function backUp(
  client: SanityClient,
  path: string,
): Promise<{ documents: number; assets: number }> {
  const { dataset = "production", token } = client.config();
  const unproven = `${path}.${randomUUID().slice(0, 8)}.part`;
  try {
    const counts = await exportDataset({
      // Sanity's export asks for a token even where, as on the local lake, none is needed.
      client: token === undefined ? client.withConfig({ token: "none" }) : client,
      dataset,
      outputPath: unproven,
      filterDocument: isKept,
    });
    await withArchive(unproven, async (source) => {
      const writes = await writesTo(client, source, await readAssetIds(client));
      assertNone(writes, "The backup is not what the content lake holds.");
    });
    await rename(unproven, path);
    return { documents: counts.documentCount, assets: counts.assetCount };
  } finally {
    await rm(unproven, { force: true });
  }
}

/**
 * Brings the lake back to a backup, whatever was done since: documents that it does not hold go.
 * All or nothing, and `undo` takes it back, which Sanity's own import cannot.
 * @returns what was done, or would be without `write`
 * @throws Error when the lake is not what the backup holds afterwards
 */
export function restore(
  client: SanityClient,
  path: string,
  { write = false }: { write?: boolean } = {},
): Promise<{ lines: string[] }> {
  const title = `restore of ${path}`;
  const work = () =>
    withArchive(path, async (source) => {
      if (write) await resume(client);
      const known = await readAssetIds(client);
      const writes = await writesTo(client, source, known);
      if (write) {
        await uploadAssets(client, source.assets, known);
        await applyWrites(client, writes, { title });
        const left = await writesTo(client, source, known);
        assertNone(left, "The content lake is not what the backup holds.");
      }
      return { lines: writes.map(describeWrite) };
    });
  return write ? withLock(client, title, work) : work();
}

/** What has to be written for the lake to hold what the archive does, and nothing else. */
async function writesTo(
  client: SanityClient,
  source: Source,
  known: ReadonlyMap<string, string>,
): Promise<Write[]> {
  const assets = new Map(source.assets.map(({ id, sha1 }) => [id, known.get(sha1) ?? id]));
  const stored = new Map((await readDocuments(client, isKept)).map((each) => [each._id, each]));
  const wanted = source.documents.filter(isKept);
  const changed = wanted.flatMap((document): Write[] => {
    const after = withReferences(document, assets);
    const before = stored.get(after._id) ?? null;
    stored.delete(after._id);
    return before && isSame(contentOf(before), after) ? [] : [{ id: after._id, before, after }];
  });
  const gone = [...stored.values()].map((before) => ({ id: before._id, before, after: null }));
  return [...changed, ...gone];
}

function assertNone(writes: readonly Write[], problem: string): void {
  if (writes.length === 0) return;
  throw new Error(
    `${problem} If somebody is editing, run it again.\n${writes.map(describeWrite).join("\n")}`,
  );
}
