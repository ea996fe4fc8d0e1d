import * as z from "zod";

/** A document of the content lake without what the lake itself adds. */
export type ContentDocument = { _id: string; _type: string; [field: string]: unknown };
/** A document as the lake returns it. */
export type StoredDocument = ContentDocument & { _rev: string };

export const storedDocument = z.looseObject({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
});

/** What the lake keeps about a document beside its content. */
const bookkeeping = new Set(["_createdAt", "_updatedAt", "_rev", "_system"]);

/** The content alone, which is the same wherever it is kept. */
export function contentOf(document: ContentDocument): ContentDocument {
  const { _id, _type, ...fields } = document;
  const kept = Object.entries(fields).filter(([field]) => !bookkeeping.has(field));
  return { _id, _type, ...Object.fromEntries(kept) };
}

export function isDraft(id: string): boolean {
  return id.startsWith("drafts.");
}
