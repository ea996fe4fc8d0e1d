import { createServer } from "node:http";
import { API_VERSION, PROJECT_ID } from "@nordune/content-lake/testing";
import { expect, test, vi } from "vitest";
import { askLake } from "#web/content/answers/ask-lake.ts";
import { createContentClient } from "#web/content/client.ts";
import { listenDuringTest } from "./site-fixture.ts";

/** Asks a content lake whose answer is so long. @returns the length of the answer */
async function ask(apiHost: string): Promise<number> {
  const client = createContentClient({
    projectId: PROJECT_ID,
    dataset: "production",
    apiVersion: API_VERSION,
    apiHost,
    useProjectHostname: false,
    isLocal: true,
  });
  const { text } = await askLake({ query: "*", params: {} }, { client, timeLimitMs: 60_000 });
  return text.length;
}

test("questions go by the proxy that the environment names", async () => {
  const proxy = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json").end('{"result":1}');
  }).on("connect", (_request, socket) => {
    socket.write("HTTP/1.1 200 OK\r\n\r\n");
    proxy.emit("connection", socket);
  });
  // The client reads these once, with its first question.
  vi.stubEnv("http_proxy", await listenDuringTest(proxy));
  vi.stubEnv("no_proxy", "127.0.0.1");
  expect(await ask("http://lake.example")).toBe(1);
});

test("an answer is read up to a size that no content has", async () => {
  let megabytes = 16;
  const lake = createServer((_request, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ result: "a".repeat(megabytes * 1024 * 1024) }));
  });
  const url = await listenDuringTest(lake);
  expect(await ask(url)).toBeGreaterThan(megabytes * 1024 * 1024);
  megabytes = 40;
  await expect(ask(url)).rejects.toThrow(/too large/);
});
