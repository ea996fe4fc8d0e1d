import type { SanityClient } from "@sanity/client";
import { getPublishedId } from "@sanity/client/csm";
import type { Move } from "../../schemas/rules/renaming.ts";

/** A move that happens with a content release. */
export type ReleaseMove = Move & { releaseId: string };

const metadataQuery = `*[
  _type == "pageMetadata" && !(_id in path("drafts.**")) &&
  (!(_id in path("versions.**")) || _id in path($versions))
]{ _id, path }`;

/**
 * Ids of the metadata that a release would leave at the old path of a page that moves with it; none
 * where the new path has metadata, of its own or taken along.
 */
export async function metadataLeftBehind(
  client: SanityClient,
  { releaseId, from, to }: ReleaseMove,
): Promise<string[]> {
  const folder = `versions.${releaseId}.`;
  const stored = await client
    .withConfig({ perspective: "raw", useCdn: false })
    .fetch<{ _id: string; path: string }[]>(metadataQuery, { versions: `${folder}**` });
  const published = stored.filter(({ _id }) => !_id.startsWith(folder));
  const then = new Map(published.map(({ _id, path }) => [_id, path]));
  for (const { _id, path } of stored) {
    if (_id.startsWith(folder)) then.set(getPublishedId(_id), path);
  }
  if ([...then.values()].includes(to)) return [];
  return published.filter(({ path }) => path === from).map(({ _id }) => _id);
}
