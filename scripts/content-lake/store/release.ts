import { isRecord } from "../values.ts";
import type { LakeDocument } from "./document.ts";

/** The id of the document that holds a release's title, state and schedule. */
export const releaseDocumentId = (releaseId: string): string => `_.releases.${releaseId}`;

/** The release's title, or its id while it has none. */
export function releaseTitle({ _id, metadata }: LakeDocument): string {
  const title = isRecord(metadata) ? metadata.title : undefined;
  return typeof title === "string" && title !== "" ? title : _id.replace("_.releases.", "");
}

const UNLOCKED_BY: Partial<Record<string, string>> = {
  scheduled: "unschedule it first",
  archived: "unarchive it first",
  published: "add the document to another release",
};

/** Why the versions in a release cannot be changed; undefined when they can. */
export function lockOn(release: LakeDocument | null): string | undefined {
  const remedy = UNLOCKED_BY[String(release?.state)];
  if (!release || remedy === undefined) return undefined;
  return `the release "${releaseTitle(release)}" is ${release.state}: ${remedy}`;
}

/** A release's version that says: when the release is published, this document goes. */
export const isUnpublishing = (document: LakeDocument): boolean =>
  isRecord(document._system) && document._system.delete === true;
