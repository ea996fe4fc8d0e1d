import type { SanityClient } from "@sanity/client";
import { messageOf } from "#schemas/error-message.ts";
import { contentHash } from "./content-hash.ts";
import { readLakeState } from "./lake-state.ts";
import { type Manifest, type ManifestEntry, manifestToStore } from "./manifest.ts";
import type { Step } from "./plan.ts";
import { withReferences } from "./references.ts";

export type WritingStep = Extract<Step, { outcome: "created" | "updated" }>;

/**
 * Writes documents in one transaction: either all of them are in the lake afterwards, or none.
 * An update names the revision it was planned on, so an edit made meanwhile is never lost.
 */
export async function writeDocuments(
  client: SanityClient,
  steps: readonly WritingStep[],
  assetIds: ReadonlyMap<string, string>,
): Promise<void> {
  const transaction = client.transaction();
  for (const step of steps) {
    const document = withReferences(step.document, assetIds);
    if (step.outcome === "created") {
      transaction.create(document);
    } else {
      const { _id, _type, ...fields } = document;
      const obsolete = Object.keys(step.published).filter(
        (field) => !field.startsWith("_") && !(field in fields),
      );
      transaction.patch(_id, (patch) =>
        patch.ifRevisionId(step.published._rev).set(fields).unset(obsolete),
      );
    }
    if (step.discardDraft) transaction.delete(`drafts.${step.document._id}`);
  }
  try {
    await transaction.commit({ visibility: "sync" });
  } catch (cause) {
    throw new Error(
      `None of ${steps.length} documents was written, the content lake refused them: ${messageOf(cause)}. If somebody was editing meanwhile, run the seed again; nothing is lost.`,
      { cause },
    );
  }
}

/**
 * Notes what the lake holds now, so that the next run can tell an editor's change from its own.
 * Sends nothing when the notes are right already.
 */
export async function updateManifest(
  client: SanityClient,
  manifest: Manifest,
  steps: readonly Step[],
): Promise<void> {
  const written = steps.filter((step) => step.outcome === "created" || step.outcome === "updated");
  const ours = [...written, ...steps.filter((step) => step.outcome === "unchanged")];
  const now =
    written.length === 0
      ? undefined
      : await readLakeState(
          client,
          written.map(({ document }) => document._id),
        );
  const next = new Map(manifest);
  for (const step of ours) {
    const id = step.document._id;
    const stored = step.outcome === "unchanged" ? step.published : now?.published.get(id);
    if (stored === undefined) continue;
    next.set(id, {
      id,
      seedHash: contentHash(step.document),
      storedHash: contentHash(stored),
    });
  }
  if (sameEntries(manifest, next)) return;
  await client.createOrReplace(manifestToStore(next), { visibility: "sync" });
}

function sameEntries(a: Manifest, b: Manifest): boolean {
  return a.size === b.size && [...b.values()].every((entry) => sameEntry(a.get(entry.id), entry));
}

function sameEntry(a: ManifestEntry | undefined, b: ManifestEntry): boolean {
  return a?.seedHash === b.seedHash && a.storedHash === b.storedHash;
}
