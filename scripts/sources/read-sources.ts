import { hash } from "node:crypto";
import { wholeMessage, withRetries } from "@nordune/content-tool";
import { ClientError, type SanityClient } from "@sanity/client";
import pMap from "p-map";
import * as z from "zod";
import { SOURCE_READING_TYPE } from "#schemas/shared/bookkeeping.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { type SourceFact, sourceFacts } from "#schemas/shared/sources/source-facts.ts";
import {
  type Outcome,
  outcomeOf,
  readingsQuery,
  type SourceReading,
  storedReadings,
} from "#schemas/shared/sources/source-reading.ts";
import { fetchPublished } from "#scripts/check-content/checks/content.ts";
import { type Answer, isKnown, nextReading } from "./next-reading.ts";
import type { SourceClient } from "./source-client.ts";
import type { TextReader } from "./text-reader.ts";

/** Hosts that are asked at the same time. */
const HOSTS_AT_ONCE = 8;

/** What became of the source of a fact in a run. */
export type ReadFact = { fact: SourceFact; reading: SourceReading; outcome: Outcome };

export type SourceRun = {
  read: ReadFact[];
  /** The number of readings that another run has written meanwhile. */
  leftToAnother: number;
};

type Stored = { _id: string; _rev: string; fact: string; reading: SourceReading };

type Reading = {
  lake: SanityClient;
  sources: SourceClient;
  texts: TextReader;
  now?: () => Date;
  /** Ids of documents; all by default. */
  only?: readonly string[] | undefined;
  /** Is called after each source. */
  onRead?: ((facts: readonly ReadFact[]) => void) | undefined;
};

/**
 * Reads the sources of all published facts and stores what they say, beside the facts and never in
 * them. What was read is stored at once, so that a run that is stopped loses nothing. The sources
 * that were not read for the longest time come first.
 * @param lake a client that may write
 * @throws Error when the content lake cannot be read or written
 */
export async function readSources(options: Reading): Promise<SourceRun> {
  const { lake, only, onRead } = options;
  const { facts, stored, orphans } = await readLake(lake);
  const chosen = facts.filter(({ document }) => only === undefined || only.includes(document.id));
  const byAddress = [...Map.groupBy(chosen, ({ sourceUrl }) => sourceUrl).values()];
  const lastRead = ([fact]: readonly SourceFact[]) =>
    (fact && stored.get(fact.id)?.reading.fetchedAt) ?? "";
  const oldestFirst = byAddress.toSorted((a, b) => (lastRead(a) < lastRead(b) ? -1 : 1));
  const byHost = Map.groupBy(oldestFirst, ([fact]) => hostOf(fact?.sourceUrl ?? ""));
  const run: SourceRun = { read: [], leftToAnother: 0 };
  await removeOrphans(lake, orphans);
  await pMap(
    byHost.values(),
    async (addresses) => {
      for (const group of addresses) {
        const read = await readGroup(group, stored, options);
        if (await store(lake, read, stored)) run.read.push(...read);
        else run.leftToAnother += read.length;
        onRead?.(read);
      }
    },
    { concurrency: HOSTS_AT_ONCE },
  );
  return run;
}

/** Reads from the content lake. @throws Error that says so when it cannot be read */
export const fromLake = <Result>(lake: SanityClient, read: () => Promise<Result>) =>
  withRetries(lake, read).catch((cause: unknown) => {
    throw new Error(`The content lake cannot be read: ${wholeMessage(cause)}`, { cause });
  });

async function readLake(lake: SanityClient) {
  const [documents, readings] = await fromLake(lake, () =>
    Promise.all([
      fetchPublished(lake),
      lake.fetch<unknown>(readingsQuery, {}, { perspective: "raw" }),
    ]),
  );
  const facts = sourceFacts(documents);
  const stored = new Map(storedReadings(readings).map((each) => [each.fact, each]));
  const known = new Set(facts.map(({ id }) => id));
  const kept = new Set(
    [...stored.values()].flatMap(({ _id, fact }) => (known.has(fact) ? _id : [])),
  );
  // Also what an earlier version has stored in another form.
  const orphans = z
    .array(z.object({ _id: z.string() }))
    .parse(readings)
    .flatMap(({ _id }) => (kept.has(_id) ? [] : _id));
  return { facts, stored, orphans };
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : "");

/** Reads one address, which may be the source of several facts. */
async function readGroup(
  facts: readonly SourceFact[],
  stored: ReadonlyMap<string, Stored>,
  { sources, texts, now = () => new Date() }: Reading,
): Promise<ReadFact[]> {
  const last = facts.map((fact) => stored.get(fact.id)?.reading);
  const answer = await answerOf(facts, last, sources, texts);
  const at = now().toISOString();
  return facts.map((fact, index) => {
    const reading = nextReading(fact, last[index], answer, at);
    return { fact, reading, outcome: outcomeOf(reading) };
  });
}

async function answerOf(
  facts: readonly SourceFact[],
  last: readonly (SourceReading | undefined)[],
  sources: SourceClient,
  texts: TextReader,
): Promise<Answer> {
  const [fact] = facts;
  const [reading] = last;
  const isAllKnown = facts.every((each, index) => isKnown(last[index], each));
  // All facts of an address were read at once, unless one of them is new.
  const isOne = last.every((each) => each?.etag === reading?.etag);
  const validators = isAllKnown && isOne && reading?.problem === null ? reading : undefined;
  try {
    const { page, etag, lastModified } = await sources.fetchPage(
      fact?.sourceUrl ?? "",
      validators && { etag: validators.etag, lastModified: validators.lastModified },
    );
    const text = page && (await texts.read(page));
    if (text && !/[\p{L}\p{N}]/u.test(text.whole)) throw new Error("It shows no text to programs.");
    return { text, etag, lastModified };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

const CONFLICT = 409;

/**
 * Stores the readings of one address.
 * @returns false if another run has written one of them meanwhile; then none is stored
 */
async function store(
  lake: SanityClient,
  read: readonly ReadFact[],
  stored: ReadonlyMap<string, Stored>,
): Promise<boolean> {
  const transaction = lake.transaction();
  for (const { fact, reading } of read) {
    const before = stored.get(fact.id);
    // The Studio asks for what was noticed, and cannot look into the text.
    const { noticedAt } = reading;
    const content = { reading: JSON.stringify(reading), ...(noticedAt && { noticedAt }) };
    if (before === undefined) {
      const document = { _id: idOf(fact), _type: SOURCE_READING_TYPE, fact: fact.id };
      transaction.create({ ...document, ...content });
    } else {
      const unset = noticedAt === null ? { unset: ["noticedAt"] } : {};
      transaction.patch(before._id, { set: content, ...unset, ifRevisionID: before._rev });
    }
  }
  try {
    await withRetries(lake, () => transaction.commit({ visibility: "async" }));
    return true;
  } catch (cause) {
    if (cause instanceof ClientError && cause.statusCode === CONFLICT) return false;
    throw new Error(`What was read cannot be stored: ${wholeMessage(cause)}`, { cause });
  }
}

/**
 * The dot keeps readings from visitors of a public dataset, and the beginning from exports, imports
 * and backups: see scripts/content/document.ts.
 */
const idOf = ({ id }: SourceFact) => `content.reading.${hash("sha1", id)}`;

/** Removes the readings of facts that are gone. */
async function removeOrphans(lake: SanityClient, orphans: readonly string[]): Promise<void> {
  if (orphans.length === 0) return;
  const transaction = lake.transaction();
  for (const id of orphans) transaction.delete(id);
  await withRetries(lake, () => transaction.commit());
}
