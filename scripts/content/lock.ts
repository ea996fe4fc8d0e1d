import { hostname } from "node:os";
import { ClientError, type SanityClient } from "@sanity/client";
import * as z from "zod";
import { isRecord, storedDocument } from "./document.ts";
import { ask, withRetries } from "./lake.ts";

const ID = "content.lock";
const RENEWED_EVERY_MS = 10_000;
/** A lock that was not renewed for this many seconds counts as abandoned. */
const GONE_AFTER = 30;
/** The machine and the process that hold the lock. */
const OWN_RUN = `${hostname()} ${process.pid}`;

const lock = storedDocument.extend({
  title: z.string(),
  run: z.string(),
  /** Seconds since the lock was taken or renewed, by the lake's clock. */
  age: z.number(),
});

/**
 * Runs work that changes content while nobody else does. Otherwise one process would take another's
 * work for an interrupted run. A lock of a process that has ended is taken over.
 * @param title what writes, for whoever finds the lock
 * @throws Error, before anything is written, that says who is writing
 */
export async function withLock<Result>(
  client: SanityClient,
  title: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await take(client, title);
  // An error here also affects the work itself, which reports it.
  const ignore = () => {};
  const renewal = setInterval(() => {
    client.patch(ID).inc({ applied: 1 }).commit({ visibility: "async" }).catch(ignore);
  }, RENEWED_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    const own = { query: "*[_id == $id && run == $run]", params: { id: ID, run: OWN_RUN } };
    await withRetries(client, () => client.delete(own)).catch(ignore);
  }
}

async function take(client: SanityClient, title: string): Promise<void> {
  const holder = { title, run: OWN_RUN };
  const document = { _id: ID, _type: "contentLock", ...holder, applied: 0 };
  try {
    await withRetries(client, () => client.create(document));
  } catch (error) {
    if (!(error instanceof ClientError) || error.statusCode !== 409) throw error;
    const query = `*[_id == $id][0]{ ..., "age": dateTime(now()) - dateTime(_updatedAt) }`;
    const held = await ask(client, query, { id: ID }, lock.nullable());
    // The lock was released meanwhile.
    if (held === null) return take(client, title);
    const [host, pid] = held.run.split(" ");
    // A process holds one lock at a time. A lock under its own name is an old one that it could not
    // release.
    const isLeft = held.run === OWN_RUN || (host === hostname() && !isRunning(Number(pid)));
    if (!isLeft && held.age <= GONE_AFTER) {
      throw new Error(
        `“${held.title}” is being written on ${host} at this moment. Nothing was written here: wait until that is done, then run this again.`,
      );
    }
    await client.patch(ID, { ifRevisionID: held._rev, set: holder }).commit();
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isRecord(error) && error.code === "EPERM";
  }
}
