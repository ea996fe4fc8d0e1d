import type { SanityClient } from "@sanity/client";
import {
  type FigureEdit,
  publishActions,
  undone,
} from "../../schemas/shared/figures/figure-actions.ts";
import { figuresAmong, type StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";

/**
 * Publishes an edit of a figure as it was seen.
 * @returns what takes it back, as long as nobody has published the figure again
 * @throws Error that tells the editor why nothing was published
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

/** A figure as visitors see it. @throws Error unless that is what the editor saw, and no draft waits */
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
