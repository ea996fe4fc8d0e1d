import { type ContentDocument, objectsIn } from "./document.ts";
import type { Problem } from "./source.ts";

/** A reference inside a document, with the path of the field that holds it. */
type FoundReference = { path: string; id: string; isWeak: boolean };

/** Every reference in a document, in the order of its fields. */
export function referencesIn(document: ContentDocument | null): FoundReference[] {
  return [...objectsIn(document)].flatMap(({ path, object: { _ref: id, _weak } }) =>
    typeof id === "string" ? [{ path, id, isWeak: _weak === true }] : [],
  );
}

/** The document with other ids in its references, where the map names one. */
export function withReferences(
  document: ContentDocument,
  ids: ReadonlyMap<string, string>,
): ContentDocument {
  const copy = structuredClone(document);
  for (const { object } of objectsIn(copy)) {
    if (typeof object._ref === "string") object._ref = ids.get(object._ref) ?? object._ref;
  }
  return copy;
}

/**
 * References that would dangle, each with its document and field.
 * @param existing ids of the documents that are in the lake once the run is over
 */
export function danglingReferences(
  documents: readonly ContentDocument[],
  existing: ReadonlySet<string>,
): Problem[] {
  return documents.flatMap((document) =>
    referencesIn(document)
      .filter(({ id, isWeak }) => !isWeak && !existing.has(id))
      .map(({ path, id }) => ({
        level: "error" as const,
        document: document._id,
        field: path,
        message: `refers to "${id}", which is not in the content lake. Restore it, or let the field refer to another document.`,
      })),
  );
}
