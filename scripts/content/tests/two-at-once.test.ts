import { writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { makeTempDir, startTestLake } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { expect, onTestFinished, test, vi } from "vitest";
import { importFrom } from "../import.ts";
import { clientOf, contentOfLake, standBetween, toolFor } from "./fixture.ts";

const COMMAND = join(import.meta.dirname, "run-command.ts");

const documents = Array.from({ length: 9 }, (_, index) => ({
  _id: `figure-${index}`,
  _type: "figure",
  label: `Figure ${index}`,
  value: String(index + 1),
  sourceTitle: "A law",
  checkedOn: "2026-11-21",
  status: "confirmed",
}));

async function listAndLake() {
  const path = join(await makeTempDir(), "list.ndjson");
  await writeFile(path, documents.map((document) => JSON.stringify(document)).join("\n"));
  const lake = await startTestLake();
  const client = clientOf(lake).withConfig({ perspective: "raw" });
  /** The command line in a process of its own, as a second developer or a second job has it. */
  const command = (...given: string[]) =>
    execa(process.execPath, [COMMAND, lake.url, ...given], { reject: false });
  return { path, lake, client, command };
}

test("whoever changes content while an import is being written is told so, and disturbs nothing", async () => {
  const { path, lake, client, command } = await listAndLake();
  const midway = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  let isHeld = false;
  const held = await standBetween(lake.url, async ({ method }, moment) => {
    if (isHeld || method !== "POST" || moment !== "before") return false;
    // Only the second step is: the lock goes on being renewed.
    if ((await client.fetch(`*[_type == "contentJournal"][0].applied`)) !== 1) return false;
    isHeld = true;
    midway.resolve();
    await others.promise;
    return false;
  });
  const first = importFrom(toolFor(clientOf(held)), path, { write: true, batchBytes: 600 });
  await midway.promise;
  for (const given of [
    ["import", path, "--write"],
    ["undo", "--write"],
  ]) {
    const second = await command(...given);
    expect(second.stderr).toMatch(
      /“import of .*list.ndjson” is being written on .* run this again\.$/,
    );
    expect(second.exitCode).toBe(1);
  }
  others.resolve();
  await first;
  expect(await contentOfLake(client)).toMatchObject(documents);
  expect(await client.fetch(`*[_type == "contentJournal"]{ state, undoes }`)).toEqual([
    { state: "written", undoes: null },
  ]);
  expect(await client.getDocument("content.lock")).toBeUndefined();
});

/** What stays when an import ends without a word. */
const left = (run: string) => ({
  _id: "content.lock",
  _type: "contentLock",
  title: "import of x",
  run,
  applied: 0,
});

test("nobody waits for an import that was killed on the same machine", async () => {
  const { path, client } = await listAndLake();
  const killed = execa("node", ["--version"]);
  await killed;
  await client.create(left(`${hostname()} ${killed.pid}`));
  await importFrom(toolFor(client), path, { write: true });
  expect(await contentOfLake(client)).toMatchObject(documents);
});

test("an import that ended elsewhere without a word is waited for half a minute", async () => {
  const { path, client } = await listAndLake();
  await client.create(left("elsewhere 1"));
  const again = () => importFrom(toolFor(client), path, { write: true });
  await expect(again()).rejects.toThrow("“import of x” is being written on elsewhere");
  expect(await contentOfLake(client)).toEqual([]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });
  onTestFinished(() => void vi.useRealTimers());
  await again();
  expect(await contentOfLake(client)).toMatchObject(documents);
});
