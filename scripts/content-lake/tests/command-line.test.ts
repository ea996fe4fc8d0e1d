import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { makeTempDir, runLake, startTestLake, urlOf } from "./lake-fixture.ts";

test("the content lake's command prints its address, answers on every loopback name and ends on a signal", async () => {
  const lake = await runLake();
  const url = await urlOf(lake);
  expect(lake.output()).toBe(`Content lake listening on ${url}\n`);
  for (const host of ["localhost", "127.0.0.1"]) {
    expect((await fetch(`${url.replace("localhost", host)}/v1/ping`)).status).toBe(200);
  }
  lake.child.kill("SIGTERM");
  expect(await lake.ended).toBe(0);
});

test("the content lake's command prints one clear message when it cannot start", async () => {
  const port = String((await startTestLake()).port);
  const refused = await runLake({ CONTENT_LAKE_PORT: port });
  const taken = `Port ${port} is already in use: stop the program that uses it, or choose another port\n`;
  expect([await refused.ended, refused.output()]).toEqual([1, taken]);
});

test("in the content lake's command options win over variables, and webhooks can come from a file", async () => {
  const webhooks = join(await makeTempDir(), "webhooks.json");
  const hook = { name: "a", url: "http://127.0.0.1:1/", on: ["create"] };
  await writeFile(webhooks, JSON.stringify([hook]));
  const args = ["--project", "other", "--datasets", "one, two", "--webhooks", webhooks];
  const env = { CONTENT_LAKE_PROJECT_ID: "local", CONTENT_LAKE_DATA_DIR: "/data" };
  expect(readSettings(args, { ...env, CONTENT_LAKE_PORT: "" })).toEqual({
    port: 3999,
    projectId: "other",
    datasets: ["one", "two"],
    dataDir: "/data",
    webhooks: [hook],
  });
});

test.each([
  [["--prot", "1"], {}, "Unknown option '--prot'"],
  [[], { NODE_ENV: "production" }, "NODE_ENV is production: "],
  [[], { CONTENT_LAKE_PORT: "99999" }, "expected number to be <=65535\n  → at port"],
  [["--webhooks", '[{"name":"x"}]'], {}, "CONTENT_LAKE_WEBHOOKS cannot be used: "],
])("the content lake's command refuses %j %j", (args, env, message) => {
  expect(() => readSettings(args, { NODE_ENV: "test", ...env })).toThrow(message);
});
