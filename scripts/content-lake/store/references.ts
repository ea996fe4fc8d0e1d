import { mutationError } from "../errors.ts";
import { isRecord } from "../values.ts";
import type { LakeDocument } from "./document.ts";
import type { Change } from "./transaction-log.ts";

type Reference = { target: string; weak: boolean };

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

const strongTargets = (document: LakeDocument | null): string[] =>
  [...referencesIn(document)].flatMap(({ target, weak }) => (weak ? [] : target));

/** Who refers to whom, kept up to date so that integrity checks and look-ups need no scan. */
export class ReferenceIndex {
  /** target → sources */
  readonly #incoming = new Map<string, Set<string>>();

  replace(id: string, before: LakeDocument | null, after: LakeDocument | null): void {
    for (const { target } of referencesIn(before)) this.#incoming.get(target)?.delete(id);
    for (const { target } of referencesIn(after)) {
      const sources = this.#incoming.get(target) ?? new Set();
      this.#incoming.set(target, sources.add(id));
    }
  }

  /** Ids of the documents that refer to `target`. */
  sourcesOf(target: string): string[] {
    return [...(this.#incoming.get(target) ?? [])];
  }
}

/**
 * Refuses a transaction that would leave a strong reference to nothing.
 * @param after what a document is when the transaction is over
 * @throws ApiError 409, naming both documents.
 */
export function checkReferences(
  changes: Change[],
  index: ReferenceIndex,
  after: (id: string) => LakeDocument | null,
): void {
  for (const { documentId: id, after: document } of changes) {
    const referencedID = strongTargets(document).find((target) => !after(target));
    if (referencedID !== undefined) {
      const type = "documentReferencesNonExistentError";
      const description = `Document "${id}" references non-existent document "${referencedID}"`;
      throw mutationError(409, { type, description, id, referencedID });
    }
    // A source that this same transaction changes is judged by what it becomes.
    const referencingIDs = document
      ? []
      : index.sourcesOf(id).filter((source) => strongTargets(after(source)).includes(id));
    if (referencingIDs.length > 0) {
      const type = "documentHasExistingReferencesError";
      const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`;
      throw mutationError(409, { type, description, id, referencingIDs });
    }
  }
}
