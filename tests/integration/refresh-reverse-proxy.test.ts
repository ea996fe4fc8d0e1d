import { createServer, type ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createRefresh, replaceCopies } from "#web/server/refresh-reverse-proxy.ts";
import { expectOutput, listenDuringTest } from "./site-fixture.ts";

/** A reverse proxy that answers as a test says. */
async function startProxy(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response));
  return { url: await listenDuringTest(server), secret: "not-a-real-secret" };
}

// What it replaces and refuses is tried with a real reverse proxy in tests/contract/front.

test.each<[string, (response: ServerResponse) => void, string]>([
  ["is no reverse proxy", (response) => response.end(), "or is no reverse proxy"],
  ["does not answer", () => {}, "timeout"],
])("a reverse proxy that %s is reported", async (_what, answer, reason) => {
  const proxy = await startProxy(answer);
  await expect(replaceCopies("/about", proxy, 1_000)).rejects.toThrow(reason);
});

test("a reverse proxy that is away stops nothing, and is reported once, and once when it is back", async () => {
  const warnings = expectOutput("warn");
  let isAway = true;
  const proxy = await startProxy((response) => {
    if (isAway) response.writeHead(503).end();
    else response.setHeader("cache-status", "front; fwd=bypass; stored").end("page");
  });
  const replaceCopy = createRefresh(proxy);
  for (const path of ["/about", "/contact"]) await replaceCopy(path);
  expect(warnings.lines()).toEqual([expect.stringContaining("did not replace its copy of /about")]);
  isAway = false;
  for (const path of ["/about", "/contact"]) await replaceCopy(path);
  expect(warnings.lines().slice(1)).toEqual([expect.stringContaining("replaces its copies")]);
});
