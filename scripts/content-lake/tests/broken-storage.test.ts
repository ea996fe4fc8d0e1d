import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createApp } from "../http/app.ts";
import { StreamPorts } from "../http/stream-ports.ts";
import { inTransaction, openDatabase } from "../local-server/sqlite.ts";
import { ReleaseSchedule } from "../release-schedule.ts";
import type { LakeStore } from "../store/lake.ts";
import { clientOf, makeLake, makeTempDir, post, startTestLake, until } from "./lake-fixture.ts";
import { runLake } from "./lake-process.ts";

/** A lake without a network, whose database may grow no further than it has. */
async function makeFullLake(prepare: (store: LakeStore) => Promise<unknown> = async () => {}) {
  const { lake, store, lines } = await makeLake();
  const app = createApp(lake, new StreamPorts(lake));
  const send = (path: string, body?: unknown) =>
    app.request(`http://localhost/v2025-02-19/data/${path}`, {
      headers: { host: "localhost" },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
  await prepare(store);
  store.database.exec("PRAGMA max_page_count = 1");
  return { lake, send, store, lines, file: store.file };
}

const large = { create: post("large", { text: "x".repeat(200_000) }) };
const count = "query/production?query=count(*)";

test("a full disk is named with the path of the database and what to do, and nothing is kept by halves", async () => {
  const { send, store, lines, file } = await makeFullLake();
  const refused = await send("mutate/production", { mutations: [large] });
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({
    message: `The database ${file} cannot be used: database or disk is full. The disk is full: make room on it and try again; nothing was lost.`,
  });
  expect(lines).toEqual([expect.stringContaining(`${file} cannot be used: database or disk`)]);
  expect(await (await send(count)).json()).toMatchObject({ result: 0 });

  store.database.exec("PRAGMA max_page_count = 100000");
  expect((await send("mutate/production", { mutations: [large] })).status).toBe(200);
  expect(await (await send(count)).json()).toMatchObject({ result: 1 });
  store.close();
});

test("a full disk holds up scheduled releases, and they are published once there is room", async () => {
  const _type = "post";
  const text = "x".repeat(200_000);
  const state = { state: "scheduled", publishAt: "2025-01-01T00:00:00Z" };
  const { lake, store, lines } = await makeFullLake((store) =>
    store.dataset("production").transact({ author: "anna" }, (documents) => {
      documents.apply({ create: { _id: "versions.r.a", _type, text } });
      documents.apply({ create: { _id: "_.releases.r", _type: "system.release", ...state } });
    }),
  );
  const schedule = new ReleaseSchedule(lake, { now: Date.now, everyMs: 1 });
  await until(() => lines.length > 2, "three attempts");
  expect(lines).toEqual(
    lines.map((_, nth) => expect.stringContaining(`tried again in ${2 ** (nth + 1) / 1000} s`)),
  );
  expect(lines[0]).toContain("The disk is full");

  store.database.exec("PRAGMA max_page_count = 100000");
  await until(() => store.dataset("production").get("a") !== null, "the release");
  await schedule.close();
  expect(store.dataset("production").get("_.releases.r")).toMatchObject({ state: "published" });
  store.close();
});

const damaged = "It is damaged: restore it from a copy, or move";

test.each([
  ["that is none", () => Buffer.from("This is a letter, not a database. ".repeat(500))],
  [
    "with a header alone",
    () => Buffer.concat([Buffer.from("SQLite format 3\0"), Buffer.alloc(8176, 7)]),
  ],
])("a damaged database: %s is named at the start, with what to do", async (_name, make) => {
  const dir = await makeTempDir();
  await writeFile(join(dir, "lake.sqlite"), make());
  const lake = await runLake({ CONTENT_LAKE_DATA_DIR: dir });
  expect(await lake.ended).toBe(1);
  expect(lake.output()).toContain(`The database ${join(dir, "lake.sqlite")} cannot be used`);
  expect(lake.output()).toContain(`${damaged} ${dir} away`);
  expect(lake.output()).not.toContain("    at ");
});

test("a damaged database whose pages are overwritten is named too", async () => {
  const dataDir = await makeTempDir();
  const file = join(dataDir, "lake.sqlite");
  const lake = await startTestLake({ dataDir });
  const text = "x".repeat(3000);
  for (let i = 0; i < 50; i += 1) await clientOf(lake).create(post(`post-${i}`, { text }));
  await lake.close();
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(40_000, 0xff), 0, 40_000, 8192);
  await handle.close();
  const started = startTestLake({ dataDir });
  await expect(started).rejects.toThrow(`The database ${file} cannot be used`);
  await expect(started).rejects.toThrow(damaged);
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
