import { mutationError } from "../errors.ts";
import { isRecord } from "../values.ts";
import type { LakeDocument } from "./document.ts";
import type { Change } from "./transaction-log.ts";

export type Reference = { target: string; weak: boolean };

/** Every reference in a document to documents of its own dataset, however deep it stands. */
function* referencesIn(document: unknown): Generator<Reference> {
  const open = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (isRecord(value)) {
      const own = value._dataset === undefined && value._projectId === undefined;
      if (typeof value._ref === "string" && own && value._type !== "globalDocumentReference") {
        yield { target: value._ref, weak: value._weak === true };
      }
      open.push(...Object.values(value));
    } else if (Array.isArray(value)) {
      open.push(...value);
    }
  }
}

/** Who refers to whom, kept up to date so that integrity checks and look-ups need no scan. */
export class ReferenceIndex {
  /** target → source → does the source hold a strong reference to it */
  readonly #incoming = new Map<string, Map<string, boolean>>();

  replace(id: string, before: LakeDocument | null, after: LakeDocument | null): void {
    for (const { target } of referencesIn(before)) {
      const sources = this.#incoming.get(target);
      sources?.delete(id);
      if (sources?.size === 0) this.#incoming.delete(target);
    }
    for (const { target, weak } of referencesIn(after)) {
      const sources = this.#incoming.get(target) ?? new Map<string, boolean>();
      sources.set(id, sources.get(id) === true || !weak);
      this.#incoming.set(target, sources);
    }
  }

  /** Ids of the documents that refer to `target`. */
  sourcesOf(target: string, { strongOnly = false } = {}): string[] {
    const sources = this.#incoming.get(target) ?? new Map<string, boolean>();
    return [...sources].flatMap(([id, strong]) => (strong || !strongOnly ? [id] : []));
  }
}

/**
 * Refuses a transaction that would leave a strong reference to nothing.
 * @throws ApiError 409, naming both documents.
 */
export function checkReferences(
  changes: Change[],
  index: ReferenceIndex,
  after: (id: string) => LakeDocument | null,
): void {
  for (const change of changes) {
    if (change.after) checkOutgoing(change.after, after);
    else checkIncoming(change.documentId, index, after);
  }
}

function checkOutgoing(document: LakeDocument, after: (id: string) => LakeDocument | null): void {
  for (const { target, weak } of referencesIn(document)) {
    if (weak || after(target)) continue;
    const description = `Document "${document._id}" references non-existent document "${target}"`;
    const type = "documentReferencesNonExistentError";
    throw mutationError(409, { type, description, id: document._id, referencedID: target });
  }
}

function checkIncoming(
  id: string,
  index: ReferenceIndex,
  after: (id: string) => LakeDocument | null,
): void {
  // A source that this same transaction changes is judged by what it becomes.
  const referencingIDs = index
    .sourcesOf(id, { strongOnly: true })
    .filter((source) => [...referencesIn(after(source))].some((r) => r.target === id && !r.weak));
  if (referencingIDs.length === 0) return;
  const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`;
  throw mutationError(409, {
    type: "documentHasExistingReferencesError",
    description,
    id,
    referencingIDs,
  });
}
