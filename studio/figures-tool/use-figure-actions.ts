import { useCurrentUser } from "sanity";
import type { FigureEdit } from "../../schemas/shared/figures/figure-actions.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";
import { useActions } from "../lib/use-actions.tsx";
import { publishEdit } from "./publish-figure.ts";

/** Publishes edits of figures in the name of whoever is signed in, and offers to take them back. */
export function useFigureActions(onDone: () => void) {
  const by = useCurrentUser()?.id ?? "";
  const { send, isSending } = useActions(onDone);
  const publish = (figure: StoredFigure, edit: FigureEdit, success: string) =>
    send((client) => publishEdit(client, figure, edit, by), success);
  return { publish, isSending };
}
