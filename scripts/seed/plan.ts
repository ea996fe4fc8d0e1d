import type { SeedDocument } from "./content/build/document.ts";
import { contentHash } from "./content-hash.ts";
import type { ManifestEntry } from "./manifest.ts";

/** A published document as the lake returns it. */
export type StoredDocument = SeedDocument & { _rev: string };

export type Outcome = "created" | "updated" | "unchanged" | "keptEdited" | "keptDeleted";

/** What to do about one document of the seed. */
export type Step =
  | { outcome: "created"; document: SeedDocument; discardDraft: boolean }
  | {
      outcome: "updated";
      document: SeedDocument;
      published: StoredDocument;
      discardDraft: boolean;
    }
  | { outcome: "unchanged"; document: SeedDocument; published: StoredDocument }
  | { outcome: "keptEdited" | "keptDeleted"; document: SeedDocument };

/**
 * Decides about one document. What an editor changed, drafted or deleted is never touched,
 * unless the document is forced; then a draft of it is discarded too.
 */
export function planStep(situation: {
  document: SeedDocument;
  published: StoredDocument | undefined;
  hasDraft: boolean;
  /** What the last run wrote, if any run wrote the document. */
  entry: ManifestEntry | undefined;
  isForced: boolean;
}): Step {
  const { document, published, hasDraft, entry, isForced } = situation;
  if (published === undefined) {
    if (isForced) return { outcome: "created", document, discardDraft: hasDraft };
    if (hasDraft) return { outcome: "keptEdited", document };
    if (entry) return { outcome: "keptDeleted", document };
    return { outcome: "created", document, discardDraft: false };
  }
  const storedHash = contentHash(published);
  const seedHash = contentHash(document);
  if (hasDraft) {
    return isForced
      ? { outcome: "updated", document, published, discardDraft: true }
      : { outcome: "keptEdited", document };
  }
  const isOurs = entry?.storedHash === storedHash;
  if (storedHash === seedHash || (isOurs && entry.seedHash === seedHash)) {
    return { outcome: "unchanged", document, published };
  }
  return isOurs || isForced
    ? { outcome: "updated", document, published, discardDraft: false }
    : { outcome: "keptEdited", document };
}
