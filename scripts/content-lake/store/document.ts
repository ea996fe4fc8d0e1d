import { isRecord } from "../values.ts";

/** A stored document. Never changed in place: a commit replaces it. */
export type LakeDocument = {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
};

export function isLakeDocument(value: unknown): value is LakeDocument {
  return (
    isRecord(value) &&
    typeof value._id === "string" &&
    typeof value._type === "string" &&
    typeof value._rev === "string" &&
    typeof value._createdAt === "string" &&
    typeof value._updatedAt === "string"
  );
}

/** Reads a document from its stored JSON. */
export function parseDocument(json: string): LakeDocument {
  const value: unknown = JSON.parse(json);
  if (!isLakeDocument(value)) {
    throw new TypeError("The data directory holds a document without _id, _type, _rev or dates");
  }
  return value;
}

const DRAFTS = "drafts.";
const VERSIONS = "versions.";

const isDraftId = (id: string): boolean => id.startsWith(DRAFTS);
export const isVersionId = (id: string): boolean => id.startsWith(VERSIONS);
export const isPublishedId = (id: string): boolean => !isDraftId(id) && !isVersionId(id);
export const draftIdOf = (publishedId: string): string => `${DRAFTS}${publishedId}`;

/** `drafts.x` and `versions.<release>.x` → `x`; a published id is returned as it is. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS.length);
  if (isVersionId(id)) return id.split(".").slice(2).join(".");
  return id;
}

/** The release named in `versions.<release>.x`. */
export function releaseOf(id: string): string | undefined {
  return isVersionId(id) ? id.split(".")[1] : undefined;
}

/** Document ids as the Content Lake accepts them. */
export function isValidDocumentId(id: string): boolean {
  return /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/.test(id) && !id.includes("..") && !id.endsWith(".");
}
