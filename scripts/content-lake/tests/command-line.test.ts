import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { clientOf, makeTempDir, runLake, startTestLake, until, urlOf } from "./lake-fixture.ts";

test("the command line says where it listens, on every loopback name, and ends when it is told or left alone", async () => {
  const lake = await runLake();
  const url = await urlOf(lake);
  expect(lake.output()).toBe(`Content lake listening on ${url}\n`);
  for (const host of ["localhost", "127.0.0.1"]) {
    expect((await fetch(`${url.replace("localhost", host)}/v1/ping`)).status).toBe(200);
  }
  lake.child.kill("SIGTERM");
  expect(await lake.ended).toBe(0);
  const alone = await runLake();
  await urlOf(alone);
  alone.child.disconnect();
  expect(await alone.ended).toBe(0);
});

test("the command line takes options, and webhooks from a file", async () => {
  const webhooks = join(await makeTempDir(), "webhooks.json");
  const hook = { name: "a", url: "http://127.0.0.1:1/", on: ["create"] };
  await writeFile(webhooks, JSON.stringify([hook]));
  const options = ["--project", "other", "--datasets", "one,two", "--webhooks", webhooks];
  const lake = await runLake({ CONTENT_LAKE_PROJECT_ID: "local" }, options);
  const client = clientOf({ url: await urlOf(lake) }, { dataset: "two" });
  await client.create({ _type: "post" });
  expect(await client.fetch("sanity::projectId()")).toBe("other");
  await until(() => lake.output().includes('Webhook "a"'), "a failed delivery");
});

const hook = '[{"name":"x","url":"http://x/","on":["create"],"filter":"=="}]';

test.each([
  [{}, ["--help"], 0, "--data <folder>"],
  [{}, ["--prot", "1"], 1, "Unknown option '--prot'"],
  [{ NODE_ENV: "production" }, [], 1, "NODE_ENV is production: "],
  [
    { CONTENT_LAKE_PORT: "99999" },
    [],
    1,
    'CONTENT_LAKE_PORT is "99999": set a port from 0 to 65535\n',
  ],
  [{ CONTENT_LAKE_PROJECT_ID: "A B" }, [], 1, 'CONTENT_LAKE_PROJECT_ID is "A B": use '],
  [{ CONTENT_LAKE_WEBHOOKS: '[{"name":"x"}]' }, [], 1, "CONTENT_LAKE_WEBHOOKS cannot be used: "],
  [{ CONTENT_LAKE_WEBHOOKS: "/no/such/file" }, [], 1, "cannot be used: ENOENT: no such file"],
  [{ CONTENT_LAKE_WEBHOOKS: hook }, [], 1, 'Webhook "x": its filter is not GROQ'],
])("the command line answers %j %j with %i and one clear message", async (...all) => {
  const [env, options, code, message] = all;
  const lake = await runLake(env, options);
  expect(await lake.ended).toBe(code);
  expect(lake.output()).toContain(message);
  expect(lake.output()).not.toContain("    at ");
});

test("the command line refuses a port and a data directory that it cannot have, saying what to do", async () => {
  const refused = async (settings: Record<string, string>, ...words: string[]) => {
    const lake = await runLake(settings);
    expect(await lake.ended).toBe(1);
    for (const said of words) expect(lake.output()).toContain(said);
  };
  const { port } = await startTestLake();
  const other = "stop the program that uses it, or choose another port\n";
  const taken = `Port ${port} is already in use: ${other}`;
  await refused({ CONTENT_LAKE_PORT: String(port) }, taken);

  const dir = await makeTempDir();
  await writeFile(join(dir, "file"), "");
  const blocked = join(dir, "file", "lake");
  const remedy = "set CONTENT_LAKE_DATA_DIR to another folder";
  const reason = `The database ${join(blocked, "lake.sqlite")} cannot be used: ENOTDIR`;
  await refused({ CONTENT_LAKE_DATA_DIR: blocked }, reason, remedy);

  const old = await makeTempDir();
  const database = new DatabaseSync(join(old, "lake.sqlite"));
  database.exec("CREATE TABLE documents (id TEXT); PRAGMA user_version = 1");
  database.close();
  const version = `${join(old, "lake.sqlite")} was made by another version of the content lake (1)`;
  await refused({ CONTENT_LAKE_DATA_DIR: old }, version);

  await urlOf(await runLake({ CONTENT_LAKE_DATA_DIR: dir }));
  const used = "Another process is using it: stop that one";
  await refused({ CONTENT_LAKE_DATA_DIR: dir }, used);
});
