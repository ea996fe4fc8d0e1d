import type { SanityClient } from "@sanity/client";
import { getDraftId, getPublishedId } from "@sanity/client/csm";
import { useCallback } from "react";
import { useCurrentUser } from "sanity";
import * as z from "zod";
import {
  MAY_NEED_SECOND_PERSON,
  needsSecondPerson,
  secondPersonQuery,
} from "../../schemas/rules/second-person.ts";
import { useAnswer, useLatestAnswer } from "../lib/use-latest.ts";

/** How a transaction changed a document: made of nothing, it would go back to nothing. */
const effect = z.object({ revert: z.array(z.unknown()) });
const transaction = z.object({
  id: z.string(),
  author: z.string(),
  effects: z.record(z.string(), effect).default({}),
});

type Transaction = z.infer<typeof transaction>;

/** Transactions that the history is asked for at a time. */
const PAGE = 100;

/** Who wrote in a draft, whoever did so last first; "untold" where the history does not reach back. */
export type Authors = ReadonlySet<string> | "untold";

/**
 * Who wrote in the draft that there is. What was written in earlier drafts, which were published or
 * discarded, is not counted.
 * @throws Error when the history cannot be read: then nobody knows who may approve
 */
export async function authorsOfDraft(client: SanityClient, id: string): Promise<Authors> {
  const draftId = getDraftId(getPublishedId(id));
  const authors = new Set<string>();
  let before: string | undefined;
  while (true) {
    const page = await transactionsOf(client, draftId, PAGE, before);
    for (const { author, effects } of page) {
      authors.add(author);
      if (isMade(effects[draftId])) return authors;
    }
    const oldest = page.at(-1)?.id;
    // A page begins with the last one of the page before.
    if (oldest === undefined || oldest === before) return "untold";
    before = oldest;
  }
}

/** Who changed a document last; undefined where its history does not say. */
export async function lastAuthorOf(client: SanityClient, id: string): Promise<string | undefined> {
  const [last] = await transactionsOf(client, id, 1);
  return last?.author;
}

/** A patch in the notation of Mendoza: `[0, null]` takes a document away. */
function isMade(change: z.infer<typeof effect> | undefined): boolean {
  return change !== undefined && change.revert[0] === 0 && change.revert[1] === null;
}

/** The transactions of a document up to one of them, the newest first. */
async function transactionsOf(
  client: SanityClient,
  id: string,
  limit: number,
  toTransaction?: string,
): Promise<Transaction[]> {
  const { dataset } = client.config();
  const lines = await client.request<unknown>({
    url: `/data/history/${dataset}/transactions/${id}`,
    query: {
      ...{ excludeContent: "true", excludeMutations: "true", effectFormat: "mendoza" },
      ...{ includeIdentifiedDocumentsOnly: "true", reverse: "true", limit: String(limit) },
      ...(toTransaction && { toTransaction }),
    },
  });
  // One line is JSON to the client, and none is nothing.
  const text = typeof lines === "string" ? lines : JSON.stringify(lines ?? "").replace(/^""$/, "");
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => transaction.parse(JSON.parse(line)));
}

type Version = Readonly<Record<string, unknown>>;

type Approving = {
  draft: Version | null;
  published: Version | null;
  /** What the site settings ask a second person for; undefined until it is known. */
  setting: unknown;
  /** Who wrote in the draft; undefined until it is known. */
  authors: Authors | undefined;
  /** Id of whoever is here. */
  me: string | undefined;
};

/**
 * How a draft and whoever is here stand to each other: nobody else is needed, it is not known yet,
 * whoever is here wrote in it, nobody knows any more who did, or whoever is here may approve it.
 */
export type Approval = "notNeeded" | "looking" | "own" | "untold" | "possible";

/** A draft that takes a document out of what needs a second person needs one as well. */
export function approvalOf({ draft, published, setting, authors, me }: Approving): Approval {
  const isNeeded = (asked: unknown) =>
    [draft, published].some((version) => needsSecondPerson(version, asked));
  if (draft === null || !isNeeded(MAY_NEED_SECOND_PERSON)) return "notNeeded";
  if (setting === undefined) return "looking";
  if (!isNeeded(setting)) return "notNeeded";
  if (authors === undefined || me === undefined) return "looking";
  if (authors === "untold") return authors;
  return authors.has(me) ? "own" : "possible";
}

const PUBLISHED = { params: {}, perspective: "raw" } as const;

/** Whether a document waits for a second person, and whether whoever is here may be that one. */
export function useApproval(versions: {
  id: string;
  draft: Version | null;
  published: Version | null;
}): Approval {
  const { id, draft, published } = versions;
  const me = useCurrentUser()?.id;
  const setting = useLatestAnswer<unknown>(secondPersonQuery, PUBLISHED, undefined);
  const isAsked = approvalOf({ draft, published, setting, authors: undefined, me }) !== "notNeeded";
  // Another revision may have another author.
  const revision = isAsked ? draft?._rev : undefined;
  const authors = useAnswer(
    useCallback(
      async (client) => (revision === undefined ? undefined : await authorsOfDraft(client, id)),
      [id, revision],
    ),
  );
  return approvalOf({ draft, published, setting, authors, me });
}

/** What an approval tells whoever may not give it; nothing where they may, or where none is asked. */
export const approvalReasons: Readonly<Record<Approval, string | undefined>> = {
  notNeeded: undefined,
  possible: undefined,
  looking: "Looking who has to approve it…",
  own: "It waits for somebody who has not written in it.",
  untold:
    "Nobody knows any more who wrote in it: its history is not kept so long. Discard it, and write it anew.",
};
