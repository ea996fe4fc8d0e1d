import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findProblems } from "#scripts/start/checks.ts";
import { occupyPort } from "../occupied-port.ts";
import { makeTempDir } from "../temp-dir.ts";

const fine = { ports: [], runsLocalServices: true, nodeEnv: undefined };
const hosted = { ...fine, runsLocalServices: false, nodeEnv: "production" };
const needs = (...ports: number[]) =>
  ports.map((port, index) => ({ part: `part ${index}`, variable: `PORT_${index}`, port }));

test("when all is well there is nothing to say, and nothing is left in the data folder", async () => {
  const dataDir = join(makeTempDir(), "new", "folder");
  expect(await findProblems({ ...fine, dataDir })).toEqual([]);
  expect(await findProblems({ ...hosted, dataDir })).toEqual([]);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("all problems are told at once, each with what to do", async () => {
  const file = join(makeTempDir(), "a-file");
  writeFileSync(file, "");
  const [one, other] = [await occupyPort("127.0.0.1"), await occupyPort("::1")];
  const ports = needs(one, other, 4290, 4290);
  expect(await findProblems({ ...fine, nodeEnv: "production", dataDir: file, ports })).toEqual([
    expect.stringMatching(`^The data folder ${file} cannot .* set NORDUNE_DATA_DIR to another one`),
    "PORT_3 and PORT_2 both name port 4290. Give each its own.",
    `Port ${one} (PORT_0), wanted by the part 0, is already in use. Stop the program that uses it, or set PORT_0 to another port.`,
    expect.stringContaining(`Port ${other} (PORT_1), wanted by the part 1, is already in use.`),
    expect.stringContaining("Unset NODE_ENV"),
  ]);
});
