import { createServer, type ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createFrontCopies, refreshFront } from "#web/server/refresh-front.ts";
import { expectOutput, listenDuringTest } from "./site-fixture.ts";

/** A front that answers as a test says. */
async function startFront(answer: (response: ServerResponse) => void) {
  const server = createServer((_request, response) => answer(response));
  return { url: await listenDuringTest(server), secret: "not-a-real-secret" };
}

// What it replaces and refuses is tried with a real front in tests/contract/front.

test.each<[string, (response: ServerResponse) => void, string]>([
  ["is no front", (response) => response.end(), "or is no front"],
  ["does not answer", () => {}, "timeout"],
])("a front that %s is reported", async (_what, answer, reason) => {
  const front = await startFront(answer);
  await expect(refreshFront("/about", front, 100)).rejects.toThrow(reason);
});

test("a front that is away stops nothing, and is reported once, and once when it is back", async () => {
  const warnings = expectOutput("warn");
  let isAway = true;
  const front = await startFront((response) => {
    if (isAway) response.writeHead(503).end();
    else response.setHeader("cache-status", "front; fwd=bypass; stored").end("page");
  });
  const replaceCopy = createFrontCopies(front);
  for (const path of ["/about", "/contact"]) await replaceCopy(path);
  expect(warnings.lines()).toEqual([expect.stringContaining("did not replace its copy of /about")]);
  isAway = false;
  for (const path of ["/about", "/contact"]) await replaceCopy(path);
  expect(warnings.lines().slice(1)).toEqual([expect.stringContaining("replaces its copies")]);
});
