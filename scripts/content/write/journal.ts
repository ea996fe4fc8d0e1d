import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { storedDocument } from "../document.ts";
import { withRetries } from "../retries.ts";
import type { Write } from "./write.ts";

/** Runs that can still be undone; older journals are removed. */
const KEPT_RUNS = 5;
/** Milliseconds after which steps without a head are those of a run that was broken off. */
const ORPHAN_AGE = 3_600_000;

const head = storedDocument.extend({
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
export type JournalHead = z.infer<typeof head>;

const write = z.object({
  id: z.string(),
  before: storedDocument.nullable(),
  after: z.looseObject({ _id: z.string(), _type: z.string() }).nullable(),
});
const step = z.looseObject({ writes: z.string() });

const headId = (run: string) => `content.journal.${run}`;
const stepId = (run: string, index: number) => `content.journal.${run}.${index}`;

/** A name for a run that sorts by time. */
export function newRun(now = new Date()): string {
  const time = now.toISOString().replace(/\D/g, "");
  return `${time}-${Math.random().toString(36).slice(2, 6)}`;
}

/**
 * Writes down all steps of a run with what was there before them; the head last, so that a run
 * which is broken off before it has not begun.
 */
export async function openJournal(
  client: SanityClient,
  run: string,
  { title, batches, undoes }: { title: string; batches: readonly Write[][]; undoes?: string },
): Promise<JournalHead> {
  for (const [index, writes] of batches.entries()) {
    const document = {
      _id: stepId(run, index),
      _type: "contentJournalStep",
      run,
      writes: JSON.stringify(writes),
    };
    await withRetries(client, () => client.createOrReplace(document, { visibility: "async" }));
  }
  const first = {
    _id: headId(run),
    _type: "contentJournal",
    run,
    title,
    state: "writing",
    steps: batches.length,
    applied: 0,
    ...(undoes === undefined ? {} : { undoes }),
  };
  await withRetries(client, () => client.createIfNotExists(first));
  return readHead(client, run);
}

export async function readHead(client: SanityClient, run: string): Promise<JournalHead> {
  return head.parse(await client.getDocument(headId(run)));
}

/** The journals in the lake, newest first. */
export async function readHeads(client: SanityClient): Promise<JournalHead[]> {
  const found = await withRetries(client, () =>
    client.fetch<unknown>(
      `*[_type == "contentJournal"] | order(run desc)`,
      {},
      {
        perspective: "raw",
      },
    ),
  );
  return z.array(head).parse(found);
}

/** @throws Error when the step was removed from the lake. */
export async function readStep(client: SanityClient, run: string, index: number): Promise<Write[]> {
  const found = await withRetries(client, () => client.getDocument(stepId(run, index)));
  if (found === undefined) {
    throw new Error(`Step ${index + 1} of the journal ${run} is gone from the content lake.`);
  }
  return z.array(write).parse(JSON.parse(step.parse(found).writes));
}

/** Removes old journals, and steps of runs that were broken off before they had begun. */
export async function tidyJournals(client: SanityClient, now = Date.now()): Promise<void> {
  const heads = await readHeads(client);
  const kept = heads.slice(0, KEPT_RUNS).map(({ run }) => run);
  const newestOrphan = newRun(new Date(now - ORPHAN_AGE));
  const known = heads.map(({ run }) => run);
  const old = `_type in ["contentJournal", "contentJournalStep"] && !(run in $kept) &&
    (run in $known || run < $newestOrphan)`;
  const params = { kept, known, newestOrphan };
  if ((await client.fetch<number>(`count(*[${old}])`, params, { perspective: "raw" })) === 0)
    return;
  await client.delete({ query: `*[${old}]`, params }, { visibility: "async" });
}
