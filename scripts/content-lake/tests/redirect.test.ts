import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeEach, expect, test } from "vitest";
import { clientOf, post, startTestLake, type TestLake } from "./lake-fixture.ts";

let lake: TestLake;

beforeEach(async () => {
  lake = await startTestLake();
  await clientOf(lake).create(post("a", { title: "Here" }));
});

test("a program that names no host is sent to the lake, however it asks", async () => {
  const program = `
    import { lookup } from "node:dns/promises";
    import { get } from "node:https";
    import { createClient } from "@sanity/client";
    const of = (useCdn) =>
      createClient({ projectId: "local", dataset: "production", apiVersion: "2025-02-19", useCdn });
    const titles = await Promise.all([true, false].map((cdn) => of(cdn).fetch("*[0].title")));
    const picture = await fetch("https://cdn.sanity.io/images/local/production/none.png");
    const status = await new Promise((resolve) =>
      get("https://api.sanity.io/v1/ping", (answer) => resolve(answer.statusCode)));
    const elsewhere = await fetch("https://sanity.io.invalid/").catch((e) => e.cause.code);
    const { length } = await lookup("cdn.sanity.io", { all: true });
    console.log(JSON.stringify([...titles, picture.status, status, elsewhere, length]));`;
  const preload = fileURLToPath(new URL("../redirect/node.ts", import.meta.url));
  const options = ["--import", preload, "--input-type=module", "--eval", program];
  const env = { ...process.env, CONTENT_LAKE_URL: lake.url };
  const cwd = import.meta.dirname;
  const { stdout } = await promisify(execFile)(process.execPath, options, { env, cwd });
  expect(JSON.parse(stdout)).toEqual(["Here", "Here", 404, 200, "ENOTFOUND", 1]);
});

test("the lake gives pages the script that sends them to it", async () => {
  const script = await (await fetch(`${lake.url}/redirect.js`)).text();
  expect(script).toMatch(/^\(function redirectBrowser/);
  expect(script).toContain(`("${lake.url}");`);
  expect(() => new Function(script)).not.toThrow();
});
