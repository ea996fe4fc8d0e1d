import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProblems } from "#scripts/start/checks.ts";
import { occupyPort } from "../occupied-port.ts";
import { makeTempDir } from "../temp-dir.ts";

const fine = { ports: [], runsLocalServices: true, nodeEnv: undefined };

test("when all is well there is nothing to say, and nothing is left in the data folder", async () => {
  const dataDir = join(makeTempDir(), "new", "folder");
  expect(await findProblems({ ...fine, dataDir })).toEqual([]);
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each(["127.0.0.1", "::1"])("a port taken on %s is named, with its variable", async (host) => {
  const port = await occupyPort(host);
  const ports = [{ part: "site", variable: "SITE_PORT", port }];
  expect(await findProblems({ ...fine, dataDir: makeTempDir(), ports })).toEqual([
    `Port ${port} (SITE_PORT), wanted by the site, is already in use. Stop the program that uses it, or set SITE_PORT to another port.`,
  ]);
});

test("two parts on one port are named", async () => {
  const ports = [
    { part: "site", variable: "SITE_PORT", port: 4290 },
    { part: "Studio", variable: "STUDIO_PORT", port: 4290 },
  ];
  expect(await findProblems({ ...fine, dataDir: makeTempDir(), ports })).toEqual([
    "STUDIO_PORT and SITE_PORT both name port 4290. Give each its own.",
  ]);
});

test("a data folder that cannot be written is named, with what to do", async () => {
  const file = join(makeTempDir(), "a-file");
  writeFileSync(file, "");
  const problems = await findProblems({ ...fine, dataDir: file });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(file);
  expect(problems[0]).toContain("NORDUNE_DATA_DIR");
});

test("local services in production are refused; hosted ones are not", async () => {
  const dataDir = makeTempDir();
  const nodeEnv = "production";
  expect((await findProblems({ ...fine, dataDir, nodeEnv })).join()).toContain("NODE_ENV");
  expect(await findProblems({ ...fine, dataDir, nodeEnv, runsLocalServices: false })).toEqual([]);
});

test("all problems are told at once", async () => {
  const file = join(makeTempDir(), "a-file");
  writeFileSync(file, "");
  const ports = [{ part: "site", variable: "SITE_PORT", port: await occupyPort("127.0.0.1") }];
  expect(
    await findProblems({ dataDir: file, ports, runsLocalServices: true, nodeEnv: "production" }),
  ).toHaveLength(3);
});
