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
  const client = clientOf(lake);
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
  for (const second of [
    await command("import", path, "--write"),
    await command("undo", "--write"),
  ]) {
    const refused = /“import of .*list.ndjson” is being written on .* run this again\.$/;
    expect(second).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(refused) });
  }
  others.resolve();
  await first;
  expect(await contentOfLake(client)).toMatchObject(documents);
  expect(await client.fetch(`*[_type == "contentJournal"]{ state, undoes }`)).toEqual([
    { state: "written", undoes: null },
  ]);
  expect(await client.getDocument("content.lock")).toBeUndefined();
});

test("what an editor changes between comparison and writing stays, and stops all of the import", async () => {
  const { path, lake, client } = await listAndLake();
  await importFrom(toolFor(client), path, { write: true });
  const changed = await linesOf(...documents.map((each) => ({ ...each, value: "99" })));
  let isEdited = false;
  const held = await standBetween(lake.url, async ({ method }, moment) => {
    if (isEdited || method !== "POST" || moment !== "before") return false;
    // Only the second step is: the first has to be taken back.
    const begun = `*[_type == "contentJournal" && state == "writing" && applied == 1]`;
    if ((await client.fetch(`count(${begun})`)) === 0) return false;
    isEdited = true;
    for (const { _id } of documents) await client.patch(_id).set({ unit: "EUR" }).commit();
    return false;
  });
  const options = { write: true, batchBytes: 600 };
  const refused = importFrom(toolFor(clientOf(held)), changed, options);
  await expect(refused).rejects.toThrow("Nothing was written");
  const edited = documents.map((each) => ({ ...each, unit: "EUR" }));
  expect(await contentOfLake(client)).toMatchObject(edited);
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
