import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";

/** A server that gives these statuses in turn, the last one for ever. */
async function serveStatuses(statuses: number[]) {
  let requests = 0;
  const server = createServer((_, response) => {
    response.statusCode = statuses[Math.min(requests++, statuses.length - 1)] ?? 500;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, requests: () => requests };
}

test("waits through server errors until there is an answer", async () => {
  const server = await serveStatuses([503, 500, 404]);
  await waitForHttp(server.url, { timeoutMs: 4000 });
  expect(server.requests()).toBe(3);
});

test("takes an error page for an answer where that is asked", async () => {
  const server = await serveStatuses([500]);
  await waitForHttp(server.url, { timeoutMs: 4000, acceptErrors: true });
  expect(server.requests()).toBe(1);
});

test("gives up after the time allowed, and says what it last saw", async () => {
  const { url } = await serveStatuses([500]);
  await expect(waitForHttp(url, { timeoutMs: 300 })).rejects.toThrow(
    `${url} did not answer within 0.3 s (status 500).`,
  );
});

test("stops waiting at once when it is told to", async () => {
  const { url } = await serveStatuses([500]);
  const abort = new AbortController();
  const waiting = waitForHttp(url, { timeoutMs: 60_000, signal: abort.signal });
  abort.abort(new Error("no longer needed"));
  await expect(waiting).rejects.toThrow("no longer needed");
});
