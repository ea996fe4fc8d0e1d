import { ClientError, type SanityClient } from "@sanity/client";
import { wholeMessage, withRetries } from "../retries.ts";
import { batchesOf } from "./batches.ts";
import {
  type JournalHead,
  newRun,
  openJournal,
  readHead,
  readHeads,
  readStep,
  tidyJournals,
} from "./journal.ts";
import { inverseWrites } from "./undo.ts";
import { addWrite, type Write } from "./write.ts";

type Options = {
  /** What writes, for whoever finds its journal. */
  title: string;
  onProgress?: (done: number, total: number) => void;
  /** Bytes per transaction, for tests that want many. */
  batchBytes?: number;
  undoes?: string;
};

/**
 * Writes all changes or none. Each step is one transaction that also counts itself in a journal in
 * the lake: whatever breaks off, `resume` goes on where it stopped, and `undo` takes it back. One
 * that the lake refuses takes all steps before it back by itself.
 * @throws Error that says what is in the lake then
 */
export async function applyWrites(
  client: SanityClient,
  writes: readonly Write[],
  { title, onProgress = () => {}, batchBytes, undoes }: Options,
): Promise<void> {
  if (writes.length === 0) return;
  const batches = batchesOf(writes, batchBytes);
  await tidyJournals(client);
  const opening = { title, batches, ...(undoes === undefined ? {} : { undoes }) };
  const head = await openJournal(client, newRun(), opening);
  await runSteps(client, head, (index) => Promise.resolve(batches[index] ?? []), onProgress);
}

/** Finishes what was broken off, if anything was; returns what that was. */
export async function resume(
  client: SanityClient,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<string | undefined> {
  const head = await unfinished(client);
  if (head === undefined) return undefined;
  await runSteps(client, head, (index) => readStep(client, head.run, index), onProgress);
  return head.title;
}

/** The run that was broken off, if there is one. */
export async function unfinished(client: SanityClient): Promise<JournalHead | undefined> {
  return (await readHeads(client)).find(({ state }) => state === "writing");
}

async function runSteps(
  client: SanityClient,
  head: JournalHead,
  stepAt: (index: number) => Promise<Write[]>,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  for (let index = head.applied; index < head.steps; index += 1) {
    onProgress(index, head.steps);
    try {
      await applyStep(client, head.run, index, await stepAt(index));
    } catch (error) {
      throw await stopped(client, head, error);
    }
  }
  onProgress(head.steps, head.steps);
}

/** One step, once: an attempt whose answer was lost is found in the journal and not repeated. */
async function applyStep(
  client: SanityClient,
  run: string,
  index: number,
  writes: readonly Write[],
): Promise<void> {
  await withRetries(client, async () => {
    const head = await readHead(client, run);
    if (head.applied > index) return;
    const transaction = client.transaction();
    for (const write of writes) addWrite(transaction, write);
    const isLast = index + 1 === head.steps;
    transaction.patch(head._id, {
      ifRevisionID: head._rev,
      set: { applied: index + 1, state: isLast ? "written" : "writing" },
    });
    await transaction.commit({ visibility: isLast ? "sync" : "async" });
  });
}

async function stopped(client: SanityClient, head: JournalHead, cause: unknown): Promise<Error> {
  const message = wholeMessage(cause);
  if (!(cause instanceof ClientError)) {
    return new Error(
      `The content lake stopped answering (${message}). What is written so far stays in order: run the same again to finish it, or undo to take it back.`,
      { cause },
    );
  }
  await takeBack(client, await readHead(client, head.run));
  return new Error(
    `Nothing was written, the content lake refused it: ${message}. If somebody was editing meanwhile, run it again; nothing is lost.`,
    { cause },
  );
}

/**
 * Takes a run back. What an editor changed after it stays.
 * @returns what is taken back, and the ids of what stays because it was changed since
 */
async function takeBack(
  client: SanityClient,
  head: JournalHead,
  { write }: { write: boolean } = { write: true },
): Promise<Undone> {
  const steps: Write[][] = [];
  for (let index = 0; index < head.applied; index += 1) {
    steps.push(await readStep(client, head.run, index));
  }
  const { writes, kept } = await inverseWrites(client, steps.reverse().flat());
  if (write) {
    const { _rev, ...content } = head;
    const done: Write = { id: head._id, before: head, after: { ...content, state: "undone" } };
    await applyWrites(client, [...writes, done], {
      title: `undo of ${head.title}`,
      undoes: head.run,
    });
  }
  return { title: head.title, writes, kept };
}

export type Undone = {
  /** The run that is taken back. */
  title: string;
  writes: readonly Write[];
  /** Ids of the documents in which something stays, because it was changed since. */
  kept: readonly string[];
};

/**
 * Takes back the newest run that was not taken back yet; undefined when there is none.
 * @param write false only tells what that would be
 */
export async function undo(
  client: SanityClient,
  { write = false }: { write?: boolean } = {},
): Promise<Undone | undefined> {
  const heads = await readHeads(client);
  const half = heads.find(({ state, undoes }) => state === "writing" && undoes !== undefined);
  if (half !== undefined && write) {
    await resume(client);
    return { title: half.title, writes: [], kept: [] };
  }
  const newest = heads.find(({ state, undoes }) => state !== "undone" && undoes === undefined);
  return newest === undefined ? undefined : takeBack(client, newest, { write });
}
