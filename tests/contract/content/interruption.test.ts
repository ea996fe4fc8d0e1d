import { writeFile } from "node:fs/promises";
import { request as ask, createServer } from "node:http";
import { join } from "node:path";
import { clientOf, makeTempDir, startTestLake } from "@nordune/content-lake/testing";
import { expect, onTestFinished, test } from "vitest";
import { importFrom } from "#scripts/content/import.ts";
import { undo, unfinished } from "#scripts/content/write/apply.ts";
import { contentOfLake } from "./content-fixture.ts";

/** Bytes per transaction, so that a few figures take many of them. */
const SMALL = 600;

/**
 * Stands between lake and client and pulls the plug at the n-th change: before the lake hears of
 * it, or after, so that only the answer is lost. Nothing gets through afterwards, unless it heals.
 */
async function plug(lakeUrl: string, at: number, moment: "before" | "after", heals = false) {
  let changes = 0;
  let isPulled = false;
  const server = createServer((request, response) => {
    if (isPulled) return void request.socket.destroy();
    if (request.method === "POST" && /mutate|assets/.test(request.url ?? "")) changes += 1;
    const isNow = changes === at;
    if (isNow && heals) at = -1;
    isPulled = isNow && !heals;
    if (isPulled && moment === "before") return void request.socket.destroy();
    const { method, headers } = request;
    const target = new URL(request.url ?? "/", lakeUrl);
    const passed = ask(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
      if (isNow) return void request.socket.destroy();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, changes: () => changes };
}

const documents = Array.from({ length: 24 }, (_, index) => ({
  _id: `figure-${String(index).padStart(2, "0")}`,
  _type: "figure",
  label: `Figure ${index}`,
  value: String(index + 1),
  sourceTitle: "A law",
  checkedOn: "2026-11-21",
  status: "confirmed",
  // Each is distinct from the one before, so that the order of the steps matters.
  ...(index === 0
    ? {}
    : {
        distinctFrom: [
          { _key: "a", _type: "reference", _ref: `figure-${String(index - 1).padStart(2, "0")}` },
        ],
      }),
}));

const KILLS = 20;
const options = { write: true, batchBytes: SMALL };

test.each(Array.from({ length: KILLS }, (_, index) => index))(
  "an import that is killed is finished or taken back, with nothing lost or twice (place %i)",
  async (kill) => {
    const path = join(await makeTempDir(), "list.ndjson");
    await writeFile(path, documents.map((document) => JSON.stringify(document)).join("\n"));
    const lake = await startTestLake();
    const client = clientOf(lake).withConfig({ perspective: "raw" });
    const moment = kill % 2 === 0 ? "before" : "after";
    // Half of the changes write the journal, the other half what it says: all are among the places.
    const at = 1 + Math.floor(kill * 1.3);
    const killing = await plug(lake.url, at, moment);
    await expect(importFrom(clientOf(killing), path, options)).rejects.toThrow();
    expect(killing.changes()).toBe(at);

    if (kill % 4 >= 2) {
      await undo(client, { write: true });
      expect(await contentOfLake(client)).toEqual([]);
    }
    await importFrom(client, path, options);
    expect(await contentOfLake(client)).toMatchObject(documents);
    expect(await unfinished(client)).toBeUndefined();

    const again = await importFrom(client, path, options);
    expect(again.steps.filter(({ outcome }) => outcome !== "unchanged")).toEqual([]);
  },
);

test("a step whose answer alone was lost is not written twice", async () => {
  const path = join(await makeTempDir(), "list.ndjson");
  await writeFile(path, JSON.stringify(documents[0]));
  const lake = await startTestLake();
  // The changes are: the step of the journal, its head, and the step itself.
  const lossy = await plug(lake.url, 3, "after", true);
  await importFrom(clientOf(lossy, { maxRetries: 1 }), path, { write: true });
  expect(await contentOfLake(clientOf(lake).withConfig({ perspective: "raw" }))).toMatchObject([
    documents[0],
  ]);
});
