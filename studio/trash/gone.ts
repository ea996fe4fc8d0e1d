import type { SanityClient } from "@sanity/client";
import { getDraftId, getPublishedId, isDraftId, isVersionId } from "@sanity/client/csm";
import * as z from "zod";
import { historyOf } from "../lib/history.ts";
import { isTrashEntry } from "./deleted.ts";

/** The last transaction of a document that is no longer there. */
const lastOf = z.object({
  /** Exact: a draft is a document of its own. */
  id: z.string(),
  transaction: z.string(),
  /** ISO time. */
  at: z.string(),
  /** Id of the user, or of the token. */
  by: z.string(),
  /** Whether the transaction touched the document's draft or published version as well. */
  isWithSibling: z.boolean(),
});

export type LastOf = z.infer<typeof lastOf>;

/** What has been read of the history: up to which transaction, and what was gone then. */
export const readHistory = z.object({
  until: z.object({ transaction: z.string(), at: z.string() }).optional(),
  gone: z.array(lastOf),
});

export type ReadHistory = z.infer<typeof readHistory>;

const transaction = z.object({
  id: z.string(),
  timestamp: z.string(),
  author: z.string(),
  documentIDs: z.array(z.string()),
});

/** Number of transactions per request. */
const PAGE = 1_000;

/** Whether the Studio has kept in its trash what a transaction deleted. */
const isKept = (ids: readonly string[]) => ids.some(isTrashEntry);

/**
 * Ids of content have no dot. The Studio, its plug-ins and the content tool use one for what they
 * keep for themselves.
 */
const isOfContent = (id: string) => !isVersionId(id) && !getPublishedId(id).includes(".");

/**
 * Reads on in the history of all documents, and finds those that are gone and not in the trash:
 * what scripts, imports and other clients have deleted.
 * @param since ISO time: nothing before it is read
 */
export async function readOn(
  client: SanityClient,
  known: ReadHistory,
  since: string,
): Promise<ReadHistory> {
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  const last = new Map(known.gone.map((each) => [each.id, each]));
  let until = known.until;
  while (true) {
    const lines = await historyOf(raw, undefined, {
      ...{ excludeContent: "true", excludeMutations: "true", limit: String(PAGE) },
      ...(until !== undefined && until.at > since
        ? { fromTransaction: until.transaction }
        : { fromTime: since }),
    });
    const page = z.array(transaction).parse(lines);
    for (const { id, timestamp, author, documentIDs } of page) {
      for (const document of documentIDs.filter(isOfContent)) {
        const sibling = siblingOf(document);
        if (isKept(documentIDs)) {
          last.delete(document);
          // A draft that was published before is no longer told of either.
          last.delete(sibling);
        } else {
          const isWithSibling = documentIDs.includes(sibling);
          const told = { id: document, transaction: id, at: timestamp, by: author, isWithSibling };
          last.set(document, told);
        }
      }
    }
    const newest = page.at(-1);
    if (newest !== undefined) until = { transaction: newest.id, at: newest.timestamp };
    // Each page begins with the last transaction of the page before.
    if (page.length < PAGE) break;
  }
  const recent = [...last.values()].filter(({ at }) => at > since);
  const there = await idsThere(raw, recent);
  return {
    ...(until !== undefined && { until }),
    // A draft is no loss while its published version is there, nor this while its draft is.
    gone: recent.filter(({ id }) => !there.has(id) && !there.has(siblingOf(id))),
  };
}

/** Number of ids per query. */
const IDS = 500;

/** Which of some documents, of their drafts and of their published versions are there. */
async function idsThere(client: SanityClient, documents: readonly LastOf[]): Promise<Set<string>> {
  const there = new Set<string>();
  for (let from = 0; from < documents.length; from += IDS) {
    const ids = documents.slice(from, from + IDS).flatMap(({ id }) => [id, siblingOf(id)]);
    for (const id of await client.fetch<string[]>(`*[_id in $ids]._id`, { ids })) there.add(id);
  }
  return there;
}

const siblingOf = (id: string) => (isDraftId(id) ? getPublishedId(id) : getDraftId(id));

/** Documents that went within this time went together, such as a document and its draft. */
const TOGETHER_MS = 60_000;

/** A document that was deleted, with the ids that went with it: its own, its draft's. */
export type Gone = Pick<LastOf, "at" | "by" | "transaction"> & { id: string; ids: string[] };

/**
 * What was deleted, the last first. A draft that was published, or that a published document became,
 * has not been deleted with it.
 */
export function goneTogether(gone: readonly LastOf[]): Gone[] {
  const groups = Map.groupBy(gone, ({ id }) => getPublishedId(id));
  return [...groups]
    .flatMap(([id, group]) => {
      const last = group.reduce((a, b) => (b.at > a.at ? b : a));
      const went = group.filter(
        (each) =>
          each.transaction === last.transaction ||
          (!each.isWithSibling && Date.parse(last.at) - Date.parse(each.at) < TOGETHER_MS),
      );
      const { at, by, transaction } = last;
      return [{ id, at, by, transaction, ids: went.map((each) => each.id) }];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at));
}
