import { ClientError, type SanityClient } from "@sanity/client";
import * as z from "zod";
import { batchesOf } from "./batches.ts";
import { contentDocument, contentOf, isNote, rethrowWith, storedDocument } from "./document.ts";
import { ask, readLake, withRetries } from "./lake.ts";
import { fingerprints, fingerprintsOf, planStep, type Step, type Write, writesOf } from "./plan.ts";

/** Number of runs that can be undone. Notes of older ones are deleted. */
const KEPT = 5;

/** What the note of a transaction holds of each change, as JSON. Fields of it would be attributes. */
const undoable = z.array(
  z.object({
    id: z.string(),
    /** The content before the change. */
    before: contentDocument.nullable(),
    /** What was written, to tell an editor's later change from it. */
    after: fingerprints.nullable(),
  }),
);

const noteHead = storedDocument.extend({
  /** What wrote, such as "import of figures.xlsx". */
  title: z.string(),
  /** The run, which is several transactions where its changes do not fit into one. */
  run: z.string(),
  _createdAt: z.string(),
});
const note = noteHead.extend({ changes: z.string() });

type Options = {
  /** What writes, for whoever undoes it. */
  title: string;
  /** Bytes for a transaction. */
  bytes?: number | undefined;
};

/**
 * Writes all changes in one transaction, with a note by which `undo` reverts it. Changes that are
 * too large for that are written in several, of which the earlier ones are reverted when a later
 * one is refused.
 * @returns the id of the run, for `undo`; undefined when there is nothing to write
 * @throws Error that says what is in the lake then
 */
export async function applyWrites(
  client: SanityClient,
  writes: readonly Write[],
  { title, bytes }: Options,
): Promise<string | undefined> {
  const noted = writes.map((write) => ({ ...write, note: JSON.stringify(noteOf(write)) }));
  const parts = batchesOf(noted, bytes);
  if (parts.length === 0) return undefined;
  const notes = await readNotes(client);
  const kept = [...new Set(notes.map(({ run }) => run))].slice(0, KEPT - 1);
  const forgotten = notes.filter(({ run }) => !kept.includes(run));
  // A name that sorts by time.
  const time = new Date().toISOString().replace(/\D/g, "");
  const run = `content.run.${time}-${Math.random().toString(36).slice(2, 6)}`;
  for (const [index, part] of parts.entries()) {
    const _id = `${run}.${String(index).padStart(4, "0")}`;
    const changes = `[${part.map(({ note }) => note).join()}]`;
    const transaction = transactionOf(client, part);
    transaction.create({ _id, _type: "contentRun", title, run, changes });
    if (index === 0) for (const old of forgotten) transaction.delete(old._id);
    const isStored = async () => (await client.getDocument(_id)) !== undefined;
    await commit(client, transaction, isStored).catch(async (cause: unknown) => {
      const isRefused = cause instanceof ClientError;
      if (isRefused && index > 0) await takeBack(client, { run, title }, { write: true });
      const fail = rethrowWith((message) =>
        isRefused
          ? `Nothing was written, the content lake refused it: ${message}. If somebody was editing meanwhile, run it again; nothing is lost.`
          : `The content lake stopped answering (${message}). Run the same again, which writes what is missing; undo shows what is written, and takes it back.`,
      );
      fail(cause);
    });
  }
  return run;
}

/** What has to be known of a change to revert it. */
function noteOf({ id, before, after }: Write): z.infer<typeof undoable>[number] {
  return { id, before: before && contentOf(before), after: after && fingerprintsOf(after) };
}

/**
 * A transaction in which each change names the revision that was read, so an edit made meanwhile
 * stops all of it and is not lost.
 */
function transactionOf(client: SanityClient, writes: readonly Write[]) {
  const transaction = client.transaction();
  for (const { id, before, after } of writes) {
    // Only a patch can check a revision, so an empty patch does.
    if (before) transaction.patch(id, { ifRevisionID: before._rev, unset: ["contentToolGuard"] });
    if (!before && after) transaction.create(after);
    if (before && after) transaction.createOrReplace({ ...after, _createdAt: before._createdAt });
    if (before && !after) transaction.delete(id);
  }
  return transaction;
}

/** Commits once, also where the response to the first attempt is lost and it is sent again. */
async function commit(
  client: SanityClient,
  transaction: ReturnType<typeof transactionOf>,
  isStored: () => Promise<boolean>,
): Promise<void> {
  await withRetries(client, async () => {
    try {
      await transaction.commit({ visibility: "sync" });
    } catch (error) {
      if (!(error instanceof ClientError && error.statusCode === 409 && (await isStored()))) {
        throw error;
      }
    }
  });
}

/** A run that is to be reverted, with the number of its documents. */
export type RunToUndo = { title: string; at: string; documents: number };

type UndoOptions = {
  write?: boolean;
  run?: string;
  onRun?: ((run: RunToUndo) => void) | undefined;
};

/** What was reverted, or left because it has changed since. */
export type Undone = { title: string; steps: readonly Step[] };

/**
 * Reverts a run, by default the newest one. Fields and documents that have changed since stay.
 * Broken off, it is finished by the next undo.
 * @param options `write` is false for a dry run; `run` is the id of the run; `onRun` is told the run
 * before anything is written
 * @returns undefined when there is no such run
 */
export async function undo(
  client: SanityClient,
  { write = false, run, onRun }: UndoOptions = {},
): Promise<Undone | undefined> {
  const notes = await readNotes(client);
  const found = notes.find((each) => run === undefined || each.run === run);
  return found && takeBack(client, found, { write, onRun });
}

async function takeBack(
  client: SanityClient,
  { run, title }: { run: string; title: string },
  { write, onRun }: Pick<UndoOptions, "write" | "onRun">,
): Promise<Undone> {
  const query = `*[_type == "contentRun" && run == $run] | order(_id)`;
  const own = await ask(client, query, { run }, z.array(note));
  const lake = await readLake(client, () => true);
  const changes = own.flatMap((each) => undoable.parse(JSON.parse(each.changes)));
  const documents = changes.filter(({ id }) => !isNote(id)).length;
  onRun?.({ title, at: own[0]?._createdAt ?? "", documents });
  const steps = changes.map(({ id, before, after }) =>
    planStep({
      id,
      mine: lake.get(id) ?? null,
      theirs: before,
      base: after ?? undefined,
      keep: true,
    }),
  );
  if (!write) return { title, steps };
  const parts = batchesOf(writesOf(steps));
  const last = parts.pop() ?? [];
  // The notes go with the last change, so that an undo that breaks off is finished by another.
  const gone = own.map((before) => ({ id: before._id, before, after: null }));
  const isUndone = async () => (await ask(client, query, { run }, z.array(note))).length === 0;
  for (const part of [...parts, [...last, ...gone]]) {
    await commit(client, transactionOf(client, part), isUndone).catch(
      rethrowWith(
        (message) =>
          `Not everything is taken back: ${message}. undo without --write shows what is left to take back; what editors change stays.`,
      ),
    );
  }
  return { title, steps };
}

/** A run that can be undone. */
export type Run = {
  id: string;
  /** What wrote, such as "import of figures.xlsx". */
  title: string;
  /** ISO time. */
  at: string;
};

/** The notes of transactions without their changes, the newest first. */
export const notesQuery = `*[_type == "contentRun"] | order(_id desc) { _id, _type, _rev, _createdAt, title, run }`;

/** The runs among what `notesQuery` finds, the newest first. */
export function runsAmong(notes: unknown): Run[] {
  const found = z.array(noteHead).parse(notes);
  const runs = found.map(({ run, title, _createdAt }) => ({ id: run, title, at: _createdAt }));
  return [...new Map(runs.map((run) => [run.id, run])).values()];
}

function readNotes(client: SanityClient) {
  return ask(client, notesQuery, {}, z.array(noteHead));
}
