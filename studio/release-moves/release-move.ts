import type { Action, SanityClient, SanityDocument } from "@sanity/client";
import { getVersionId } from "@sanity/client/csm";
import { planRenaming } from "../../schemas/rules/renaming.ts";
import type { StoredRedirect } from "../../schemas/shared/redirects/redirects.ts";
import { metadataLeftBehind, type ReleaseMove } from "./metadata-left-behind.ts";

/** A document as a release will leave it. */
type Seen = SanityDocument & { _originalId?: string };

/**
 * Puts a permanent redirect into the release, and what else has to change so that it makes neither
 * chain nor loop: all of it becomes public with the page, and not before.
 */
export async function redirectWithRelease(client: SanityClient, move: ReleaseMove): Promise<void> {
  const { releaseId, from, to } = move;
  const redirects = await seenIn(client, releaseId).fetch<(Seen & StoredRedirect)[]>(
    `*[_type == "redirect"]`,
  );
  const { retarget, remove, reuse } = planRenaming(move, redirects);
  const named = (ids: readonly string[]) => redirects.filter(({ _id }) => ids.includes(_id));
  const live = { source: from, target: to, permanent: true, active: true };
  const [kept, ...doubled] = named(reuse);
  const actions = [
    // Paused, which also fits a redirect that is in this release alone.
    ...[...named(remove), ...doubled].map((each) => changing(each, { active: false }, releaseId)),
    ...named(retarget).map((redirect) => changing(redirect, { target: to }, releaseId)),
    kept === undefined
      ? creating({ _id: crypto.randomUUID(), _type: "redirect", ...live }, releaseId)
      : changing(kept, live, releaseId),
  ];
  await client.action(actions);
}

/**
 * Has the release take the metadata of a moved page along, unless the new path has metadata already.
 */
export async function moveMetadataWithRelease(
  client: SanityClient,
  move: ReleaseMove,
): Promise<void> {
  const ids = await metadataLeftBehind(client, move);
  if (ids.length === 0) return;
  const metadata = await seenIn(client, move.releaseId).fetch<Seen[]>(`*[_id in $ids]`, { ids });
  await client.action(
    metadata.map((document) => changing(document, { path: move.to }, move.releaseId)),
  );
}

/** A client that sees the site as a release will leave it. */
function seenIn(client: SanityClient, releaseId: string): SanityClient {
  return client.withConfig({ perspective: [releaseId], useCdn: false });
}

function changing(document: Seen, fields: Record<string, unknown>, releaseId: string): Action {
  const { _rev, _createdAt, _updatedAt, _originalId, ...content } = document;
  const changed = { ...content, ...fields };
  if (_originalId === getVersionId(document._id, releaseId)) {
    const actionType = "sanity.action.document.version.replace";
    return { actionType, document: { ...changed, _id: _originalId } };
  }
  return creating(changed, releaseId);
}

function creating(document: { _id: string; _type: string }, releaseId: string): Action {
  return {
    actionType: "sanity.action.document.version.create",
    publishedId: document._id,
    document: { ...document, _id: getVersionId(document._id, releaseId) },
  };
}
