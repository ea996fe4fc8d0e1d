import type { Move } from "../../schemas/rules/renaming.ts";
import { documentPath, type PageDocument } from "../document-actions/page-address.ts";

/** The move that publishing the draft will make; undefined when the page keeps its address. */
export function expectedMove(
  published: PageDocument | null,
  draft: PageDocument | null,
): Move | undefined {
  const from = published === null ? undefined : documentPath(published);
  const to = draft === null ? undefined : documentPath(draft);
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}
