import { ClientError, type SanityClient, type Transaction } from "@sanity/client";
import * as z from "zod";
import { batchesOf } from "./batches.ts";
import {
  type ContentDocument,
  contentDocument,
  contentOf,
  isSame,
  type StoredDocument,
  storedDocument,
} from "./document.ts";
import { ask, wholeMessage, withRetries } from "./lake.ts";
import { fingerprintsOf, mergeDocument } from "./merge.ts";

/** Runs that can still be undone; older journals are removed. */
const KEPT_RUNS = 5;
/** Ids per question, so that none is longer than the lake takes. */
const IDS_AT_ONCE = 200;

/**
 * One document's change: `before` as the lake held it with its revision, null when it was not
 * there; `after` as it is to be, null when it is to go.
 */
export type Write = { id: string; before: StoredDocument | null; after: ContentDocument | null };

/** A change on one line, as in a diff. */
export function describeWrite({ id, before, after }: Write): string {
  if (after === null) return `- ${id}`;
  return before === null ? `+ ${id}` : `~ ${id}`;
}

const journalRun = storedDocument.extend({
  run: z.string(),
  /** What wrote, such as "import of figures.xlsx". */
  title: z.string(),
  /** `writing` until the last step is in the lake. */
  state: z.enum(["writing", "written", "undone"]),
  steps: z.number(),
  /** Steps that are in the lake; counted in the transaction of each step itself. */
  applied: z.number(),
  /** The run that this one takes back. */
  undoes: z.string().optional(),
});
type Run = z.infer<typeof journalRun>;

const journalStep = z.looseObject({ writes: z.string() });
const stepWrites = z.array(
  z.object({
    id: z.string(),
    before: storedDocument.nullable(),
    after: contentDocument.nullable(),
  }),
);

type Options = {
  /** What writes, for whoever finds its journal. */
  title: string;
  batchBytes?: number | undefined;
  undoes?: string;
};

/**
 * Writes all changes or none. Before anything is changed, all steps with what was there are in a
 * journal in the lake. Each step is one transaction that also counts itself in the journal: whatever
 * breaks off, `resume` goes on where it stopped, and `undo` takes it back. One that the lake refuses
 * takes all steps before it back by itself.
 * @throws Error that says what is in the lake then
 */
export async function applyWrites(
  client: SanityClient,
  writes: readonly Write[],
  { title, batchBytes, undoes }: Options,
): Promise<void> {
  const batches = batchesOf(writes, batchBytes);
  if (batches.length === 0) return;
  await forgetOldRuns(client);
  // A name that sorts by time.
  const time = new Date().toISOString().replace(/\D/g, "");
  const run = `${time}-${Math.random().toString(36).slice(2, 6)}`;
  for (const [index, batch] of batches.entries()) {
    const _id = stepId(run, index);
    const step = { _id, _type: "contentJournalStep", run, writes: JSON.stringify(batch) };
    await withRetries(client, () => client.createOrReplace(step, { visibility: "async" }));
  }
  // The head last, so that a run which is broken off before it has not begun.
  const head = { _id: headId(run), _type: "contentJournal", run, title, state: "writing" };
  const counts = { steps: batches.length, applied: 0, ...(undoes && { undoes }) };
  await withRetries(client, () => client.createIfNotExists({ ...head, ...counts }));
  await runSteps(client, await readRun(client, run));
}

/** Finishes what was broken off, if anything was; returns what that was. */
export async function resume(client: SanityClient): Promise<string | undefined> {
  const run = await unfinished(client);
  if (run !== undefined) await runSteps(client, run);
  return run?.title;
}

export async function unfinished(client: SanityClient): Promise<Run | undefined> {
  return (await readRuns(client)).find(({ state }) => state === "writing");
}

async function runSteps(client: SanityClient, { run, applied, steps }: Run): Promise<void> {
  try {
    for (let index = applied; index < steps; index += 1) await applyStep(client, run, index);
  } catch (cause) {
    const message = wholeMessage(cause);
    if (!(cause instanceof ClientError)) {
      throw new Error(
        `The content lake stopped answering (${message}). What is written so far stays in order: run the same again to finish it, or undo to take it back.`,
        { cause },
      );
    }
    await takeBack(client, await readRun(client, run), true);
    throw new Error(
      `Nothing was written, the content lake refused it: ${message}. If somebody was editing meanwhile, run it again; nothing is lost.`,
      { cause },
    );
  }
}

/** One step, once: an attempt whose answer was lost is found in the journal and not repeated. */
async function applyStep(client: SanityClient, run: string, index: number): Promise<void> {
  const writes = await readStep(client, run, index);
  await withRetries(client, async () => {
    const { _id, _rev, applied, steps } = await readRun(client, run);
    if (applied > index) return;
    const isLast = index + 1 === steps;
    const set = { applied: index + 1, state: isLast ? "written" : "writing" };
    const transaction = client.transaction();
    for (const write of writes) addWrite(transaction, write);
    transaction.patch(_id, { ifRevisionID: _rev, set });
    await transaction.commit({ visibility: isLast ? "sync" : "async" });
  });
}

/**
 * Adds a change to a transaction. It names the revision it was planned on, so that an edit made
 * meanwhile stops the whole transaction instead of being lost.
 */
function addWrite(transaction: Transaction, { id, before, after }: Write): void {
  if (after === null) {
    if (before === null) return;
    // A deletion takes no revision; a patch that changes nothing checks it.
    transaction.patch(id, { ifRevisionID: before._rev, unset: ["contentToolGuard"] }).delete(id);
    return;
  }
  if (before === null) {
    transaction.create(after);
    return;
  }
  const was = contentOf(before);
  const { _id, _type, ...fields } = after;
  const set = Object.entries(fields).filter(([field, value]) => !isSame(value, was[field]));
  const unset = Object.keys(was).filter((field) => !(field in after));
  transaction.patch(id, {
    ifRevisionID: before._rev,
    set: Object.fromEntries(set),
    ...(unset.length > 0 && { unset }),
  });
}

export type Undone = {
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
  const runs = await readRuns(client);
  const half = runs.find(({ state, undoes }) => state === "writing" && undoes !== undefined);
  if (half !== undefined && write) {
    await resume(client);
    return { title: half.title, writes: [], kept: [] };
  }
  const newest = runs.find(({ state, undoes }) => state !== "undone" && undoes === undefined);
  return newest && takeBack(client, newest, write);
}

/** Takes a run back: a field that was changed since stays, and so does a document. */
async function takeBack(client: SanityClient, run: Run, write: boolean): Promise<Undone> {
  const done: Write[] = [];
  for (let index = 0; index < run.applied; index += 1) {
    done.push(...(await readStep(client, run.run, index)));
  }
  const current = new Map<string, StoredDocument>();
  for (let start = 0; start < done.length; start += IDS_AT_ONCE) {
    const ids = done.slice(start, start + IDS_AT_ONCE).map(({ id }) => id);
    const found = await ask(client, "*[_id in $ids]", { ids }, z.array(storedDocument));
    for (const document of found) current.set(document._id, document);
  }
  const kept: string[] = [];
  const writes = done.flatMap((each) => inverseOf(each, current.get(each.id), kept));
  if (write) {
    const after = { ...contentOf(run), state: "undone" };
    const mark: Write = { id: run._id, before: run, after };
    const title = `undo of ${run.title}`;
    await applyWrites(client, [...writes, mark], { title, undoes: run.run });
  }
  return { title: run.title, writes, kept };
}

/** @param kept gets the id, when something of the document stays */
function inverseOf(
  { id, before, after }: Write,
  now: StoredDocument | undefined,
  kept: string[],
): Write[] {
  const isUntouched =
    after === null ? now === undefined : now && isSame(contentOf(now), contentOf(after));
  const was = before && contentOf(before);
  if (isUntouched) return was || now ? [{ id, before: now ?? null, after: was }] : [];
  // Made, changed or deleted since.
  if (was === null && now === undefined) return [];
  if (was === null || after === null || now === undefined) {
    kept.push(id);
    return [];
  }
  const [base, mine] = [fingerprintsOf(contentOf(after)), contentOf(now)];
  const { document, differences } = mergeDocument({ base, mine, theirs: was });
  if (differences.some(({ state }) => state !== "changed")) kept.push(id);
  return isSame(document, mine) ? [] : [{ id, before: now, after: document }];
}

const headId = (run: string) => `content.journal.${run}`;
const stepId = (run: string, index: number) => `${headId(run)}.${index}`;

async function readRun(client: SanityClient, run: string): Promise<Run> {
  return journalRun.parse(await client.getDocument(headId(run)));
}

function readRuns(client: SanityClient): Promise<Run[]> {
  return ask(client, `*[_type == "contentJournal"] | order(run desc)`, {}, z.array(journalRun));
}

async function readStep(client: SanityClient, run: string, index: number): Promise<Write[]> {
  const found = await withRetries(client, () => client.getDocument(stepId(run, index)));
  if (found === undefined) {
    throw new Error(`Step ${index + 1} of the journal ${run} is gone from the content lake.`);
  }
  return stepWrites.parse(JSON.parse(journalStep.parse(found).writes));
}

/** Removes old journals, with the steps of runs from before them that never had a head. */
async function forgetOldRuns(client: SanityClient): Promise<void> {
  const oldest = (await readRuns(client))[KEPT_RUNS - 1]?.run;
  if (oldest === undefined) return;
  const query = `*[_type in ["contentJournal", "contentJournalStep"] && run < $oldest]`;
  const old = { query, params: { oldest } };
  await withRetries(client, () => client.delete(old, { visibility: "async" }));
}
