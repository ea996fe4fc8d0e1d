import type { SanityClient } from "@sanity/client";
import { getDraftId, getPublishedId } from "@sanity/client/csm";
import { useCallback } from "react";
import { useCurrentUser } from "sanity";
import * as z from "zod";
import {
  MAY_NEED_SECOND_PERSON,
  needsSecondPerson,
  secondPersonQuery,
} from "../../../schemas/rules/second-person.ts";
import { historyOf } from "../../lib/history.ts";
import { useLatestResult, useRequest } from "../../lib/use-latest.ts";

/** The changes of a transaction, and their reversal. The reversal of a creation is nothing. */
const effect = z.object({ revert: z.array(z.unknown()) });
const transaction = z.object({
  id: z.string(),
  author: z.string(),
  effects: z.record(z.string(), effect).default({}),
});

type Transaction = z.infer<typeof transaction>;

/** Number of transactions per request to the history. */
const PAGE = 100;

/**
 * The authors of a draft, the latest first; "untold" if the history does not reach back far enough.
 */
export type Authors = ReadonlySet<string> | "untold";

/**
 * The authors of the current draft. Authors of earlier drafts do not count.
 * @throws Error when the history cannot be read, because it is then unknown who may approve
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
    // Each page of the history begins with the last transaction of the page before.
    if (oldest === undefined || oldest === before) return "untold";
    before = oldest;
  }
}

/** Who changed a document last; undefined if its history does not tell. */
export async function lastAuthorOf(client: SanityClient, id: string): Promise<string | undefined> {
  const [last] = await transactionsOf(client, id, 1);
  return last?.author;
}

/**
 * Whether a change created the document. Changes are in the notation of Mendoza, in which `[0,
 * null]` deletes a document.
 */
function isMade(change: z.infer<typeof effect> | undefined): boolean {
  return change !== undefined && change.revert[0] === 0 && change.revert[1] === null;
}

/** The transactions of a document up to a given one, the newest first. */
async function transactionsOf(
  client: SanityClient,
  id: string,
  limit: number,
  toTransaction?: string,
): Promise<Transaction[]> {
  const lines = await historyOf(client, id, {
    ...{ excludeContent: "true", excludeMutations: "true", effectFormat: "mendoza" },
    ...{ includeIdentifiedDocumentsOnly: "true", reverse: "true", limit: String(limit) },
    ...(toTransaction && { toTransaction }),
  });
  return lines.map((line) => transaction.parse(line));
}

type Version = Readonly<Record<string, unknown>>;

type Approving = {
  draft: Version | null;
  published: Version | null;
  /** The site setting for second persons; undefined until it is known. */
  setting: unknown;
  /** The authors of the draft; undefined until they are known. */
  authors: Authors | undefined;
  /** Id of the user. */
  me: string | undefined;
};

/**
 * Whether the user may approve a draft: no approval is needed, it is not known yet, the user wrote
 * the draft, the authors are unknown, or the user may approve.
 */
export type Approval = "notNeeded" | "looking" | "own" | "untold" | "possible";

/** A draft that removes the need for a second person needs one too. */
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

/** Whether a document waits for a second person, and whether the user may be that person. */
export function useApproval(versions: {
  id: string;
  draft: Version | null;
  published: Version | null;
}): Approval {
  const { id, draft, published } = versions;
  const me = useCurrentUser()?.id;
  const setting = useLatestResult<unknown>(secondPersonQuery, PUBLISHED, undefined);
  const isAsked = approvalOf({ draft, published, setting, authors: undefined, me }) !== "notNeeded";
  // Another revision may have another author.
  const revision = isAsked ? draft?._rev : undefined;
  const authors = useRequest(
    useCallback(
      async (client) => (revision === undefined ? undefined : await authorsOfDraft(client, id)),
      [id, revision],
    ),
  );
  return approvalOf({ draft, published, setting, authors, me });
}

/** Why the user cannot approve; empty if the user can, or if no approval is needed. */
export const approvalReasons: Readonly<Record<Approval, string | undefined>> = {
  notNeeded: undefined,
  possible: undefined,
  looking: "Checking who has to approve this…",
  own: "Somebody who has not edited it has to approve it.",
  untold:
    "The history of this draft is no longer kept, so nobody knows who edited it. Discard the draft and write it again.",
};
