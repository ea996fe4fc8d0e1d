import { createServer, type ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createRenderAhead } from "#web/content/freshness/render-ahead.ts";
import { announcePageChange } from "#web/lib/page-changes.ts";
import { expectOutput, listenDuringTest } from "./site-fixture.ts";

/** A site that answers as a test says. @returns its address */
async function startPages(answer: (path: string, response: ServerResponse) => void) {
  const server = createServer((request, response) => answer(request.url ?? "", response));
  return listenDuringTest(server);
}

test("a page is asked for until it is no longer the stale one", async () => {
  const asked: string[] = [];
  const origin = await startPages((path, response) => {
    asked.push(path);
    response.setHeader("x-nextjs-cache", asked.length < 3 ? "STALE" : "HIT").end("page");
  });
  await createRenderAhead(origin).add(["/about"], "first");
  expect(asked).toEqual(["/about", "/about", "/about"]);
});

test("a page that stays stale is reported, and the others are rendered", async () => {
  const warnings = expectOutput("warn");
  const fresh: string[] = [];
  const origin = await startPages((path, response) => {
    if (path === "/about") return void response.setHeader("x-nextjs-cache", "STALE").end();
    fresh.push(path);
    response.end();
  });
  await createRenderAhead(origin, { patienceMs: 1_500 }).add(["/about", "/contact"], "rest");
  expect(fresh).toEqual(["/contact"]);
  expect(warnings.lines()).toEqual([expect.stringContaining("/about could not be rendered")]);
});

test("a page that never answers is given up", async () => {
  const warnings = expectOutput("warn");
  const origin = await startPages(() => {});
  await createRenderAhead(origin, { patienceMs: 100 }).add(["/about"], "first");
  expect(warnings.lines()).toEqual([expect.stringContaining("/about could not be rendered")]);
});

test("a page is asked for again as soon as the cache of pages holds another", async () => {
  const asked: number[] = [];
  const origin = await startPages((_path, response) => {
    asked.push(performance.now());
    // Before its answer is read: what is said meanwhile counts too.
    announcePageChange();
    response.setHeader("x-nextjs-cache", asked.length < 20 ? "STALE" : "HIT").end("page");
  });
  const start = performance.now();
  await createRenderAhead(origin).add(["/about"], "first");
  expect(asked).toHaveLength(20);
  // Without that word it would have paused nineteen times, 200 ms each.
  expect(performance.now() - start).toBeLessThan(3_000);
});
