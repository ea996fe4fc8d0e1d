import { useCurrentUser } from "sanity";
import { needsSecondPerson } from "../../schemas/rules/second-person.ts";
import type { FigureEdit } from "../../schemas/shared/figures/figure-actions.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { useActions } from "../lib/use-actions.tsx";
import { approveProposal, proposeEdit, publishEdit } from "./publish-figure.ts";
import type { FigureContent } from "./use-figures.ts";

/**
 * Publishes edits of figures in the name of whoever is signed in, and offers to take them back. What
 * needs a second person is proposed instead.
 */
export function useFigureActions({ documents }: FigureContent, onDone: () => void) {
  const by = useCurrentUser()?.id ?? "";
  const { send, isSending } = useActions(onDone);
  const setting = documents.find(({ _id }) => _id === "siteSettings")?.secondPerson;
  const isProposing = (figure: StoredFigure) => needsSecondPerson(figure, setting);
  const publish = (figure: StoredFigure, edit: FigureEdit, success: string) =>
    isProposing(figure)
      ? send((client) => proposeEdit(client, figure, edit, by), "Proposed: it waits for approval.")
      : send((client) => publishEdit(client, figure, edit, by), success);
  const approve = (figure: StoredFigure, draft: StoredFigure) =>
    send((client) => approveProposal(client, { figure, draft, by }), "Approved and published.");
  return { publish, approve, isProposing, isSending };
}
