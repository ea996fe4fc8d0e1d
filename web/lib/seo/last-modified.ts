import { refersOnlyByLink } from "#schemas/rules/references.ts";

/** A published document, whole, as the content lake returns it. */
export type DatedDocument = { _id: string; _type: string; _updatedAt: string };

/**
 * The latest day on which anything that a page shows was changed: its own documents, and those
 * that they refer to, however far. What they only link to does not show.
 * @returns ISO time, or undefined when `shown` is empty
 */
export function lastModified(
  shown: readonly DatedDocument[],
  documents: ReadonlyMap<string, DatedDocument>,
): string | undefined {
  const seen = new Set(shown);
  for (const document of seen) {
    for (const id of referredIds(document)) {
      const target = documents.get(id);
      if (target !== undefined && !refersOnlyByLink(document, [id])) seen.add(target);
    }
  }
  return [...seen]
    .map(({ _updatedAt }) => _updatedAt)
    .sort()
    .at(-1);
}

/** Ids of everything that a value refers to, its pictures included. */
export function referredIds(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const nested = Object.values(value).flatMap(referredIds);
  return "_ref" in value && typeof value._ref === "string" ? [value._ref, ...nested] : nested;
}
