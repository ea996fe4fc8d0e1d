import { isRecord } from "../record.ts";

/** For each id that is referred to, the documents that refer to it, anywhere in them. */
export function referringDocuments<Document extends object>(
  documents: Iterable<Document>,
): ReadonlyMap<string, ReadonlySet<Document>> {
  const referring = new Map<string, Set<Document>>();
  for (const document of documents) {
    for (const id of referencesIn(document)) {
      referring.set(id, (referring.get(id) ?? new Set()).add(document));
    }
  }
  return referring;
}

/** Ids of all documents that a value refers to, anywhere in it. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isRecord(value)) return [];
  const own = typeof value._ref === "string" ? [value._ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}
