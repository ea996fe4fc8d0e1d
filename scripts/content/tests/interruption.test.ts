import { startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { importFrom } from "../import.ts";
import { giveUp, resume, undo, unfinished } from "../journal.ts";
import { clientOf, contentOfLake, figure, linesOf, standBetween, toolFor } from "./fixture.ts";

/** Bytes per transaction, so that a few figures need many transactions. */
const SMALL = 600;

/**
 * Cuts the connection at the nth change, before the lake gets it, or after it, so that only the
 * response is lost. Nothing gets through afterwards, unless the connection is restored.
 */
async function plug(lakeUrl: string, at: number, moment: "before" | "after", heals = false) {
  let changes = 0;
  let isPulled = false;
  const { url } = await standBetween(lakeUrl, (request, now) => {
    if (isPulled) return true;
    const isChange = request.method === "POST" && /mutate|assets/.test(request.url ?? "");
    if (isChange && now === "before") changes += 1;
    if (!isChange || changes !== at || now !== moment) return false;
    isPulled = !heals;
    if (heals) at = -1;
    return true;
  });
  return { url, changes: () => changes };
}

const id = (index: number) => `figure-${String(index).padStart(2, "0")}`;
const documents = Array.from({ length: 24 }, (_, index) => ({
  ...figure(id(index), `Figure ${index}`, String(index + 1)),
  // Each figure is marked as different from the one before, so that the order of steps matters.
  ...(index > 0 && { distinctFrom: [{ _key: "a", _type: "reference", _ref: id(index - 1) }] }),
}));

const options = { write: true, batchBytes: SMALL };

test.each(Array.from({ length: 20 }, (_, index) => index))(
  "a killed import can be finished or undone without losing or repeating anything (place %i)",
  async (kill) => {
    const path = await linesOf(...documents);
    const lake = await startTestLake();
    const client = clientOf(lake);
    const moment = kill % 2 === 0 ? "before" : "after";
    // Half of the changes write the journal and half write the content, so all places are covered.
    const at = 1 + Math.floor(kill * 1.3);
    const killing = await plug(lake.url, at, moment);
    await expect(importFrom(toolFor(clientOf(killing)), path, options)).rejects.toThrow();
    expect(killing.changes()).toBe(at);

    if (kill % 4 >= 2) {
      await undo(client, { write: true });
      expect(await contentOfLake(client)).toEqual([]);
    }
    await importFrom(toolFor(client), path, options);
    expect(await contentOfLake(client)).toMatchObject(documents);
    expect(await unfinished(client)).toBeUndefined();

    const again = await importFrom(toolFor(client), path, options);
    expect(again.steps.filter(({ outcome }) => outcome !== "unchanged")).toEqual([]);
  },
);

test("a write whose response was lost is not repeated", async () => {
  const path = await linesOf(...documents.slice(0, 1));
  const lake = await startTestLake();
  // The changes are: the lock, the step of the journal, its head, and the step itself.
  const lossy = await plug(lake.url, 4, "after", true);
  await importFrom(toolFor(clientOf(lossy, { maxRetries: 1 })), path, { write: true });
  expect(await contentOfLake(clientOf(lake))).toMatchObject([documents[0]]);
});

test.each(["resume", "undo", "import"] as const)(
  "if the journal of an import was deleted, the command says how to continue, also to %s",
  async (verb) => {
    const path = await linesOf(...documents);
    const lake = await startTestLake();
    const client = clientOf(lake);
    // The journal is written by then, and some of the content.
    const killing = await plug(lake.url, 40, "before");
    await expect(importFrom(toolFor(clientOf(killing)), path, options)).rejects.toThrow();
    expect(await unfinished(client)).toBeDefined();
    await client.delete({ query: `*[_type == "contentJournalStep"]` });
    const run = {
      resume: () => resume(client),
      undo: () => undo(client, { write: true }),
      import: () => importFrom(toolFor(client), path, options),
    };
    await expect(run[verb]()).rejects.toThrow("resume --give-up");
    expect(await giveUp(client)).toContain("import of");
    expect(await giveUp(client)).toBeUndefined();
    await importFrom(toolFor(client), path, { ...options, take: ["theirs"] });
    expect(await contentOfLake(client)).toMatchObject(documents);
    expect(await unfinished(client)).toBeUndefined();
  },
);
