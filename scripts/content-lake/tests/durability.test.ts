import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ClientError, type SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { clientOf, makeTempDir, until } from "./lake-fixture.ts";
import { runLake, urlOf } from "./lake-process.ts";
import { startReceiver, webhook } from "./webhook-receiver.ts";

const WRITES = 1000;
const WRITERS = 4;
const DOCUMENTS = 100;

/** The numbers whose write the lake has confirmed. */
type Confirmed = Set<number>;

const documentOf = (n: number) => `doc-${n % DOCUMENTS}`;

/** Writes number after number until none is left or the lake is gone. */
async function write(client: SanityClient, todo: number[], confirmed: Confirmed): Promise<void> {
  const writer = async () => {
    for (let n = todo.shift(); n !== undefined; n = todo.shift()) {
      const transaction = client
        .transaction()
        .createIfNotExists({ _id: documentOf(n), _type: "entry" })
        .patch(documentOf(n), (patch) => patch.set({ [`n${n}`]: true }))
        .transactionId(`t-${n}`);
      try {
        await transaction.commit({ returnDocuments: false });
        confirmed.add(n);
      } catch (error) {
        // Stored before the kill, but never confirmed: it is refused as known, and so confirmed.
        if (error instanceof ClientError && error.statusCode === 409) confirmed.add(n);
        else todo.push(n);
        if (!(error instanceof ClientError)) return;
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

const allDocuments = Array.from({ length: DOCUMENTS }, (_, n) => documentOf(n));

async function transactionIds(client: SanityClient, documents: string[]): Promise<string[]> {
  const ids = documents.join(",");
  const path = `/data/history/production/transactions/${ids}?limit=10000&excludeContent=true`;
  const text = await (await fetch(client.getUrl(path))).text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line).id);
}

test("what was acknowledged survives being killed, again and again", async () => {
  const env = { CONTENT_LAKE_DATA_DIR: await makeTempDir() };
  const todo = Array.from({ length: WRITES }, (_, n) => n);
  const confirmed: Confirmed = new Set();

  for (const killAfter of [150, 400, 700]) {
    const lake = await runLake(env);
    const client = clientOf({ url: await urlOf(lake) });
    const killer = setInterval(() => confirmed.size >= killAfter && lake.child.kill("SIGKILL"), 1);
    await write(client, todo, confirmed);
    clearInterval(killer);
    expect(await lake.ended).toBe("SIGKILL");
    expect(confirmed.size).toBeLessThan(WRITES);
    await expectAllKept(env, confirmed);
  }
  const lake = await runLake(env);
  await write(clientOf({ url: await urlOf(lake) }), todo, confirmed);
  lake.child.kill("SIGKILL");
  await lake.ended;
  expect(confirmed.size).toBe(WRITES);
  await expectAllKept(env, confirmed);
});

async function expectAllKept(env: Record<string, string>, confirmed: Confirmed): Promise<void> {
  const lake = await runLake(env);
  const client = clientOf({ url: await urlOf(lake) });
  const documents = await client.fetch<Record<string, unknown>[]>("*");
  const byId = new Map(documents.map((document) => [document._id, document]));
  const lost = [...confirmed].filter((n) => byId.get(documentOf(n))?.[`n${n}`] !== true);
  expect(lost, "documents").toEqual([]);
  const logged = new Set(await transactionIds(client, allDocuments));
  expect(
    [...confirmed].filter((n) => !logged.has(`t-${n}`)),
    "log entries",
  ).toEqual([]);
  lake.child.kill("SIGTERM");
  expect(await lake.ended).toBe(0);
}

const RELEASES = 150;
const ROUNDS = 4;

/** Makes releases of one document each, all due at the same time. */
async function scheduleAll(client: SanityClient, publishAt: string): Promise<void> {
  for (let n = 0; n < RELEASES; n += 1) {
    const releaseId = `release-${n}`;
    const publishedId = `scheduled-${n}`;
    const document = { _id: `versions.${releaseId}.${publishedId}`, _type: "entry" };
    await client.action([
      { actionType: "sanity.action.release.create", releaseId },
      { actionType: "sanity.action.document.version.create", publishedId, document },
      { actionType: "sanity.action.release.schedule", releaseId, publishAt },
    ]);
  }
}

/** The releases that still wait, read from the files of a lake that does not run. */
function countScheduled(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "lake.sqlite"));
  const statement = "SELECT 1 FROM documents WHERE body ->> '$.state' = 'scheduled'";
  const { length } = database.prepare(statement).all();
  database.close();
  return length;
}

test("scheduled releases survive being killed while they are published, none of them twice", async () => {
  const site = await startReceiver();
  const env = {
    CONTENT_LAKE_DATA_DIR: await makeTempDir(),
    CONTENT_LAKE_WEBHOOKS: JSON.stringify([webhook(site.url, { filter: "_type == 'entry'" })]),
  };
  const left: number[] = [];
  const due = new Date(Date.now() + 3000).toISOString();
  for (let round = 0; round < ROUNDS; round += 1) {
    const lake = await runLake(env);
    const client = clientOf({ url: await urlOf(lake) });
    if (round === 0) await scheduleAll(client, due);
    // The deliveries come while the next releases are published, so this is in the middle of it.
    const enough = site.deliveries.length + 3;
    const killer = setInterval(
      () => site.deliveries.length >= enough && lake.child.kill("SIGKILL"),
      1,
    );
    expect(await lake.ended).toBe("SIGKILL");
    clearInterval(killer);
    left.push(countScheduled(env.CONTENT_LAKE_DATA_DIR));
  }
  expect(Math.min(...left), "releases that no kill came after").toBeGreaterThan(0);

  const lake = await runLake(env);
  const client = clientOf({ url: await urlOf(lake) });
  const keys = () => new Set(site.deliveries.map(({ headers }) => headers["idempotency-key"]));
  await until(() => keys().size === RELEASES, "a delivery for each document");
  const states = await client.fetch<string[]>("*[_type == 'system.release'].state");
  expect(states).toEqual(Array(RELEASES).fill("published"));
  const documents = Array.from({ length: RELEASES }, (_, n) => `scheduled-${n}`);
  expect(await client.fetch("count(*[_id in $documents])", { documents })).toBe(RELEASES);
  expect(await transactionIds(client, documents)).toHaveLength(RELEASES);
  lake.child.kill("SIGTERM");
  expect(await lake.ended).toBe(0);
});
