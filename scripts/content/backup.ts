import { randomUUID } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import * as z from "zod";
import { readAssetIds, uploadAssets } from "./assets.ts";
import { compare, describeComparison } from "./compare.ts";
import { contentOf, isSame, type StoredDocument, storedDocument } from "./document.ts";
import { withArchive } from "./folder/read-archive.ts";
import { readLake } from "./lake.ts";
import { withReferences } from "./references.ts";
import { contentOnly, isContent } from "./source.ts";
import { applyWrites, resume } from "./write/apply.ts";
import { withLock } from "./write/lock.ts";
import { describeWrite, type Write } from "./write/write.ts";

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
    const comparison = await withArchive(unproven, (source) =>
      compare(client, contentOnly({ ...source, isWhole: true })),
    );
    if (Object.values(comparison).some((list) => list.length > 0)) {
      throw new Error(
        `The backup is not what the content lake holds. If somebody was editing meanwhile, run it again.\n${describeComparison(comparison)}`,
      );
    }
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
  const work = () => restoreAlone(client, path, write);
  return write ? withLock(client, `restore of ${path}`, work) : work();
}

function restoreAlone(
  client: SanityClient,
  path: string,
  write: boolean,
): Promise<{ lines: string[] }> {
  return withArchive(path, async (source) => {
    if (write) await resume(client);
    const known = await readAssetIds(client);
    const expected = new Map(source.assets.map(({ id, sha1 }) => [id, known.get(sha1) ?? id]));
    const documents = source.documents
      .filter(isKept)
      .map((document) => withReferences(document, expected));
    const writes = await writesTo(client, documents);
    const lines = writes.map(describeWrite);
    if (!write) return { lines };
    const files = source.assets.filter(({ sha1 }) => !known.has(sha1));
    await uploadAssets(client, files, known);
    await applyWrites(client, writes, { title: `restore of ${path}` });
    const left = await writesTo(client, documents);
    if (left.length > 0) {
      throw new Error(
        `The content lake is not what the backup holds. If somebody is editing, run it again.\n${left.map(describeWrite).join("\n")}`,
      );
    }
    return { lines };
  });
}

/** What a backup holds: no journals, no releases, which are Sanity's own to make. */
function isKept(document: { _id: string; _type: string }): boolean {
  return isContent(document) || /^(?:content\.base|seed)\./.test(document._id);
}

async function writesTo(
  client: SanityClient,
  documents: readonly ReturnType<typeof contentOf>[],
): Promise<Write[]> {
  const { published, drafts } = await readLake(client);
  const raw = { perspective: "raw" } as const;
  const memory = z
    .array(storedDocument)
    .parse(
      await client.fetch(`*[_id in path("content.base.**") || _id in path("seed.**")]`, {}, raw),
    );
  const stored = new Map<string, StoredDocument>(
    [...published.values(), ...drafts.values(), ...memory].map((each) => [each._id, each]),
  );
  const wanted = new Set(documents.map(({ _id }) => _id));
  const changed = documents.flatMap((after): Write[] => {
    const before = stored.get(after._id) ?? null;
    return before !== null && isSame(contentOf(before), after)
      ? []
      : [{ id: after._id, before, after }];
  });
  const gone = [...stored.values()].flatMap((before): Write[] =>
    wanted.has(before._id) ? [] : [{ id: before._id, before, after: null }],
  );
  return [...changed, ...gone];
}
