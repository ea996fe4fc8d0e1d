import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openLake } from "../lake.ts";
import { createApp } from "../server.ts";
import { clientOf, makeTempDir, post, runLake, startTestLake, urlOf } from "./lake-fixture.ts";

test("an acknowledged change survives a kill of the process", async () => {
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
});

const text = "x".repeat(200_000);

test("a full disk gives a message with the path and what to do, and no half change is stored", async () => {
  const lake = openLake({ projectId: "local", dataDir: await makeTempDir(), log: () => {} });
  const { store } = lake;
  onTestFinished(() => store.close());
  const dataset = store.createDataset("production");
  const { app } = createApp(lake);
  const body = JSON.stringify({ mutations: [{ create: post("large", { text }) }] });
  const write = () =>
    app.request("http://localhost/v2025-02-19/data/mutate/production", {
      headers: { host: "localhost" },
      method: "POST",
      body,
    });
  store.database.exec("PRAGMA max_page_count = 1");
  const refused = await write();
  expect([refused.status, (await refused.json()).message]).toEqual([
    507,
    `The database ${store.file} cannot be used: database or disk is full. The disk is full: make room on it and try again; nothing was lost.`,
  ]);
  expect(dataset.all()).toEqual([]);

  store.database.exec("PRAGMA max_page_count = 100000");
  expect((await write()).status).toBe(200);
  expect(dataset.all()).toHaveLength(1);
});

test("an unusable data folder or an empty database stops the start with a message", async () => {
  const dataDir = await makeTempDir();
  const file = join(dataDir, "lake.sqlite");
  await writeFile(file, "This is a letter, not a database. ".repeat(500));
  const damaged = `${file} cannot be used: .*It is damaged: restore it .* or move ${dataDir} away`;
  await expect(startTestLake({ dataDir })).rejects.toThrow(new RegExp(damaged));

  await writeFile(file, "");
  const emptied = `${file} cannot be used: .*empty.*: restore it .* or move ${dataDir} away`;
  await expect(startTestLake({ dataDir })).rejects.toThrow(new RegExp(emptied));

  await rm(file);
  await startTestLake({ dataDir });
  const second = await runLake({ CONTENT_LAKE_DATA_DIR: dataDir });
  expect([await second.ended, second.output()]).toEqual([
    1,
    expect.stringContaining("Another process is using it: stop that one"),
  ]);
});
