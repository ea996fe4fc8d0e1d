import * as z from "zod";
import { isPageType } from "#schemas/shared/routes.ts";
import type { FetchResult, LakeOptions } from "../client.ts";
import { dependingQuery, publishedSinceQuery } from "../queries/fingerprint.ts";

/** What `fingerprintQuery` tells. */
const fingerprint = z.object({
  ofPages: z.number(),
  ofType: z.record(z.string(), z.number()),
  latest: z.array(z.object({ _rev: z.string(), _updatedAt: z.string() })),
});

type Fingerprint = z.infer<typeof fingerprint>;

const publishedDocuments = z.array(
  z.object({ _id: z.string(), _type: z.string(), _rev: z.string() }),
);

/** After more publishes than this, every query is as quick as looking for those that are affected. */
const MOST_DOCUMENTS = 200;

/** What was published between two fingerprints, of which no live event has told. */
export type MissedPublishes = {
  /** The sync tags of what depends on these documents, or on documents of their types. */
  tags: ReadonlySet<string>;
  /** Whether one of the documents is a page, so that a result must depend on it. */
  isOfPage: boolean;
};

/**
 * Finds what was published between two fingerprints. Sync tags are opaque, so the content lake is
 * asked for those of the changed documents: they are the tags of a query that depends on nothing else.
 * @param last the stored fingerprint, as JSON; undefined when nothing is stored
 * @returns undefined when that cannot be told, as after a document was deleted
 */
export async function missedPublishes(
  fetchResult: FetchResult,
  last: string | undefined,
  current: string,
  options: LakeOptions,
): Promise<MissedPublishes | undefined> {
  const [before, now] = [readFingerprint(last), readFingerprint(current)];
  if (before === undefined || now === undefined || isSomethingGone(before, now)) return undefined;
  const [latest] = before.latest;
  if (latest === undefined) return undefined;
  const since = { query: publishedSinceQuery, params: { since: latest._updatedAt } };
  const listed = publishedDocuments.safeParse(JSON.parse((await fetchResult(since, options)).json));
  const known = new Set(before.latest.map(({ _rev }) => _rev));
  const documents = (listed.data ?? []).filter(({ _rev }) => !known.has(_rev));
  if (documents.length === 0 || documents.length > MOST_DOCUMENTS) return undefined;
  const ids = documents.map(({ _id }) => _id);
  const types = [...new Set(documents.map(({ _type }) => _type))];
  const depending = await fetchResult({ query: dependingQuery, params: { ids, types } }, options);
  return { tags: new Set(depending.tags), isOfPage: types.some(isPageType) };
}

const readFingerprint = (json = "null"): Fingerprint | undefined =>
  fingerprint.safeParse(JSON.parse(json)).data;

/** Whether documents were deleted, of which nothing is left that tells their ids. */
function isSomethingGone(before: Fingerprint, now: Fingerprint): boolean {
  const hasFallen = ([type, count]: [string, number]) => (now.ofType[type] ?? 0) < count;
  return ofOtherTypes(now) < ofOtherTypes(before) || Object.entries(before.ofType).some(hasFallen);
}

/** The number of documents of types that the content model does not have, above a fixed one. */
const ofOtherTypes = ({ ofPages, ofType: { redirect: _, ...ofType } }: Fingerprint): number =>
  ofPages - Object.values(ofType).reduce((sum, count) => sum + count, 0);
