import type { SanityClient } from "@sanity/client";
import { fetchLivePaths } from "../../schemas/rules/live-paths.ts";
import { type Move, planRenaming } from "../../schemas/rules/renaming.ts";
import type { StoredRedirect } from "../../schemas/shared/redirects/redirects.ts";

const redirectsQuery = `*[_type == "redirect" && !(_id in path("versions.**"))]{
  _id, source, target
}`;

const metadataQuery = `*[_type == "pageMetadata" && path == $path && !(_id in path("versions.**"))]._id`;

/** True when the page can be found at its new path alone, so that a redirect has a use. */
export async function canRedirect(client: SanityClient, { from, to }: Move): Promise<boolean> {
  const livePaths = await fetchLivePaths(client);
  return livePaths.has(to) && !livePaths.has(from);
}

/**
 * Takes the metadata of a moved page along, drafts too, unless the new path has metadata already.
 * @param client one that sees drafts and published documents alike
 */
export async function moveMetadata(client: SanityClient, { from, to }: Move): Promise<void> {
  const [metadata, metadataAtTarget] = await Promise.all([
    client.fetch<string[]>(metadataQuery, { path: from }),
    client.fetch<string[]>(metadataQuery, { path: to }),
  ]);
  if (metadata.length === 0 || metadataAtTarget.length > 0) return;
  const transaction = client.transaction();
  for (const id of metadata) transaction.patch(id, { set: { path: to } });
  await transaction.commit();
}

/**
 * Publishes a permanent redirect from the old path of a page to its new one, and leads there what
 * led to the old one. All of it happens or nothing.
 * @param client one that sees drafts and published documents alike
 */
export async function redirectMove(client: SanityClient, move: Move): Promise<void> {
  const { from, to } = move;
  const redirects = await client.fetch<StoredRedirect[]>(redirectsQuery);
  const { retarget, remove, reuse } = planRenaming(move, redirects);
  const live = { source: from, target: to, permanent: true, active: true };
  const transaction = client.transaction();
  for (const id of remove) transaction.delete(id);
  for (const id of retarget) transaction.patch(id, { set: { target: to } });
  const published = reuse.filter((id) => !id.startsWith("drafts."));
  for (const id of published) transaction.patch(id, { set: live });
  for (const id of reuse) if (!published.includes(id)) transaction.delete(id);
  if (published.length === 0) {
    transaction.create({ _id: crypto.randomUUID(), _type: "redirect", ...live });
  }
  await transaction.commit();
}
