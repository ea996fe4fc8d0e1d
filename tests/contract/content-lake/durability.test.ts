import { ClientError, type SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { clientOf, makeTempDir } from "./lake-fixture.ts";
import { runLake, urlOf } from "./lake-process.ts";

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

async function transactionIds(client: SanityClient): Promise<string[]> {
  const ids = Array.from({ length: DOCUMENTS }, (_, n) => documentOf(n)).join(",");
  const path = `/data/history/production/transactions/${ids}?limit=10000&excludeContent=true`;
  const text = await (await fetch(client.getUrl(path))).text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line).id);
}

test("what was acknowledged survives being killed, again and again", async () => {
  const env = { CONTENT_LAKE_DATA_DIR: await makeTempDir(), CONTENT_LAKE_PORT: "0" };
  const todo = Array.from({ length: WRITES }, (_, n) => n);
  const confirmed: Confirmed = new Set();

  for (const killAfter of [150, 400, 700]) {
    const lake = runLake(env);
    const client = clientOf({ url: await urlOf(lake) });
    const killer = setInterval(() => confirmed.size >= killAfter && lake.child.kill("SIGKILL"), 1);
    await write(client, todo, confirmed);
    clearInterval(killer);
    expect(await lake.ended).toBe("SIGKILL");
    expect(confirmed.size).toBeLessThan(WRITES);
    await expectAllKept(env, confirmed);
  }
  const lake = runLake(env);
  await write(clientOf({ url: await urlOf(lake) }), todo, confirmed);
  lake.child.kill("SIGKILL");
  await lake.ended;
  expect(confirmed.size).toBe(WRITES);
  await expectAllKept(env, confirmed);
});

async function expectAllKept(env: Record<string, string>, confirmed: Confirmed): Promise<void> {
  const lake = runLake(env);
  const client = clientOf({ url: await urlOf(lake) });
  const documents = await client.fetch<Record<string, unknown>[]>("*");
  const byId = new Map(documents.map((document) => [document._id, document]));
  const lost = [...confirmed].filter((n) => byId.get(documentOf(n))?.[`n${n}`] !== true);
  expect(lost, "documents").toEqual([]);
  const logged = new Set(await transactionIds(client));
  expect(
    [...confirmed].filter((n) => !logged.has(`t-${n}`)),
    "log entries",
  ).toEqual([]);
  lake.child.kill("SIGTERM");
  expect(await lake.ended).toBe(0);
}
