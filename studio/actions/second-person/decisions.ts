import type { Action, SanityClient } from "@sanity/client";
import { getDraftId, getPublishedId } from "@sanity/client/csm";
import { useCurrentUser } from "sanity";
import { figuresAmong } from "../../../schemas/shared/figures/stored-figure.ts";
import { DECLINED } from "../../../schemas/shared/sources/source-facts.ts";
import { useActions } from "../../lib/use-actions.tsx";
import { type Author, type LoggedDocument, loggedPatch } from "./log.ts";
import { approvalReasons, authorsOfDraft } from "./second-person.ts";

/** A draft and the published document, as the second person has read them. */
type Proposal = { draft: LoggedDocument; published: LoggedDocument };

/** A draft may also be the first one of a document that was never published. */
type ApprovedProposal = { draft: LoggedDocument; published: LoggedDocument | null };

/** Approves or declines drafts as the current user. */
export function useDecisions() {
  const by = useCurrentUser()?.id ?? "";
  const { send, isSending } = useActions();
  const approve = (proposal: ApprovedProposal) =>
    send((client) => approveProposal(client, proposal, by), "Approved and published.");
  const decline = (proposal: Proposal, why: string) =>
    send((client) => declineProposal(client, proposal, { by, why }), "Declined.");
  return { approve, decline, isSending };
}

/**
 * Publishes a draft, with the name of the approver in the log of the document.
 * @throws Error if the draft or the document has changed meanwhile; then nothing is published
 */
export async function approveProposal(
  client: SanityClient,
  proposal: ApprovedProposal,
  by: string,
): Promise<undefined> {
  await expectSecondPerson(client, proposal.draft, by);
  await client.action(approveActions(proposal, { by, at: new Date() }));
}

/**
 * Deletes a draft, and adds to the log of the document who declined it and why.
 * @throws Error as `approveProposal` does; then the draft stays
 */
export async function declineProposal(
  client: SanityClient,
  proposal: Proposal,
  { by, why }: { by: string; why: string },
): Promise<undefined> {
  await expectSecondPerson(client, proposal.draft, by);
  await client.action(declineActions(proposal, { by, at: new Date() }, why));
}

async function expectSecondPerson(client: SanityClient, { _id }: LoggedDocument, by: string) {
  const authors = await authorsOfDraft(client, _id);
  if (authors === "untold") throw new Error(approvalReasons.untold);
  if (authors.has(by))
    throw new Error("You edited this proposal, so somebody else has to approve it.");
}

const idsOf = ({ _id }: LoggedDocument) => ({
  draftId: getDraftId(_id),
  publishedId: getPublishedId(_id),
});

/** Actions that publish a draft with the name of the approver in its log, all or nothing. */
function approveActions({ draft, published }: ApprovedProposal, author: Author): Action[] {
  const ids = idsOf(draft);
  const event = { ...author, done: "Approved", after: draft };
  // The patch requires the revision that was read, and the publish the revision that results from
  // the patch.
  const patch = {
    ...loggedPatch(draft, published, event),
    ...(draft._rev ? { ifRevisionID: draft._rev } : {}),
  };
  return [
    { actionType: "sanity.action.document.edit", ...ids, patch },
    {
      actionType: "sanity.action.document.publish",
      ...ids,
      ...(published?._rev ? { ifPublishedRevisionId: published._rev } : {}),
    },
  ];
}

/** Actions that delete a draft and log who declined it and why, all or nothing. */
function declineActions({ draft, published }: Proposal, author: Author, why: string): Action[] {
  const { draftId, publishedId } = idsOf(draft);
  const { day, after } = declinedState(draft, published);
  const done = `${DECLINED} (${why})${day ? `, from ${day} on` : ""}`;
  const log = loggedPatch(published, published, { ...author, done, after });
  const read = { setIfMissing: { log: [] }, ...(draft._rev ? { ifRevisionID: draft._rev } : {}) };
  return [
    // Discarding does not check a revision, so an action that does comes first.
    { actionType: "sanity.action.document.edit", draftId, publishedId, patch: read },
    { actionType: "sanity.action.document.version.discard", versionId: draftId },
    {
      actionType: "sanity.action.document.version.create",
      publishedId,
      baseId: publishedId,
      versionId: draftId,
      ...(published._rev ? { ifBaseRevisionId: published._rev } : {}),
    },
    { actionType: "sanity.action.document.edit", draftId, publishedId, patch: log },
    { actionType: "sanity.action.document.publish", draftId, publishedId },
  ];
}

/** What was declined. A declined next value of a figure has its first day. */
function declinedState(draft: LoggedDocument, published: LoggedDocument) {
  const [[proposed], [current]] = [figuresAmong([draft]), figuresAmong([published])];
  const next = proposed?.next ?? null;
  const isLater = JSON.stringify(next) !== JSON.stringify(current?.next ?? null);
  return { day: isLater ? next?.from : undefined, after: isLater ? { ...draft, ...next } : draft };
}
