import { request as ask, createServer } from "node:http";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { exportToFolder } from "#scripts/content/folder/write-folder.ts";
import { importFrom } from "#scripts/content/import.ts";
import { resume, undo } from "#scripts/content/write/apply.ts";
import { clientOf, makeTempDir, startTestLake } from "#tests/contract/content-lake/lake-fixture.ts";
import { contentOfLake, filesOf, seededLake } from "./content-fixture.ts";

/** Bytes per transaction, so that a few figures take many of them. */
const SMALL = 3_000;

/**
 * Stands between lake and client and pulls the plug at the n-th change: before the lake hears of
 * it, or after, so that only the answer is lost. Nothing gets through afterwards.
 */
async function plug(lakeUrl: string, at: number, moment: "before" | "after") {
  let changes = 0;
  let isPulled = false;
  const server = createServer((request, response) => {
    if (isPulled) return void request.socket.destroy();
    if (request.method === "POST" && /mutate|assets/.test(request.url ?? "")) changes += 1;
    isPulled = changes === at;
    if (isPulled && moment === "before") return void request.socket.destroy();
    const { method, headers } = request;
    const target = new URL(request.url ?? "/", lakeUrl);
    const passed = ask(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
      if (isPulled) return void request.socket.destroy();
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

async function exportOf(client: SanityClient): Promise<string> {
  const folder = join(await makeTempDir(), "content");
  await exportToFolder(client, folder);
  return folder;
}

const options = { write: true, batchBytes: SMALL };

test("an import killed at twenty places is finished or taken back, with nothing lost or twice", async () => {
  const folder = await exportOf(await seededLake());
  const expected = await filesOf(folder);
  const whole = await startTestLake();
  const counting = await plug(whole.url, -1, "before");
  await importFrom(clientOf(counting), folder, options);
  const steps = counting.changes();
  expect(steps).toBeGreaterThanOrEqual(20);

  for (let kill = 0; kill < 20; kill += 1) {
    const at = 1 + Math.floor((kill * (steps - 1)) / 19);
    const moment = kill % 2 === 0 ? "before" : "after";
    const lake = await startTestLake();
    const client = clientOf(lake).withConfig({ perspective: "raw" });
    const broken = clientOf(await plug(lake.url, at, moment));
    await importFrom(broken, folder, options).then(
      // The answer to the very last change may be lost without anybody minding.
      () => expect(at).toBe(steps),
      () => {},
    );

    if (kill % 4 === 3) {
      await undo(client);
      expect(await contentOfLake(client), `undone after a kill at ${at}`).toEqual([]);
    }
    await importFrom(client, folder, options);
    expect(await filesOf(await exportOf(client)), `killed ${moment} ${at}`).toEqual(expected);
    expect(await resume(client)).toBeUndefined();
    await lake.close();
  }
});
