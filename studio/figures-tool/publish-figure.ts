import type { SanityClient, SanityDocument } from "@sanity/client";
import { messageOf } from "../../schemas/shared/error-message.ts";
import {
  changeActions,
  confirmActions,
  type FigureChange,
  newReleaseId,
  scheduleActions,
} from "../../schemas/shared/figures/figure-actions.ts";
import type { StoredFigure } from "../../schemas/shared/figures/stored-figure.ts";

/**
 * Publishes that a figure still holds.
 * @param today ISO date
 * @throws Error that tells the editor why nothing was published
 */
export async function confirmFigure(client: SanityClient, figure: StoredFigure, today: string) {
  await publishedAsShown(client, figure);
  await client.action(confirmActions(figure, today));
}

/** Publishes a new value. @throws Error that tells the editor why nothing was published */
export async function changeFigure(
  client: SanityClient,
  figure: StoredFigure,
  change: FigureChange,
) {
  await publishedAsShown(client, figure);
  await client.action(changeActions(figure, change));
}

/**
 * Schedules a new value in a content release of its own, which goes again when a step fails.
 * @param from ISO date of the first day on which the value holds
 * @throws Error that tells the editor why nothing was scheduled
 */
export async function scheduleFigure(
  client: SanityClient,
  figure: StoredFigure,
  { change, from }: { change: FigureChange; from: string },
) {
  const published = await publishedAsShown(client, figure);
  const releaseId = newReleaseId();
  try {
    for (const step of scheduleActions({ figure, published, change, from, releaseId })) {
      await client.action(step);
    }
  } catch (error) {
    await removeRelease(client, releaseId).catch((left: unknown) => {
      throw new Error(
        `${messageOf(error)} What was begun stays under Releases (${messageOf(left)}): delete it there.`,
        { cause: error },
      );
    });
    throw error;
  }
}

/** A figure as visitors see it. @throws Error unless that is what the editor saw, and no draft waits */
async function publishedAsShown(
  client: SanityClient,
  { _id, _rev }: StoredFigure,
): Promise<SanityDocument> {
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

/** Takes away a release, which may not have come about. */
async function removeRelease(client: SanityClient, releaseId: string): Promise<void> {
  if ((await client.releases.get({ releaseId })) === undefined) return;
  await client.releases.archive({ releaseId });
  await client.releases.delete({ releaseId });
}
