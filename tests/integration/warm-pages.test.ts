import { createServer, type ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { until } from "#tests/contract/content-lake/lake-fixture.ts";
import { warmPages } from "#web/content/freshness/warm-pages.ts";
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
  await warmPages(["/about"], origin);
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
  await warmPages(["/about", "/contact"], origin, { patienceMs: 1_500 });
  expect(fresh).toEqual(["/contact"]);
  expect(warnings.lines()).toEqual([expect.stringContaining("/about could not be rendered")]);
});

test("a page that never answers is given up", async () => {
  const warnings = expectOutput("warn");
  const origin = await startPages(() => {});
  await warmPages(["/about"], origin, { patienceMs: 100 });
  expect(warnings.lines()).toEqual([expect.stringContaining("/about could not be rendered")]);
});

test("four pages are asked for at once, the others as soon as one is fresh", async () => {
  const paths = Array.from({ length: 10 }, (_, index) => `/${index}`);
  const waiting: ServerResponse[] = [];
  const origin = await startPages((_path, response) => void waiting.push(response));
  const warming = warmPages(paths, origin);
  for (const [index] of paths.entries()) {
    const asked = Math.min(index + 4, paths.length);
    await until(() => waiting.length === asked, `${asked} requests`);
    waiting[index]?.end();
  }
  await warming;
  expect(waiting).toHaveLength(10);
});
