import type { SanityClient } from "@sanity/client";
import type { SourceFact } from "../../../schemas/shared/sources/source-facts.ts";
import { publishedAsSeen } from "./publish-figure.ts";

/**
 * Publishes the day on which a row, or a source of zone facts, was compared with its source.
 * @param seen the published document, as the editor saw it
 * @param day ISO date; undefined for none
 * @returns a function that undoes it unless the document was published again
 * @throws Error with the reason for the editor
 */
export async function confirmPart(
  client: SanityClient,
  seen: { _id: string; _rev?: string | null | undefined },
  fact: Pick<SourceFact, "field" | "checkedOn">,
  day: string | undefined,
) {
  const { _id: publishedId } = seen;
  const draftId = `drafts.${publishedId}`;
  const path = [fact.field, "checkedOn"].filter(Boolean).join(".");
  await publishedAsSeen(client, seen);
  const done = await client.action([
    {
      actionType: "sanity.action.document.version.create",
      publishedId,
      baseId: publishedId,
      versionId: draftId,
      ...(seen._rev ? { ifBaseRevisionId: seen._rev } : {}),
    },
    {
      actionType: "sanity.action.document.edit",
      draftId,
      publishedId,
      patch: day === undefined ? { unset: [path] } : { set: { [path]: day } },
    },
    { actionType: "sanity.action.document.publish", draftId, publishedId },
  ]);
  return async (again: SanityClient): Promise<undefined> => {
    const now = { _id: publishedId, _rev: done.transactionId };
    await confirmPart(again, now, fact, fact.checkedOn);
  };
}
