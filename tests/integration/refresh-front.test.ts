import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createFrontCopies, refreshFront } from "#web/content/freshness/refresh-front.ts";
import { createRenderAhead } from "#web/content/freshness/render-ahead.ts";
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

/** A site that answers every path with a fresh page. */
async function startSite() {
  return listenDuringTest(createServer((_, response) => response.end("page")));
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

test("a page is copied once it is rendered, before the others are", async () => {
  const order: string[] = [];
  const held = Promise.withResolvers<void>();
  const site = await listenDuringTest(
    createServer(async (request, response) => {
      if (request.url === "/slow") await held.promise;
      order.push(`rendered ${request.url}`);
      response.end();
    }),
  );
  const { add } = createRenderAhead(site, {
    refreshCopies: async (path) => {
      order.push(`copied ${path}`);
      held.resolve();
    },
  });
  await add(["/about", "/slow"], "rest");
  expect(order).toEqual(["rendered /about", "copied /about", "rendered /slow", "copied /slow"]);
});

test("a front that is away stops nothing, and is reported once, and once when it is back", async () => {
  const warnings = expectOutput("warn");
  let isAway = true;
  const { front } = await startFront((response) => {
    if (isAway) response.writeHead(503).end();
    else response.setHeader("cache-status", "front; fwd=bypass; stored").end("page");
  });
  const { add } = createRenderAhead(await startSite(), { refreshCopies: createFrontCopies(front) });
  await add(["/about", "/contact"], "rest");
  expect(warnings.lines()).toEqual([expect.stringContaining("did not replace its copy of /about")]);
  isAway = false;
  await add(["/about", "/contact"], "rest");
  expect(warnings.lines().slice(1)).toEqual([expect.stringContaining("replaces its copies")]);
});

test("a page that could not be rendered is not copied", async () => {
  expectOutput("warn");
  const copied: string[] = [];
  const site = await listenDuringTest(createServer(() => {}));
  const { add } = createRenderAhead(site, {
    patienceMs: 50,
    refreshCopies: async (path) => void copied.push(path),
  });
  await add(["/about"], "first");
  expect(copied).toEqual([]);
});
