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

/** Narrows to an object whose fields may be read; neither null nor a list is one. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The message of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * JSON that is the same for the same content: fields in alphabetical order, those that begin with
 * an underscore first; members of arrays as they are.
 * @param indent spaces per level; none for one line
 */
export function stableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, sortFields, indent) ?? "null";
}

/** Whether two values are the same content, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || stableJson(a) === stableJson(b);
}

function sortFields(_field: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(byName));
}

/** "_" stands between the capitals and the small letters: fields of the lake would not be first. */
function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  const [rankA, rankB] = [a.startsWith("_") ? 0 : 1, b.startsWith("_") ? 0 : 1];
  return rankA - rankB || (a < b ? -1 : 1);
}

/** Puts a value at a path of field names, or takes the field out when it is undefined. */
export function setAt(
  document: ContentDocument,
  { path, objectType }: { path: string; objectType?: string },
  value: unknown,
): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  let group: Record<string, unknown> = document;
  for (const name of names) {
    const inner = group[name];
    if (isRecord(inner)) {
      group = inner;
      continue;
    }
    if (value === undefined) return;
    const made: Record<string, unknown> = objectType === undefined ? {} : { _type: objectType };
    group[name] = made;
    group = made;
  }
  if (value === undefined) delete group[last];
  else group[last] = value;
}

/** What stands at a path of field names. */
export function valueAt(document: ContentDocument, path: string): unknown {
  let value: unknown = document;
  for (const name of path.split(".")) value = isRecord(value) ? value[name] : undefined;
  return value;
}
