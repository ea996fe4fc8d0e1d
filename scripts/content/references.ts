import type { ContentDocument } from "./document.ts";
import { isRecord } from "./document.ts";
import type { Problem } from "./source.ts";

/** A reference inside a document, with the path of the field that holds it. */
export type FoundReference = { path: string; id: string; isWeak?: true };

/** Every reference in a document, in the order of its fields. */
export function referencesIn(document: ContentDocument): FoundReference[] {
  const found: FoundReference[] = [];
  visit(document, "", found);
  return found;
}

function visit(value: unknown, path: string, found: FoundReference[]): void {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) visit(member, `${path}[${index}]`, found);
  } else if (isRecord(value)) {
    if (typeof value._ref === "string") {
      found.push({ path, id: value._ref, ...(value._weak === true ? { isWeak: true } : {}) });
    }
    for (const [field, member] of Object.entries(value)) {
      visit(member, path === "" ? field : `${path}.${field}`, found);
    }
  }
}

/** The document with other ids in its references, where the map names one. */
export function withReferences(
  document: ContentDocument,
  ids: ReadonlyMap<string, string>,
): ContentDocument {
  return { ...replaceIn(document, ids), _id: document._id, _type: document._type };
}

function replaceIn(value: object, ids: ReadonlyMap<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([field, member]) => [
      field,
      field === "_ref" && typeof member === "string"
        ? (ids.get(member) ?? member)
        : replaceInMember(member, ids),
    ]),
  );
}

function replaceInMember(member: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(member)) return member.map((each) => replaceInMember(each, ids));
  return isRecord(member) ? replaceIn(member, ids) : member;
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
