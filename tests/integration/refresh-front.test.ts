import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { expect, test } from "vitest";
import { createFrontCopies, refreshFront } from "#web/server/refresh-front.ts";
import { expectOutput, listenDuringTest } from "./site-fixture.ts";

const SECRET = "not-a-real-secret";

/** A front that answers as a test says, and what it was asked. */
async function startFront(
  answer: (response: ServerResponse) => void = (response) =>
    response.setHeader("cache-status", "front; fwd=bypass; stored").end("page"),
) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(response);
  });
  return { asked, front: { url: await listenDuringTest(server), secret: SECRET } };
}

test("the copy of each encoding is replaced, with the secret", async () => {
  const { asked, front } = await startFront();
  await refreshFront("/about", front);
  const encodings = asked.map(({ headers }) => headers["accept-encoding"]);
  expect(encodings.sort()).toEqual(["br, gzip", "gzip", "identity"]);
  for (const { url, method, headers } of asked) {
    expect([method, url, headers["x-front-refresh"]]).toEqual(["GET", "/about", SECRET]);
  }
});

test("a redirect is an answer like any other, and is not followed", async () => {
  const { asked, front } = await startFront((response) =>
    response
      .writeHead(308, { location: "/elsewhere", "cache-status": "front; fwd=bypass; stored" })
      .end(),
  );
  await refreshFront("/moved", front);
  expect(asked.map(({ url }) => url)).toEqual(["/moved", "/moved", "/moved"]);
});

test.each<[string, (response: ServerResponse) => void, string]>([
  [
    "does not know the secret",
    (response) => response.setHeader("cache-status", "front; hit").end(),
    "it knows another FRONT_SECRET",
  ],
  ["is no front", (response) => response.end(), "or is no front"],
  ["fails", (response) => response.writeHead(502).end(), "it answered 502"],
  ["does not answer", () => {}, "timeout"],
])("a front that %s is reported", async (_what, answer, reason) => {
  const { front } = await startFront(answer);
  await expect(refreshFront("/about", front, 100)).rejects.toThrow(reason);
});

test("a front that is away stops nothing, and is reported once, and once when it is back", async () => {
  const warnings = expectOutput("warn");
  let isAway = true;
  const { front } = await startFront((response) => {
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
