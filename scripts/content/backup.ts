import { randomUUID } from "node:crypto";
import { rename, rm } from "node:fs/promises";
import type { SanityClient } from "@sanity/client";
import { givenIds, readAssetIds, uploadAssets } from "./assets.ts";
import { isContent, withReferences } from "./document.ts";
import { exportArchive } from "./export.ts";
import { applyWrites, resume } from "./journal.ts";
import { readLake } from "./lake.ts";
import { withLock } from "./lock.ts";
import { planStep, type Step, writesOf } from "./plan.ts";
import { withArchive } from "./read-source.ts";
import { describePlan } from "./report.ts";
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
  const unproven = `${path}.${randomUUID().slice(0, 8)}.part`;
  try {
    const counts = await exportArchive(client, unproven, isKept);
    await withArchive(unproven, async (source) => {
      const steps = await stepsTo(client, source, await readAssetIds(client));
      assertNone(steps, "The backup is not what the content lake holds.");
    });
    await rename(unproven, path);
    return counts;
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
): Promise<{ steps: readonly Step[] }> {
  const title = `restore of ${path}`;
  const work = () =>
    withArchive(path, async (source) => {
      if (write) await resume(client);
      const known = await readAssetIds(client);
      const steps = await stepsTo(client, source, known);
      if (write) {
        await uploadAssets(client, source.assets, known);
        await applyWrites(client, writesOf(steps), { title });
        const left = await stepsTo(client, source, known);
        assertNone(left, "The content lake is not what the backup holds.");
      }
      return { steps };
    });
  return write ? withLock(client, title, work) : work();
}

/** What has to be done for the lake to hold what the archive does, and nothing else. */
async function stepsTo(
  client: SanityClient,
  source: Source,
  known: ReadonlyMap<string, string>,
): Promise<Step[]> {
  const ids = givenIds(source.assets, known);
  const wanted = new Map(source.documents.filter(isKept).map((each) => [each._id, each]));
  const lake = await readLake(client, isKept);
  return [...new Set([...wanted.keys(), ...lake.keys()])].map((id) => {
    const document = wanted.get(id);
    const theirs = document === undefined ? null : withReferences(document, ids);
    return planStep({ id, mine: lake.get(id) ?? null, theirs, take: () => "theirs" });
  });
}

function assertNone(steps: readonly Step[], problem: string): void {
  if (writesOf(steps).length === 0) return;
  throw new Error(`${problem} If somebody is editing, run it again.\n${describePlan({ steps })}`);
}
