import type { SanityClient } from "@sanity/client";
import { studioPath } from "@sanity/client/csm";
import type { SanityDocument } from "@sanity/types";
import { collectMigrationMutations } from "sanity/migrate";
import stepWeeks from "#schemas/migrations/step-weeks/index.ts";
import toolFields from "#schemas/migrations/tool-fields/index.ts";
import zoneFacts from "#schemas/migrations/zone-facts/index.ts";

/** In the order in which the content model changed. */
const migrations = [toolFields, zoneFacts, stepWeeks];

/**
 * Brings what is stored to the shape of today's content model: published documents, drafts and versions.
 * Each migration is one transaction, and changes nothing when it is run again.
 * @param write without it nothing is written
 * @returns the title of each migration with the ids of what it changes; none where nothing is to be done
 */
export async function migrateContent(client: SanityClient, { write }: { write: boolean }) {
  const done: { title: string; ids: string[] }[] = [];
  for (const migration of migrations) {
    const stored = await client.fetch<SanityDocument[]>(
      `*[!(_type match "sanity.*" || _type match "system.*")]`,
      {},
      { perspective: "raw" },
    );
    async function* documents() {
      yield* stored;
    }
    const context = {
      client,
      dryRun: !write,
      filtered: {
        getDocument: async <T extends SanityDocument>(id: string) =>
          (await client.fetch<T | null>("*[_id == $id][0]", { id })) ?? undefined,
        getDocuments: <T extends SanityDocument>(ids: string[]) =>
          client.fetch<T[]>("*[_id in $ids]", { ids }),
      },
    };
    const transaction = client.transaction();
    const ids = new Set<string>();
    for await (const step of collectMigrationMutations(migration, documents, context)) {
      for (const mutation of [step].flat()) {
        switch (mutation.type) {
          case "createOrReplace":
            ids.add(mutation.document._id);
            transaction.createOrReplace(mutation.document);
            break;
          case "patch": {
            ids.add(mutation.id);
            const set = mutation.patches.flatMap(({ path, op }) =>
              op.type === "set" ? [[studioPath.toString(path), op.value]] : [],
            );
            const unset = mutation.patches.flatMap(({ path, op }) =>
              op.type === "unset" ? [studioPath.toString(path)] : [],
            );
            const ifRevisionID = mutation.options?.ifRevision;
            transaction.patch(mutation.id, {
              set: Object.fromEntries(set),
              unset,
              ...(ifRevisionID === undefined ? {} : { ifRevisionID }),
            });
            break;
          }
          case "delete":
            ids.add(mutation.id);
            transaction.delete(mutation.id);
            break;
          default:
            throw new Error(`${migration.title}: a step “${mutation.type}” is not known here.`);
        }
      }
    }
    if (ids.size === 0) continue;
    if (write) await transaction.commit({ visibility: "sync" });
    done.push({ title: migration.title, ids: [...ids].sort() });
  }
  return done;
}
