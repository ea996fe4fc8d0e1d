import type { Action, SanityClient, SanityDocument } from "@sanity/client";
import { getVersionId, isDraftId, isVersionId } from "@sanity/client/csm";
import { defineQuery } from "groq";
import { fetchLivePaths } from "../../../schemas/rules/client.ts";
import type { Move } from "./address-change.ts";

/** A document as it is, or as a release will leave it. */
type Seen = SanityDocument & { _originalId?: string };

/** Changes of several documents, which are made together or not at all. */
type Edit =
  | { set: Record<string, unknown>; of: Seen }
  | { remove: Seen }
  | { create: { _type: string; [field: string]: unknown } };

/** Whether the page exists at its new path only, so that a redirect makes sense. */
export async function canRedirect(
  client: SanityClient,
  { from, to }: { from: string; to: string | undefined },
): Promise<boolean> {
  const livePaths = await fetchLivePaths(client.withConfig({ perspective: "raw", useCdn: false }));
  return !livePaths.has(from) && (to === undefined || livePaths.has(to));
}

/**
 * Makes a permanent redirect from a page's old path to its new one. Redirects to the old path are
 * changed to the new one, and a redirect from the new path is removed, so no chain or loop remains.
 * @param releaseId of the content release that publishes the changes; without it they are
 *   published at once
 */
export async function redirect(
  client: SanityClient,
  { from, to }: Move,
  releaseId?: string,
): Promise<void> {
  const redirects = await seen(client, "redirect", releaseId);
  const live = { source: from, target: to, permanent: true, active: true };
  const fromOld = redirects.filter(({ source }) => source === from);
  const kept = fromOld.find(({ _id }) => !isDraftId(_id));
  const inTheWay = redirects.filter(({ source }) => source === to);
  const leadingToOld = redirects.filter(
    ({ source, target }) => target === from && source !== from && source !== to,
  );
  await apply(client, releaseId, [
    ...[...inTheWay, ...fromOld.filter((each) => each !== kept)].map((each) => ({ remove: each })),
    ...leadingToOld.map((each) => ({ set: { target: to }, of: each })),
    kept === undefined ? { create: { _type: "redirect", ...live } } : { set: live, of: kept },
  ]);
}

/**
 * Moves the metadata of a page, drafts included, unless there is metadata for the new path.
 * @param releaseId of the content release that publishes the change; without it the change is
 *   published at once
 */
export async function moveMetadata(
  client: SanityClient,
  { from, to }: Move,
  releaseId?: string,
): Promise<void> {
  const [metadata, now] = await Promise.all([
    seen(client, "pageMetadata", releaseId),
    seen(client, "pageMetadata"),
  ]);
  if (metadata.some(({ path }) => path === to)) return;
  const atOld = new Set(now.filter(({ path }) => path === from).map(({ _id }) => _id));
  const moving = metadata.filter(({ _id }) => atOld.has(_id));
  await apply(
    client,
    releaseId,
    moving.map((each) => ({ set: { path: to }, of: each })),
  );
}

/** Finds where an old address leads, and whether another page is there. */
export const oldAddressQuery = defineQuery(`{
  "redirectedTo": *[_type == "redirect" && active == true && source == $from][0].target,
  "isTaken": defined(*[_type == $type && slug.current == $slug][0]._id)
}`);

/**
 * Documents of a type as a release will leave them, or with their drafts if there is no release.
 */
async function seen(client: SanityClient, type: string, releaseId?: string): Promise<Seen[]> {
  const found = await client
    .withConfig({ perspective: releaseId === undefined ? "raw" : [releaseId], useCdn: false })
    .fetch<Seen[]>(`*[_type == $type]`, { type });
  return found.filter(({ _id }) => !isVersionId(_id));
}

async function apply(
  client: SanityClient,
  releaseId: string | undefined,
  edits: readonly Edit[],
): Promise<void> {
  if (edits.length === 0) return;
  if (releaseId !== undefined) {
    await client.action(edits.map((edit) => inRelease(edit, releaseId)));
    return;
  }
  const transaction = client.transaction();
  for (const edit of edits) {
    if ("remove" in edit) transaction.delete(edit.remove._id);
    else if ("set" in edit) transaction.patch(edit.of._id, { set: edit.set });
    else transaction.create({ ...edit.create, _id: crypto.randomUUID() });
  }
  await transaction.commit();
}

function inRelease(edit: Edit, releaseId: string): Action {
  if ("create" in edit) {
    return version({ ...edit.create, _id: crypto.randomUUID() }, releaseId);
  }
  // Pausing also works for a redirect that exists in this release only, while deleting would not.
  const [of, fields] = "set" in edit ? [edit.of, edit.set] : [edit.remove, { active: false }];
  const { _rev, _createdAt, _updatedAt, _originalId, ...content } = of;
  const changed = { ...content, ...fields };
  if (_originalId !== getVersionId(of._id, releaseId)) return version(changed, releaseId);
  const actionType = "sanity.action.document.version.replace";
  return { actionType, document: { ...changed, _id: _originalId } };
}

function version(document: { _id: string; _type: string }, releaseId: string): Action {
  return {
    actionType: "sanity.action.document.version.create",
    publishedId: document._id,
    document: { ...document, _id: getVersionId(document._id, releaseId) },
  };
}
