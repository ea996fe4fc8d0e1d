import { isRecord } from "../values.ts";
import type { LakeDocument } from "./document.ts";

const RELEASES = "_.releases.";

/** The id of the document that holds a release's title, state and schedule. */
export const releaseDocumentId = (releaseId: string): string => `${RELEASES}${releaseId}`;

/** The time a release is scheduled for, in milliseconds; undefined for anything else. */
export function scheduledTimeOf(document: LakeDocument): number | undefined {
  if (document._type !== "system.release" || document.state !== "scheduled") return undefined;
  const time = typeof document.publishAt === "string" ? Date.parse(document.publishAt) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** `_.releases.r` → `r`. */
export const releaseIdOf = (release: LakeDocument): string => release._id.slice(RELEASES.length);

/** The release's title, or its id while it has none. */
export function releaseTitle(release: LakeDocument): string {
  const title = isRecord(release.metadata) ? release.metadata.title : undefined;
  return typeof title === "string" && title !== "" ? title : releaseIdOf(release);
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
