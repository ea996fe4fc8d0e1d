import { rename } from "node:fs/promises";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { isBackedUp } from "./document.ts";
import { type Counts, exportArchive } from "./export.ts";
import { importSource } from "./import.ts";
import { type Source, writesOf } from "./plan.ts";
import { sourceOf, withArchive, withScratch } from "./read-source.ts";
import { describePlan, type ImportPlan } from "./report.ts";

/**
 * Writes all documents, drafts included, as Sanity's archive, and then reads it and compares it
 * with the lake. The file gets its name only after that.
 * @throws Error when the archive differs from the lake
 */
export function backUp(client: SanityClient, path: string): Promise<Counts> {
  return withScratch(async (folder) => {
    const archive = join(folder, "export.tar.gz");
    const counts = await exportArchive(client, archive, isBackedUp);
    await withArchive(archive, (source) =>
      assertSame(client, source, "The backup is not what the content lake holds."),
    );
    await rename(archive, path);
    return counts;
  }, `${path}.`);
}

/**
 * Restores the lake from a backup. Documents that are not in the backup are deleted. The restore is
 * made completely or not at all, and `undo` reverts it, which Sanity's own import cannot.
 * @returns what was done, or would be done without `write`
 * @throws Error when the lake differs from the backup afterwards
 */
export function restore(
  client: SanityClient,
  path: string,
  { write = false }: { write?: boolean } = {},
): Promise<ImportPlan> {
  return withArchive(path, async (archive) => {
    const source = sourceOf(archive, isBackedUp);
    const plan = await importSource({ client, schemaTypes: [] }, source, { write, restores: true });
    if (write) {
      await assertSame(client, source, "The content lake is not what the backup holds.");
    }
    return plan;
  });
}

async function assertSame(client: SanityClient, source: Source, problem: string): Promise<void> {
  const plan = await importSource({ client, schemaTypes: [] }, source, { restores: true });
  if (writesOf(plan.steps).length === 0) return;
  throw new Error(`${problem} If somebody is editing, run it again.\n${describePlan(plan)}`);
}
