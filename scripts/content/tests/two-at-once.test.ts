import { hostname } from "node:os";
import { join } from "node:path";
import { startTestLake } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { expect, onTestFinished, test, vi } from "vitest";
import { importFrom } from "../import.ts";
import { clientOf, contentOfLake, figure, linesOf, standBetween, toolFor } from "./fixture.ts";

const COMMAND = join(import.meta.dirname, "run-command.ts");

const documents = Array.from({ length: 9 }, (_, index) =>
  figure(`figure-${index}`, `Figure ${index}`, String(index + 1)),
);

async function listAndLake() {
  const path = await linesOf(...documents);
  const lake = await startTestLake();
  return { path, lake, client: clientOf(lake) };
}

/** An import in small steps. Something else happens before the second one. */
async function importAround(lake: { url: string }, path: string, meanwhile: () => Promise<void>) {
  const journal = `*[_type == "contentJournal" && state == "writing"][0]`;
  let isDone = false;
  const held = await standBetween(lake.url, async ({ method }, moment) => {
    if (isDone || method !== "POST" || moment !== "before") return false;
    // The lock is still renewed, and the first step would have to be reverted.
    if ((await clientOf(lake).fetch(`${journal}.applied`)) !== 1) return false;
    isDone = true;
    await meanwhile();
    return false;
  });
  return importFrom(toolFor(clientOf(held)), path, { write: true, batchBytes: 600 });
}

test("a second command during an import is refused and disturbs nothing", async () => {
  const { path, lake, client } = await listAndLake();
  const told: unknown[] = [];
  await importAround(lake, path, async () => {
    for (const command of [["import", path], ["undo"]]) {
      // In a process of its own, like a second developer or job.
      const args = [COMMAND, lake.url, ...command, "--write"];
      told.push(await execa(process.execPath, args, { reject: false }));
    }
  });
  const refused = /“import of .*list.ndjson” is being written on .* run this again\.$/;
  const failed = { exitCode: 1, stderr: expect.stringMatching(refused) };
  expect(told).toMatchObject([failed, failed]);
  expect(await contentOfLake(client)).toMatchObject(documents);
  expect(await client.fetch(`*[_type == "contentJournal"]{ state, undoes }`)).toEqual([
    { state: "written", undoes: null },
  ]);
  expect(await client.getDocument("content.lock")).toBeUndefined();
});

test("an editor's change right before the import is written stops the import and stays", async () => {
  const { path, lake, client } = await listAndLake();
  await importFrom(toolFor(client), path, { write: true });
  const changed = await linesOf(...documents.map((each) => ({ ...each, value: "99" })));
  const imported = importAround(lake, changed, async () => {
    for (const { _id } of documents) await client.patch(_id).set({ unit: "EUR" }).commit();
  });
  await expect(imported).rejects.toThrow("Nothing was written");
  const edited = documents.map((each) => ({ ...each, unit: "EUR" }));
  expect(await contentOfLake(client)).toMatchObject(edited);
});

test("the lock of a vanished import is waited for half a minute, that of a killed one not", async () => {
  const { path, client } = await listAndLake();
  const left = { _id: "content.lock", _type: "contentLock", title: "import of x", applied: 0 };
  const again = () => importFrom(toolFor(client), path, { write: true });
  const killed = execa("node", ["--version"]);
  await killed;
  // There is no such process on this machine, which says nothing about another machine.
  const elsewhere = { ...left, run: `elsewhere ${killed.pid}` };
  await client.create(elsewhere);
  await expect(again()).rejects.toThrow("“import of x” is being written on elsewhere");
  expect(await contentOfLake(client)).toEqual([]);

  await client.createOrReplace({ ...left, run: `${hostname()} ${killed.pid}` });
  await again();
  expect(await contentOfLake(client)).toMatchObject(documents);

  await client.create(elsewhere);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31_000 });
  onTestFinished(() => void vi.useRealTimers());
  await again();
});
