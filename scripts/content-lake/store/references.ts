import { mutationError } from "../errors.ts";
import { isRecord } from "../values.ts";
import type { LakeDocument } from "./document.ts";
import type { Change } from "./transaction-log.ts";

type Reference = { target: string; isWeak: boolean };

const known = new WeakMap<LakeDocument, readonly Reference[]>();

/** Every reference in a document to documents of its own dataset, at any depth. */
function referencesIn(document: LakeDocument): readonly Reference[] {
  const found = known.get(document) ?? [...findReferences(document)];
  known.set(document, found);
  return found;
}

function* findReferences(document: LakeDocument): Generator<Reference> {
  const open: unknown[] = [document];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== "object" || value === null) continue;
    open.push(...Object.values(value));
    if (!isRecord(value) || typeof value._ref !== "string") continue;
    const isOwn = value._dataset === undefined && value._projectId === undefined;
    if (isOwn && value._type !== "globalDocumentReference") {
      yield { target: value._ref, isWeak: value._weak === true };
    }
  }
}

const needs = (document: LakeDocument | null, target: string): boolean =>
  document !== null &&
  referencesIn(document).some((reference) => reference.target === target && !reference.isWeak);

/** @throws ApiError 409 when a transaction would leave a strong reference without a target */
export function checkReferences(
  changes: Change[],
  before: () => readonly LakeDocument[],
  after: (id: string) => LakeDocument | null,
): void {
  for (const { documentId: id, after: document } of changes) {
    if (document) {
      const broken = referencesIn(document).find(({ target, isWeak }) => !isWeak && !after(target));
      if (broken === undefined) continue;
      const { target: referencedID } = broken;
      const type = "documentReferencesNonExistentError";
      const description = `Document "${id}" references non-existent document "${referencedID}"`;
      throw mutationError(409, { type, description, id, referencedID });
    }
    // A document that this transaction changes is checked in its new state.
    const referencingIDs = before()
      .filter((source) => needs(source, id) && needs(after(source._id), id))
      .map(({ _id }) => _id);
    if (referencingIDs.length > 0) {
      const type = "documentHasExistingReferencesError";
      const description = `Document "${id}" cannot be deleted as there are references to it from "${referencingIDs[0]}"`;
      throw mutationError(409, { type, description, id, referencingIDs });
    }
  }
}
