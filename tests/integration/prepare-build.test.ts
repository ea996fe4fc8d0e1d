import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { faults } from "#tests/support/faulty-lake.ts";
import { routingTableFrom, routingTableQuery } from "#web/content/routing/routing-table.ts";
import { siteQueries } from "#web/content/site-queries.ts";
import { createStoredResults, readResults } from "#web/content/store/stored-results.ts";
import { PREVIEWS_FILE, RESULTS_FILE } from "#web/lib/build-dir.ts";
import { prepareBuild } from "#web/server/prepare-build.ts";
import { startContent } from "./site-fixture.ts";

const SHORT = { retryLimitMs: 500, timeLimitMs: 300 };

test("a new build starts with every page and redirect, without a query", async () => {
  const { faultyLake } = await startContent();
  const dir = await makeTempDir();
  await prepareBuild(dir, faultyLake.url);
  const store = createStoredResults(
    () => Promise.reject(new Error("It was asked.")),
    readResults(join(dir, RESULTS_FILE)),
  );
  const json = store.peek(routingTableQuery) ?? "";
  expect(routingTableFrom(json)?.redirects.find("/home")?.target).toBe("/");
  for (const query of siteQueries(json)) await store.read(query);
  const page = siteQueries(json).find(({ params }) => params.slug === "tax");
  expect(page && store.peek(page)).toContain("_updatedAt");
});

test("a build waits for a slow content lake and repeats failed queries", async () => {
  const { faultyLake } = await startContent();
  const dir = await makeTempDir();
  faultyLake.fault = "refuses";
  const prepared = prepareBuild(dir, faultyLake.url, { retryLimitMs: 60_000, timeLimitMs: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  faultyLake.fault = undefined;
  await prepared;
  expect((await readdir(dir)).sort()).toEqual([PREVIEWS_FILE, RESULTS_FILE]);
});

test.each(faults)("a build fails and says what to do when the content lake %s", async (fault) => {
  const { faultyLake } = await startContent();
  const dir = await makeTempDir();
  faultyLake.fault = fault;
  await expect(prepareBuild(dir, faultyLake.url, SHORT)).rejects.toThrow(
    /^The content lake at http\S+ \(dataset production\) does not answer.*\nStart it and build again/,
  );
  expect(await readdir(dir)).toEqual([]);
});
