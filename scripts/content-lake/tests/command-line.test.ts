import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { clientOf, makeTempDir, startTestLake, until } from "./lake-fixture.ts";
import { runLake, urlOf } from "./lake-process.ts";

test("the command line says where it listens, on every loopback name, and ends cleanly", async () => {
  const lake = await runLake();
  const url = await urlOf(lake);
  expect(lake.output()).toBe(`Content lake listening on ${url}\n`);
  for (const host of ["localhost", "127.0.0.1"]) {
    expect((await fetch(`${url.replace("localhost", host)}/v1/ping`)).status).toBe(200);
  }
  lake.child.kill("SIGTERM");
  expect(await lake.ended).toBe(0);
});

test("the command line ends when the program that started it is gone", async () => {
  const lake = await runLake();
  await urlOf(lake);
  lake.child.disconnect();
  expect(await lake.ended).toBe(0);
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

test("the command line explains itself", async () => {
  const lake = await runLake({}, ["--help"]);
  expect(await lake.ended).toBe(0);
  expect(lake.output()).toContain("--data <folder>");
  const wrong = await runLake({}, ["--prot", "1"]);
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toContain("Unknown option '--prot'");
});

test.each([
  [{ NODE_ENV: "production" }, /^NODE_ENV is production: .*development only\n$/],
  [{ CONTENT_LAKE_PORT: "99999" }, /^CONTENT_LAKE_PORT is "99999": set a port from 0 to 65535\n$/],
  [{ CONTENT_LAKE_PROJECT_ID: "A B" }, /^CONTENT_LAKE_PROJECT_ID is "A B": use /],
  [{ CONTENT_LAKE_WEBHOOKS: "[{" }, /^CONTENT_LAKE_WEBHOOKS cannot be used: .*JSON/],
  [{ CONTENT_LAKE_WEBHOOKS: '[{"name":"x"}]' }, /^CONTENT_LAKE_WEBHOOKS cannot be used: .*url/s],
  [
    { CONTENT_LAKE_WEBHOOKS: "/no/such/file" },
    /^CONTENT_LAKE_WEBHOOKS cannot be used: .*no such file/,
  ],
  [
    { CONTENT_LAKE_WEBHOOKS: '[{"name":"x","url":"http://x/","on":["create"],"filter":"=="}]' },
    /^Webhook "x": its filter is not GROQ/,
  ],
])("the command line refuses %j with one clear message", async (env, message) => {
  const lake = await runLake(env);
  expect(await lake.ended).toBe(1);
  expect(lake.output()).toMatch(message);
  expect(lake.output()).not.toContain("    at ");
});

test("the command line refuses a port that is taken", async () => {
  const { port } = await startTestLake();
  const lake = await runLake({ CONTENT_LAKE_PORT: String(port) });
  expect(await lake.ended).toBe(1);
  expect(lake.output()).toBe(
    `Port ${port} is already in use: stop the program that uses it, or choose another port\n`,
  );
});

test("the command line refuses a data directory it cannot use, or that another lake uses", async () => {
  const dir = await makeTempDir();
  await writeFile(join(dir, "file"), "");
  const blocked = await runLake({ CONTENT_LAKE_DATA_DIR: join(dir, "file", "lake") });
  expect(await blocked.ended).toBe(1);
  expect(blocked.output()).toContain(
    `The database ${join(dir, "file", "lake", "lake.sqlite")} cannot be used: ENOTDIR`,
  );
  expect(blocked.output()).toContain("set CONTENT_LAKE_DATA_DIR to another folder");

  const old = await makeTempDir();
  const database = new DatabaseSync(join(old, "lake.sqlite"));
  database.exec("CREATE TABLE documents (id TEXT); PRAGMA user_version = 1");
  database.close();
  const mismatched = await runLake({ CONTENT_LAKE_DATA_DIR: old });
  expect(await mismatched.ended).toBe(1);
  expect(mismatched.output()).toContain(join(old, "lake.sqlite"));
  expect(mismatched.output()).toContain("made by another version of the content lake (1)");

  await urlOf(await runLake({ CONTENT_LAKE_DATA_DIR: dir }));
  const second = await runLake({ CONTENT_LAKE_DATA_DIR: dir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain("Another process is using it: stop that one");
});
