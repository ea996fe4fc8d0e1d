import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { LiveEvent } from "@sanity/client";
import { createClient } from "@sanity/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { liveEvents } from "./live-events.ts";

/** A content lake that streams events, and that a test can silence. */
async function startStream() {
  const open = new Set<ServerResponse>();
  const lake = { isSilent: false, isUnanswering: false, connections: 0, authorization: "" };
  const server = createServer((request, response) => {
    if (!request.url?.includes("/live/events/")) return void response.end("{}");
    lake.connections += 1;
    lake.authorization = request.headers.authorization ?? "";
    if (lake.isUnanswering) return;
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(`retry: 10\n\nevent: welcome\ndata: {"id":"1"}\n\n`);
    open.add(response);
  });
  const signs = setInterval(() => {
    for (const response of open) if (!lake.isSilent) response.write(":\n\n");
  }, 20);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    clearInterval(signs);
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const client = createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    useCdn: false,
    token: "secret",
  });
  const told: LiveEvent["type"][] = [];
  const limits = { firstMs: 60_000, shortestMs: 300 };
  const subscription = liveEvents(client, limits).subscribe(({ type }) => told.push(type));
  onTestFinished(() => subscription.unsubscribe());
  return { lake, told, cut: () => server.closeAllConnections() };
}

test("a stream of live events that falls silent is noticed and opened anew", async () => {
  const before = performance.now();
  const { lake, told } = await startStream();
  await vi.waitFor(() => expect(told).toEqual(["welcome"]));
  // Signs of life keep it open beyond the limit.
  await vi.waitFor(() => expect(performance.now() - before).toBeGreaterThan(700), 5_000);
  expect(told).toEqual(["welcome"]);
  expect(lake.authorization).toBe("Bearer secret");
  lake.isSilent = true;
  await vi.waitFor(() => expect(told).toContain("reconnect"), 5_000);
  lake.isSilent = false;
  await vi.waitFor(() => expect(told.at(-1)).toBe("welcome"), 5_000);
  expect(lake.connections).toBeGreaterThan(1);
});

test("a stream that the network has cut is reported as lost once, and not again when it is back", async () => {
  const { told, cut } = await startStream();
  await vi.waitFor(() => expect(told).toEqual(["welcome"]));
  cut();
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(2), 5_000);
  expect(told).toEqual(["welcome", "reconnect", "welcome"]);
});

test("a request for events that nobody answers is given up and sent again", async () => {
  const { lake, told, cut } = await startStream();
  await vi.waitFor(() => expect(told).toEqual(["welcome"]));
  lake.isUnanswering = true;
  cut();
  await vi.waitFor(() => expect(lake.connections).toBeGreaterThan(2), 10_000);
  lake.isUnanswering = false;
  await vi.waitFor(() => expect(told.at(-1)).toBe("welcome"), 10_000);
});
