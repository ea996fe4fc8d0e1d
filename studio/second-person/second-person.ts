import type { SanityClient } from "@sanity/client";
import { getDraftId, getPublishedId } from "@sanity/client/csm";
import { useCallback } from "react";
import { useCurrentUser } from "sanity";
import * as z from "zod";
import { needsSecondPerson, secondPersonQuery } from "../../schemas/rules/second-person.ts";
import { useAnswer, useLatestAnswer } from "../lib/use-latest.ts";

const transaction = z.object({
  id: z.string(),
  author: z.string(),
  documentIDs: z.string().array(),
});

/** Transactions that Sanity gives at once; without a word, a hundred. */
const AT_ONCE = 1_000;

/**
 * Ids of all who wrote in a document's draft, the first one first, since a draft of it was last
 * published: that transaction is the last that has to do with both. What others do to the published
 * document meanwhile makes nobody less an author.
 * @throws Error when the history cannot be read: then nobody knows who may approve
 */
export async function authorsOfDraft(
  client: SanityClient,
  id: string,
): Promise<ReadonlySet<string>> {
  const publishedId = getPublishedId(id);
  const authors: string[] = [];
  let page: z.infer<typeof transaction>[] = [];
  do {
    page = await transactionsOf(client, getDraftId(publishedId), page.at(-1)?.id);
    for (const { author, documentIDs } of page) {
      if (documentIDs.includes(publishedId)) return new Set(authors.reverse());
      authors.push(author);
    }
  } while (page.length === AT_ONCE);
  return new Set(authors.reverse());
}

/**
 * What was done to a document, newest first, as much as Sanity gives at once.
 * @param toTransaction the latest that is meant
 */
async function transactionsOf(client: SanityClient, id: string, toTransaction?: string) {
  const { dataset } = client.config();
  const lines = await client.request<unknown>({
    url: `/data/history/${dataset}/transactions/${id}`,
    query: {
      ...{ excludeContent: "true", reverse: "true", limit: `${AT_ONCE}` },
      ...(toTransaction && { toTransaction }),
    },
  });
  if (lines === undefined || lines === null) return [];
  // A single line is JSON already.
  const text = typeof lines === "string" ? lines : JSON.stringify(lines);
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => transaction.parse(JSON.parse(line)));
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
  const authors = useAnswer(
    useCallback(
      async (client) => (revision === undefined ? undefined : await authorsOfDraft(client, id)),
      [id, revision],
    ),
  );
  const isAuthor = me === undefined || authors === undefined || authors.has(me);
  return { isNeeded, mayApprove: isNeeded && draft !== null && !isAuthor };
}
