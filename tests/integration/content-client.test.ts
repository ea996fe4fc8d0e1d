import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listenDuringTest } from "#tests/support/listen.ts";
import { limitResponses, queryLake } from "#web/content/client.ts";
import { clientAt } from "./site-fixture.ts";

test.each([
  { length: "short", method: "GET", spaces: 1 },
  { length: "long", method: "POST", spaces: 20_000 },
])("a $length query is sent again when its connection is dropped", async ({ method, spaces }) => {
  const asked: (string | undefined)[] = [];
  const lake = createServer((request, response) => {
    asked.push(request.method);
    if (asked.length <= 2) return void request.socket.destroy();
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ result: "Here." }));
  });
  const client = clientAt(await listenDuringTest(lake));
  const query = `*${" ".repeat(spaces)}[0]`;
  const answer = await queryLake({ query, params: {} }, { client, timeLimitMs: 10_000 });
  expect(answer.json).toBe('"Here."');
  expect(asked).toEqual([method, method, method]);
});

test("a response of the content lake is refused above a size that no content reaches", async () => {
  let megabytes = 16;
  const lake = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ result: "a".repeat(megabytes * 1024 * 1024) }));
  });
  const apiHost = await listenDuringTest(lake);
  const client = clientAt(apiHost);
  const ask = () => queryLake({ query: "*", params: {} }, { client, timeLimitMs: 60_000 });
  expect((await ask()).json.length).toBeGreaterThan(megabytes * 1024 * 1024);
  megabytes = 40;
  await expect(ask()).rejects.toThrow(/too large/);
  // As drafts are read: in code that Next bundles, the client uses fetch.
  const answer = await limitResponses(() => fetch)(undefined)(apiHost);
  await expect(answer.text()).rejects.toThrow(/too large/);
});
