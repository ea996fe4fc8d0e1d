import { isRecord } from "../values.ts";

/** A stored document. It is never changed in place; a commit replaces it. */
export type LakeDocument = {
  _id: string;
  _type: string;
  _rev: string;
  _createdAt: string;
  _updatedAt: string;
  [field: string]: unknown;
};

const SYSTEM_FIELDS = ["_id", "_type", "_rev", "_createdAt", "_updatedAt"];

export function isLakeDocument(value: unknown): value is LakeDocument {
  return isRecord(value) && SYSTEM_FIELDS.every((field) => typeof value[field] === "string");
}

export function parseDocument(json: string): LakeDocument {
  const value: unknown = JSON.parse(json);
  if (isLakeDocument(value)) return value;
  throw new TypeError("The data directory holds a document without _id, _type, _rev or dates");
}

/** Document ids as the Content Lake accepts them. */
export function isValidDocumentId(id: string): boolean {
  return /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/.test(id) && !id.includes("..") && !id.endsWith(".");
}

export const byId = (a: { _id: string }, b: { _id: string }): number => (a._id < b._id ? -1 : 1);

/** The id of the document that holds a release's title, state and schedule. */
export const releaseDocumentId = (releaseId: string): string => `_.releases.${releaseId}`;

/** The title of a release, or its id if it has none. */
export function releaseTitle({ _id, metadata }: LakeDocument): string {
  const title = isRecord(metadata) ? metadata.title : undefined;
  return typeof title === "string" && title !== "" ? title : _id.replace("_.releases.", "");
}

const UNLOCKED_BY: Partial<Record<string, string>> = {
  scheduled: "unschedule it first",
  archived: "unarchive it first",
  published: "add the document to another release",
};

/** Why the versions in a release cannot be changed; undefined if they can. */
export function lockOn(release: LakeDocument | null): string | undefined {
  const remedy = UNLOCKED_BY[String(release?.state)];
  if (!release || remedy === undefined) return undefined;
  return `the release "${releaseTitle(release)}" is ${release.state}: ${remedy}`;
}

/** A version that deletes the document when the release is published. */
export const isUnpublishing = (document: LakeDocument): boolean =>
  isRecord(document._system) && document._system.delete === true;
