import type { SanityClient } from "@sanity/client";
import { useCurrentUser } from "sanity";
import { needsSecondPerson } from "../../schemas/rules/second-person.ts";
import { figuresAmong, type StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { useActions } from "../lib/use-actions.tsx";
import { approvalReasons, authorsOfDraft } from "../second-person/second-person.ts";
import {
  approveActions,
  declineActions,
  type FigureEdit,
  proposeActions,
  publishActions,
  undone,
} from "./figure-actions.ts";
import type { FigureContent } from "./use-figures.ts";

/**
 * Publishes edits of figures as the current user, and offers an undo. An edit that needs a second
 * person becomes a proposal.
 */
export function useFigureActions({ documents }: FigureContent) {
  const by = useCurrentUser()?.id ?? "";
  const { send, isSending } = useActions();
  const setting = documents.find(({ _id }) => _id === "siteSettings")?.secondPerson;
  const isProposing = (figure: StoredFigure) => needsSecondPerson(figure, setting);
  const publish = (figure: StoredFigure, edit: FigureEdit, success: string) =>
    isProposing(figure)
      ? send((client) => proposeEdit(client, figure, edit, by), "Proposed: it waits for approval.")
      : send((client) => publishEdit(client, figure, edit, by), success);
  return { publish, isProposing, isSending };
}

/** Approves or declines proposals as the current user. */
export function useApproving() {
  const by = useCurrentUser()?.id ?? "";
  const { send, isSending } = useActions();
  const approve = (figure: StoredFigure, draft: StoredFigure) =>
    send((client) => approveProposal(client, { figure, draft, by }), "Approved and published.");
  const decline = (figure: StoredFigure, draft: StoredFigure, why: string) =>
    send((client) => declineProposal(client, { figure, draft, by }, why), "Declined.");
  return { approve, decline, isSending };
}

/**
 * Publishes an edit of a figure that was read before.
 * @returns a function that undoes the edit unless the figure was published again
 * @throws Error with the reason for the editor
 */
export async function publishEdit(
  client: SanityClient,
  figure: StoredFigure,
  edit: FigureEdit,
  by: string,
) {
  await publishedAsSeen(client, figure);
  const done = await client.action(publishActions(figure, edit, { by, at: new Date() }));
  return async (again: SanityClient): Promise<undefined> => {
    const [now] = figuresAmong([
      await publishedAsSeen(again, { ...figure, _rev: done.transactionId }),
    ]);
    if (now) await again.action(publishActions(now, undone(figure), { by, at: new Date() }));
  };
}

/** Stores an edit as a draft for somebody else to approve. @throws Error as `publishEdit` does */
export async function proposeEdit(
  client: SanityClient,
  figure: StoredFigure,
  edit: FigureEdit,
  by: string,
): Promise<undefined> {
  await publishedAsSeen(client, figure);
  const proposal = { ...edit, done: `Proposed: ${edit.done}` };
  await client.action(proposeActions(figure, proposal, { by, at: new Date() }));
}

/** A proposal as it was read, its figure, and who decides about it. */
type Answered = { figure: StoredFigure; draft: StoredFigure; by: string };

/**
 * Publishes a proposal, with the name of the approver in its log.
 * @throws Error if the proposal or its figure has changed meanwhile; then nothing is published
 */
export async function approveProposal(
  client: SanityClient,
  answered: Answered,
): Promise<undefined> {
  await expectSecondPerson(client, answered);
  const { figure, draft, by } = answered;
  await client.action(approveActions(figure, draft, { by, at: new Date() }));
}

/**
 * Deletes a proposal, and adds to the figure's log who declined it and why.
 * @throws Error as `approveProposal` does; then the proposal stays
 */
export async function declineProposal(
  client: SanityClient,
  answered: Answered,
  why: string,
): Promise<undefined> {
  await expectSecondPerson(client, answered);
  const { figure, draft, by } = answered;
  await client.action(declineActions(figure, draft, { by, at: new Date(), why }));
}

async function expectSecondPerson(client: SanityClient, { figure, by }: Answered): Promise<void> {
  const authors = await authorsOfDraft(client, figure._id);
  if (authors === "untold") throw new Error(approvalReasons.untold);
  if (authors.has(by)) throw new Error("You wrote in this proposal: somebody else approves it.");
}

/** The published figure. @throws Error if it differs from what the editor saw, or has a draft */
async function publishedAsSeen(client: SanityClient, { _id, _rev }: StoredFigure) {
  const [published, draft] = await client
    .withConfig({ perspective: "raw", useCdn: false })
    .getDocuments([_id, `drafts.${_id}`]);
  if (draft) {
    throw new Error(
      "Somebody has begun to change this figure. Publish or discard these changes first.",
    );
  }
  if (!published || published._rev !== _rev) {
    throw new Error("This figure was published anew since you opened it. Look at it again first.");
  }
  return published;
}
