import type { SanityClient } from "@sanity/client";
import { useCurrentUser } from "sanity";
import { needsSecondPerson } from "../../../schemas/rules/second-person.ts";
import { figuresAmong, type StoredFigure } from "../../../schemas/shared/figures/stored-figure.ts";
import { useActions } from "../../lib/use-actions.tsx";
import { type FigureEdit, proposeActions, publishActions, undone } from "./figure-actions.ts";
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
      ? send(
          (client) => proposeEdit(client, figure, edit, by),
          "Proposed. Somebody else has to approve it.",
        )
      : send((client) => publishEdit(client, figure, edit, by), success);
  return { publish, isProposing, isSending };
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

type Seen = { _id: string; _rev?: string | null | undefined };

/** The published document. @throws Error if it differs from what the editor saw, or has a draft */
export async function publishedAsSeen(client: SanityClient, { _id, _rev }: Seen) {
  const [published, draft] = await client
    .withConfig({ perspective: "raw", useCdn: false })
    .getDocuments([_id, `drafts.${_id}`]);
  if (draft) {
    throw new Error(
      "Somebody has begun to change this document. Publish or discard these changes first.",
    );
  }
  if (!published || published._rev !== _rev) {
    throw new Error("This document has been published since you opened it. Check it again first.");
  }
  return published;
}
