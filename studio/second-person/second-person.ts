import type { SanityClient } from "@sanity/client";
import { getDraftId, getPublishedId } from "@sanity/client/csm";
import { useCallback } from "react";
import { useCurrentUser } from "sanity";
import * as z from "zod";
import { needsSecondPerson, secondPersonQuery } from "../../schemas/rules/second-person.ts";
import { useAnswer, useLatestAnswer } from "../lib/use-latest.ts";

const transaction = z.object({ author: z.string() });

/**
 * Ids of all who wrote in a document's draft since it was last published.
 * @param since ISO time of that; undefined before the first publish
 * @throws Error when the history cannot be read: then nobody knows who may approve
 */
export async function authorsOfDraft(
  client: SanityClient,
  id: string,
  since: string | undefined,
): Promise<ReadonlySet<string>> {
  const { dataset } = client.config();
  // The publish itself ended the draft before, and made nobody an author of this one.
  const fromTime = since && new Date(Date.parse(since) + 1).toISOString();
  const lines = await client.request<unknown>({
    url: `/data/history/${dataset}/transactions/${getDraftId(getPublishedId(id))}`,
    query: { excludeContent: "true", ...(fromTime && { fromTime }) },
  });
  const text = typeof lines === "string" ? lines : JSON.stringify(lines);
  return new Set(
    text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => transaction.parse(JSON.parse(line)).author),
  );
}

const PUBLISHED = { params: {}, perspective: "raw" } as const;
const NOT_KNOWN: unknown = null;

type Version = Readonly<Record<string, unknown>>;
type Versions = { id: string; draft: Version | null; published: Version | null };

/** Whether a document waits for a second person, and whether whoever is here may be that one. */
export function useSecondPerson({ id, draft, published }: Versions) {
  const me = useCurrentUser()?.id;
  const setting = useLatestAnswer<unknown>(secondPersonQuery, PUBLISHED, NOT_KNOWN);
  const isNeeded = needsSecondPerson(draft ?? published, setting);
  const revision = isNeeded ? draft?._rev : undefined;
  const since = published === null ? undefined : String(published._updatedAt);
  const authors = useAnswer(
    useCallback(
      async (client) =>
        revision === undefined ? undefined : await authorsOfDraft(client, id, since),
      [id, revision, since],
    ),
  );
  const isAuthor = me === undefined || authors === undefined || authors.has(me);
  return { isNeeded, mayApprove: isNeeded && draft !== null && !isAuthor };
}
