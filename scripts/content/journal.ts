import { ClientError, type SanityClient, type Transaction } from "@sanity/client";
import pMap from "p-map";
import * as z from "zod";
import { batchesOf } from "./batches.ts";
import { contentDocument, contentOf, rethrowWith, storedDocument } from "./document.ts";
import { ask, readLake, withRetries } from "./lake.ts";
import { fingerprintsOf, planStep, type Step, type Write, writesOf } from "./plan.ts";

/** Number of runs that can be undone. Older journals are deleted. */
const KEPT_RUNS = 5;

const journalRun = storedDocument.extend({
  /** What wrote, such as "import of figures.xlsx". */
  title: z.string(),
  /** `writing` until the last step is stored. */
  state: z.enum(["writing", "written", "undone"]),
  steps: z.number(),
  /** Number of stored steps, counted in the transaction of each step. */
  applied: z.number(),
  /** The run that this run undoes. */
  undoes: z.string().optional(),
});
type Run = z.infer<typeof journalRun>;

const journalStep = z.looseObject({ writes: z.string() });
const nullable = { before: storedDocument.nullable(), after: contentDocument.nullable() };
const stepWrites = z.array(z.object({ id: z.string(), ...nullable }));

type Options = {
  /** What writes, for whoever finds its journal. */
  title: string;
  batchBytes?: number | undefined;
  undoes?: string;
};

/**
 * Writes all changes or none. A journal in the lake first stores all steps with the states before
 * them. Each step is one transaction that also counts itself in the journal. After an interruption
 * `resume` continues, and `undo` reverts. If the lake refuses a step, all steps before it are
 * reverted at once.
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
  const id = `content.journal.${time}-${Math.random().toString(36).slice(2, 6)}`;
  for (const [index, batch] of batches.entries()) {
    const writes = JSON.stringify(batch);
    const step = { _id: stepId(id, index), _type: "contentJournalStep", writes };
    await withRetries(client, () => client.createOrReplace(step, { visibility: "async" }));
  }
  // The head is written last, so a run that was interrupted before has not begun.
  const head = { _id: id, _type: "contentJournal", title, state: "writing" };
  const counts = { steps: batches.length, applied: 0, ...(undoes && { undoes }) };
  await withRetries(client, () => client.createIfNotExists({ ...head, ...counts }));
  await runSteps(client, await readRun(client, id));
}

/** Finishes an interrupted run, if there is one, and returns its title. */
export async function resume(client: SanityClient): Promise<string | undefined> {
  const run = await unfinished(client);
  if (run !== undefined) await runSteps(client, run);
  return run?.title;
}

/**
 * Forgets the newest run that is not undone, because a step of its journal is lost. What it has
 * written stays.
 * @returns its title; undefined when there is none
 */
export async function giveUp(client: SanityClient): Promise<string | undefined> {
  const run = (await readRuns(client)).find(({ state }) => state !== "undone");
  if (run === undefined) return undefined;
  const set = { state: "undone" };
  await withRetries(client, () => client.patch(run._id, { set }).commit());
  return run.title;
}

export async function unfinished(client: SanityClient): Promise<Run | undefined> {
  return (await readRuns(client)).find(({ state }) => state === "writing");
}

async function runSteps(client: SanityClient, { _id, applied, steps }: Run): Promise<void> {
  try {
    for (let index = applied; index < steps; index += 1) await applyStep(client, _id, index);
  } catch (cause) {
    const isRefused = cause instanceof ClientError;
    if (isRefused) await takeBack(client, await readRun(client, _id), true);
    const fail = rethrowWith((message) =>
      isRefused
        ? `Nothing was written, the content lake refused it: ${message}. If somebody was editing meanwhile, run it again; nothing is lost.`
        : `The content lake stopped answering (${message}). What is written so far stays in order: run the same again to finish it, or undo to take it back.`,
    );
    fail(cause);
  }
}

/**
 * Writes one step once. If the response to an attempt was lost, the journal shows that it was
 * stored.
 */
async function applyStep(client: SanityClient, id: string, index: number): Promise<void> {
  const writes = await readStep(client, id, index);
  await withRetries(client, async () => {
    const { _rev, applied, steps } = await readRun(client, id);
    if (applied > index) return;
    const isLast = index + 1 === steps;
    const set = { applied: index + 1, state: isLast ? "written" : "writing" };
    const transaction = client.transaction();
    for (const write of writes) addWrite(transaction, write);
    transaction.patch(id, { ifRevisionID: _rev, set });
    await transaction.commit({ visibility: isLast ? "sync" : "async" });
  });
}

/**
 * Adds a change to a transaction. The change names the revision that was read, so an edit made
 * meanwhile stops the whole transaction and is not lost.
 */
function addWrite(transaction: Transaction, { id, before, after }: Write): void {
  // Only a patch can check a revision, so an empty patch does.
  if (before) transaction.patch(id, { ifRevisionID: before._rev, unset: ["contentToolGuard"] });
  if (!before && after) transaction.create(after);
  if (before && after) transaction.createOrReplace({ ...after, _createdAt: before._createdAt });
  if (before && !after) transaction.delete(id);
}

/** What was reverted, or left because it has changed since. */
export type Undone = { title: string; steps: readonly Step[] };

/**
 * Reverts the newest run that is not reverted yet; undefined when there is none.
 * @param write false for a dry run
 */
export async function undo(
  client: SanityClient,
  { write = false }: { write?: boolean } = {},
): Promise<Undone | undefined> {
  const runs = await readRuns(client);
  const half = runs.find(({ state, undoes }) => state === "writing" && undoes !== undefined);
  if (half !== undefined && write) {
    await resume(client);
    return { title: half.title, steps: [] };
  }
  const newest = runs.find(({ state, undoes }) => state !== "undone" && undoes === undefined);
  return newest && takeBack(client, newest, write);
}

/** Reverts a run. Fields and documents that have changed since stay. */
async function takeBack(client: SanityClient, run: Run, write: boolean): Promise<Undone> {
  const applied = Array.from({ length: run.applied }, (_, index) => index);
  const done = await pMap(applied, (index) => readStep(client, run._id, index), { concurrency: 4 });
  const lake = await readLake(client, () => true);
  const steps = done.flat().map(({ id, before, after }) =>
    planStep({
      id,
      mine: lake.get(id) ?? null,
      theirs: before && contentOf(before),
      base: after ? fingerprintsOf(contentOf(after)) : undefined,
      keep: true,
    }),
  );
  if (write) {
    const mark: Write = { id: run._id, before: run, after: { ...contentOf(run), state: "undone" } };
    const title = `undo of ${run.title}`;
    await applyWrites(client, [...writesOf(steps), mark], { title, undoes: run._id });
  }
  return { title: run.title, steps };
}

const stepId = (id: string, index: number) => `${id}.${index}`;

async function readRun(client: SanityClient, id: string): Promise<Run> {
  return journalRun.parse(await client.getDocument(id));
}

function readRuns(client: SanityClient): Promise<Run[]> {
  return ask(client, `*[_type == "contentJournal"] | order(_id desc)`, {}, z.array(journalRun));
}

async function readStep(client: SanityClient, id: string, index: number): Promise<Write[]> {
  const found = await withRetries(client, () => client.getDocument(stepId(id, index)));
  if (found === undefined) {
    throw new Error(
      `Step ${index + 1} of ${id} is missing from the content lake: somebody has deleted it. This run can be neither finished nor taken back whole. To leave what it has written and go on without it: resume --give-up`,
    );
  }
  return stepWrites.parse(JSON.parse(journalStep.parse(found).writes));
}

/** Deletes old journals, and the steps of older runs without a head. */
async function forgetOldRuns(client: SanityClient): Promise<void> {
  const oldest = (await readRuns(client))[KEPT_RUNS - 1]?._id;
  if (oldest === undefined) return;
  const query = `*[_type in ["contentJournal", "contentJournalStep"] && _id < $oldest]`;
  const old = { query, params: { oldest } };
  await withRetries(client, () => client.delete(old, { visibility: "async" }));
}
