import { getPublishedId, getVersionFromId, isPublishedId } from "@sanity/client/csm";
import { isGoingToUnpublish, type SanityDocument } from "sanity";
import { isRecord } from "../../schemas/shared/record.ts";

/** Who refers to the document `$id`, and what changes with the release in the folder `$release`. */
export const referringQuery = `{
  "referring": *[references($id)],
  "inRelease": *[_id in path($release)]._id
}`;

export type Referring = { referring: SanityDocument[]; inRelease: string[] };

/**
 * The documents that will still need another one when a release takes it off the site: the release
 * cannot be published as long as there are any. What the release itself changes counts as it will
 * be.
 * @returns one version of each, the published one where there is one
 */
export function stillReferring(
  { referring, inRelease }: Referring,
  { id, releaseId }: { id: string; releaseId: string },
): SanityDocument[] {
  const changed = new Set(inRelease.map(getPublishedId));
  const needing = referring.filter((document) => {
    const published = getPublishedId(document._id);
    if (published === id || !needs(document, id)) return false;
    if (getVersionFromId(document._id) === releaseId) return !isGoingToUnpublish(document);
    return !(isPublishedId(document._id) && changed.has(published));
  });
  const each = new Map<string, SanityDocument>();
  for (const document of needing.toSorted((one) => (isPublishedId(one._id) ? -1 : 1))) {
    const published = getPublishedId(document._id);
    if (!each.has(published)) each.set(published, document);
  }
  return [...each.values()];
}

/** Does a reference in the value need its target? A weak one does not. */
function needs(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => needs(item, id));
  if (!isRecord(value)) return false;
  if (value._ref === id && value._weak !== true) return true;
  return Object.values(value).some((field) => needs(field, id));
}
