import { isRecord } from "#schemas/record.ts";
import type { SeedDocument } from "./content/build/document.ts";

/** A reference inside a document, with the path of the field that holds it. */
export type FoundReference = { path: string; id: string };

/** Every reference in a document, in the order of its fields. */
export function referencesIn(document: SeedDocument): FoundReference[] {
  const found: FoundReference[] = [];
  visit(document, "", found);
  return found;
}

function visit(value: unknown, path: string, found: FoundReference[]): void {
  if (Array.isArray(value)) {
    for (const [index, member] of value.entries()) visit(member, `${path}[${index}]`, found);
  } else if (isRecord(value)) {
    if (typeof value._ref === "string") found.push({ path, id: value._ref });
    for (const [field, member] of Object.entries(value)) {
      visit(member, path === "" ? field : `${path}.${field}`, found);
    }
  }
}

/** The document with other ids in its references, where the map names one. */
export function withReferences(
  document: SeedDocument,
  ids: ReadonlyMap<string, string>,
): SeedDocument {
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
 * Stops a run that would leave a dangling reference, naming the document and the field.
 * @param existing ids of the documents that are in the lake once the run is over
 * @throws Error that lists every reference without a target
 */
export function assertReferencesResolve(
  documents: readonly SeedDocument[],
  existing: ReadonlySet<string>,
): void {
  const problems = documents.flatMap((document) =>
    referencesIn(document)
      .filter(({ id }) => !existing.has(id))
      .map(
        ({ path, id }) =>
          `  ${document._id}: the field ${path} refers to "${id}", which is not in the content lake. Restore it with --force ${id}.`,
      ),
  );
  if (problems.length > 0) {
    throw new Error(
      `None of ${documents.length} documents was written: references would dangle.\n${problems.join("\n")}`,
    );
  }
}
