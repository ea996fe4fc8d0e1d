import { basename } from "node:path";
import { startTestLake } from "@nordune/content-lake/testing";
import type { SanityClient } from "@sanity/client";
import { expect, test, vi } from "vitest";
import { runContentTool } from "../cli.ts";
import { importFrom } from "../import-files.ts";
import { undo } from "../runs.ts";
import {
  clientOf,
  contentOfLake,
  figure,
  filledLake,
  linesOf,
  standBetween,
  toolFor,
} from "./fixture.ts";

const id = (index: number) => `figure-${String(index).padStart(2, "0")}`;
const documents = Array.from({ length: 24 }, (_, index) => ({
  ...figure(id(index), `Figure ${index}`, String(index + 1)),
  // Each figure is marked as different from the one before, so the order of changes matters.
  ...(index > 0 && { distinctFrom: [{ _key: "a", _type: "reference", _ref: id(index - 1) }] }),
}));
const changed = documents.map((each) => ({ ...each, value: "99" }));

const whole = { write: true };
/** Bytes for a transaction, so that these few figures need ten. */
const inParts = { write: true, bytes: 2_000 };

/**
 * Does something at the nth change of a lake: `before` the lake gets it, or `after`, before its
 * response is passed on. When it returns true, the connection is cut.
 */
async function atChange(
  lake: { url: string },
  at: number,
  moment: "before" | "after",
  meanwhile: () => boolean | Promise<boolean>,
) {
  let changes = 0;
  const { url } = await standBetween(lake.url, (request, now) => {
    const isChange = request.method === "POST" && /mutate/.test(request.url ?? "");
    if (isChange && now === "before") changes += 1;
    return isChange && changes === at && now === moment && meanwhile();
  });
  return { url, changes: () => changes };
}

const importTo = (lake: { url: string }, path: string, options = whole) =>
  importFrom(toolFor(clientOf(lake)), path, options);

const notes = (client: SanityClient) => client.fetch(`count(*[_type == "contentRun"])`);

test("an import is one transaction, with everything by which it can be undone", async () => {
  const lake = await startTestLake();
  const counted = await atChange(lake, 0, "before", () => false);
  await importTo(counted, await linesOf(...documents));
  expect(counted.changes()).toBe(1);
  expect(await contentOfLake(clientOf(lake))).toMatchObject(documents);
  await undo(clientOf(lake), { write: true });
  expect(await clientOf(lake).fetch(`*[!(_type match "system*")]._id`)).toEqual([]);
});

test.each(
  Array.from({ length: 10 }, (_, index) => index + 1).flatMap((place) => [
    ["before", place] as const,
    ["after", place] as const,
  ]),
)(
  "an import that is killed %s its transaction %i is finished by running it again, and undone by undo",
  async (moment, place) => {
    const path = await linesOf(...documents);
    const lake = await startTestLake();
    const client = clientOf(lake);
    const killed = await atChange(lake, place, moment, () => true);
    await expect(importTo(killed, path, inParts)).rejects.toThrow("stopped answering");
    const stored = moment === "before" ? place - 1 : place;
    expect(await notes(client)).toBe(stored);

    if (stored > 0) {
      await undo(client, { write: true });
      expect(await contentOfLake(client)).toEqual([]);
      await expect(
        importTo(await atChange(lake, place, moment, () => true), path, inParts),
      ).rejects.toThrow();
    }
    await importTo(lake, path, inParts);
    expect(await contentOfLake(client)).toMatchObject(documents);
    const again = await importTo(lake, path);
    expect(again.steps.filter(({ outcome }) => outcome !== "unchanged")).toEqual([]);
  },
);

test("a transaction whose response was lost is not written twice, nor taken for a refusal", async () => {
  const path = await linesOf(...documents);
  const lake = await startTestLake();
  const client = clientOf(lake);
  const lossy = await atChange(lake, 1, "after", () => true);
  await importFrom(toolFor(clientOf(lossy, { maxRetries: 1 })), path, whole);
  expect(await contentOfLake(client)).toMatchObject(documents);
  expect(await notes(client)).toBe(1);

  const undone = await atChange(lake, 1, "after", () => true);
  await undo(clientOf(undone, { maxRetries: 1 }), { write: true });
  expect(await contentOfLake(client)).toEqual([]);
});

test("an undo that breaks off is finished by another, which leaves the run before it alone", async () => {
  const lake = await startTestLake();
  const client = clientOf(lake);
  await importTo(lake, await linesOf(...documents));
  const first = await contentOfLake(client);
  await importTo(lake, await linesOf(...changed));
  for (const moment of ["before", "after"] as const) {
    const killed = await atChange(lake, 1, moment, () => true);
    await expect(undo(clientOf(killed), { write: true })).rejects.toThrow("undo without --write");
    if (moment === "before") expect(await contentOfLake(client)).toMatchObject(changed);
    else expect(await contentOfLake(client)).toEqual(first);
  }
});

test.each([
  ["one transaction", whole, 1],
  ["several transactions", inParts, 4],
] as const)(
  "an editor's change right before an import in %s is written stops it whole, and stays",
  async (_parts, options, at) => {
    const lake = await startTestLake();
    const client = clientOf(lake);
    await importTo(lake, await linesOf(...documents));
    const last = id(documents.length - 1);
    const busy = await atChange(lake, at, "before", async () => {
      await client.patch(last).set({ unit: "EUR" }).commit();
      return false;
    });
    await expect(importTo(busy, await linesOf(...changed), options)).rejects.toThrow(
      "Nothing was written",
    );
    const edited = documents.map((each) => (each._id === last ? { ...each, unit: "EUR" } : each));
    expect(await contentOfLake(client)).toMatchObject(edited);
  },
);

test("of two imports at the same time one is written whole, and the other nothing and says so", async () => {
  const lake = await startTestLake();
  const slow = await atChange(lake, 1, "before", async () => {
    await importTo(lake, await linesOf(...changed));
    return false;
  });
  await expect(importTo(slow, await linesOf(...documents))).rejects.toThrow(
    /Nothing was written.*run it again/s,
  );
  expect(await contentOfLake(clientOf(lake))).toMatchObject(changed);
});

test("the last five runs can be undone, newest first, and older ones are forgotten", async () => {
  const client = await filledLake();
  const values = ["1", "2", "3", "4", "5", "6", "7"];
  for (const value of values) {
    const path = await linesOf(figure(id(0), "Figure", value));
    await importFrom(toolFor(client), path, whole);
  }
  const found: unknown[] = [];
  while ((await undo(client, { write: true })) !== undefined) {
    found.push((await client.getDocument(id(0)))?.value);
  }
  expect(found).toEqual(["6", "5", "4", "3", "2"]);
});

/** What a command prints. */
async function printed(client: SanityClient, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => void lines.push(`${line}`));
  const error = vi.spyOn(console, "error").mockImplementation((line) => void lines.push(`${line}`));
  await runContentTool(args, toolFor(client));
  log.mockRestore();
  error.mockRestore();
  process.exitCode = 0;
  return lines;
}

const names = (path: string, count: string) =>
  new RegExp(
    `^Takes back: import of .*${basename(path)}, of \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC, ${count}\\.$`,
  );

test("undo names the run that it takes back, its time and its documents, also after an import that failed", async () => {
  const client = await filledLake();
  const path = await linesOf(figure(id(0), "Figure", "1"), figure(id(1), "Figure", "2"));
  await importFrom(toolFor(client), path, whole);
  expect((await printed(client, "import", "none.ndjson", "--write")).join()).toContain(
    "none.ndjson",
  );
  const named = names(path, "2 documents");
  expect(await printed(client, "undo")).toContainEqual(expect.stringMatching(named));
  expect(await printed(client, "undo", "--write")).toContainEqual(expect.stringMatching(named));
});

test("undo names the run before it writes", async () => {
  const lake = await startTestLake();
  const path = await linesOf(figure(id(0), "Figure", "1"));
  await importTo(lake, path);
  const killed = await atChange(lake, 1, "before", () => true);
  const [, first, second] = await printed(clientOf(killed), "undo", "--write");
  expect(first).toMatch(names(path, "1 document"));
  expect(second).toContain("Not everything is taken back");
});
