import { open, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createApp } from "../http/app.ts";
import { inTransaction, openDatabase } from "../local-server/sqlite.ts";
import { startReleaseSchedule } from "../release-schedule.ts";
import {
  clientOf,
  historyOf,
  makeLake,
  makeTempDir,
  post,
  runLake,
  startTestLake,
  until,
  urlOf,
} from "./lake-fixture.ts";

test("what was acknowledged survives being killed, in the log too", async () => {
  const env = { CONTENT_LAKE_DATA_DIR: await makeTempDir() };
  const killed = await runLake(env);
  const client = clientOf({ url: await urlOf(killed) });
  const confirmed: string[] = [];
  const write = async (writer: string) => {
    for (let n = 0; ; n += 1) {
      const { _id, _rev } = await client.create(post(`${writer}-${n}`));
      confirmed.push(`${_id} ${_rev}`);
      if (confirmed.length === 150) killed.child.kill("SIGKILL");
    }
  };
  await Promise.allSettled(["a", "b", "c", "d"].map(write));
  expect(await killed.ended).toBe("SIGKILL");

  const again = clientOf({ url: await urlOf(await runLake(env)) });
  const kept = await again.fetch<string[]>("*{'said': _id + ' ' + _rev}.said");
  expect(kept).toEqual(expect.arrayContaining(confirmed));
  const ids = confirmed.map((said) => said.split(" ")[0]).join(",");
  const logged = await historyOf(again, ids, "?limit=1000");
  const lines = logged.map(({ id, documentIDs }) => `${documentIDs[0]} ${id}`);
  expect(lines).toEqual(expect.arrayContaining(confirmed));
});

const text = "x".repeat(200_000);
const count = "query/production?query=count(*)";

test("a full disk is named with the path of the database and what to do, and nothing is kept by halves", async () => {
  const { lake, store, lines } = await makeLake();
  const { app } = createApp(lake);
  const send = (path: string, body?: unknown) =>
    app.request(`http://localhost/v2025-02-19/data/${path}`, {
      headers: { host: "localhost" },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
  store.database.exec("PRAGMA max_page_count = 1");
  const large = { mutations: [{ create: post("large", { text }) }] };
  const refused = await send("mutate/production", large);
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({
    message: `The database ${store.file} cannot be used: database or disk is full. The disk is full: make room on it and try again; nothing was lost.`,
  });
  expect(lines).toEqual([expect.stringContaining(`${store.file} cannot be used: database or`)]);
  expect(await (await send(count)).json()).toMatchObject({ result: 0 });

  store.database.exec("PRAGMA max_page_count = 100000");
  expect((await send("mutate/production", large)).status).toBe(200);
  expect(await (await send(count)).json()).toMatchObject({ result: 1 });
});

test("a full disk holds up scheduled releases, and they are published once there is room", async () => {
  const { lake, store, dataset, lines } = await makeLake();
  const state = { state: "scheduled", publishAt: "2025-01-01T00:00:00Z" };
  await dataset.transact({ author: "anna" }, (documents) => {
    documents.apply({ create: post("versions.r.a", { text }) });
    documents.apply({ create: { _id: "_.releases.r", _type: "system.release", ...state } });
  });
  store.database.exec("PRAGMA max_page_count = 1");
  const schedule = startReleaseSchedule(lake, { now: Date.now, everyMs: 1 });
  await until(() => lines.length > 1, "two attempts");
  expect(lines[1]).toMatch(/tried again in 0.06 s: .*The disk is full/);

  store.database.exec("PRAGMA max_page_count = 100000");
  await until(() => dataset.get("a") !== null, "the release");
  await schedule.close();
  expect(dataset.get("_.releases.r")).toMatchObject({ state: "published" });
});

test("a file that is no database, or whose pages are overwritten, is named at the start, with what to do", async () => {
  const dataDir = await makeTempDir();
  const file = join(dataDir, "lake.sqlite");
  const isNamed = async () => {
    const damaged = `${file} cannot be used: .* It is damaged: restore it from a copy, or move ${dataDir} away`;
    await expect(startTestLake({ dataDir })).rejects.toThrow(new RegExp(damaged));
  };
  await writeFile(file, "This is a letter, not a database. ".repeat(500));
  await isNamed();
  await rm(file);
  const lake = await startTestLake({ dataDir });
  for (let i = 0; i < 3; i += 1) await clientOf(lake).create(post(`post-${i}`, { text }));
  await lake.close();
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(400_000, 0xff), 0, 400_000, 8192);
  await handle.close();
  await isNamed();
});

test("what throws within a transaction undoes it, and passes", async () => {
  const file = join(await makeTempDir(), "notes.sqlite");
  const prepare = (opened: ReturnType<typeof openDatabase>) =>
    opened.exec("CREATE TABLE note (text TEXT)");
  const database = openDatabase({ file, setting: "NOTES_DIR", exclusive: false, prepare });
  const work = () => {
    database.exec("INSERT INTO note VALUES ('one')");
    throw new Error("changed my mind");
  };
  expect(() => inTransaction(database, file, work)).toThrow("changed my mind");
  expect(database.prepare("SELECT text FROM note").all()).toEqual([]);
  database.close();
});
