import { createHash } from "node:crypto";
import type { SeedDocument } from "./content/build/document.ts";

/** What the lake keeps about a document beside its content. */
const bookkeeping = new Set(["_createdAt", "_updatedAt", "_rev", "_system"]);

/**
 * SHA-256 of a document's content, in hexadecimal. The order of fields and the lake's own
 * bookkeeping make no difference; the order of array members does.
 */
export function contentHash(document: SeedDocument): string {
  const content = Object.fromEntries(
    Object.entries(document).filter(([field]) => !bookkeeping.has(field)),
  );
  return createHash("sha256").update(JSON.stringify(content, sortFields)).digest("hex");
}

function sortFields(_field: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
