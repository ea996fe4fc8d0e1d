import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { NextRequest } from "next/server.js";
import { expect, onTestFinished, test } from "vitest";
import { until } from "#tests/contract/content-lake/lake-fixture.ts";
import { faults } from "#tests/support/faulty-lake.ts";
import {
  createRoutingTables,
  loadRoutingContent,
} from "#web/content/routing/current-routing-table.ts";
import { routeRequest } from "#web/content/routing/proxy.ts";
import type { RoutingTable } from "#web/content/routing/routing-table.ts";
import { tableFileIn } from "#web/content/routing/table-file.ts";
import { expectOutput, makeTempDir, startContent } from "./site-fixture.ts";

const MINUTE = 60_000;

/** The routing tables of a site; `restart` makes those of the next process on the same build. */
async function startTables() {
  const content = await startContent();
  const dir = await makeTempDir();
  const clock = { now: Date.UTC(2026, 10, 21) };
  const restart = () => {
    const tables = createRoutingTables({
      load: () => loadRoutingContent(content.asking),
      file: tableFileIn(dir),
      now: () => clock.now,
    });
    // What was begun in the background ends before the folder goes.
    onTestFinished(async () => {
      await tables.refresh().catch(() => {});
    });
    return tables;
  };
  return { ...content, dir, clock, restart, tables: restart() };
}

function answerAt(path: string, table: RoutingTable | undefined) {
  const { status, headers } = routeRequest(new NextRequest(`http://localhost${path}`), table);
  const rewrite = headers.get("x-middleware-rewrite");
  return {
    status,
    location: headers.get("location"),
    rewrite: rewrite && new URL(rewrite).pathname,
  };
}

function expectWholeTable(table: RoutingTable | undefined) {
  expect(answerAt("/services/tax", table)).toEqual({ status: 200, location: null, rewrite: null });
  expect(answerAt("/home?from=mail", table)).toEqual({
    status: 308,
    location: "http://localhost/?from=mail",
    rewrite: null,
  });
  expect(answerAt("/nowhere", table).rewrite).toBe("/_unmatched/page");
}

test("knows pages, redirects and nothing else", async () => {
  const { tables } = await startTables();
  expectWholeTable(await tables.refresh());
  expectWholeTable(tables.current());
});

test.each(faults)("a table in memory stays while the content lake %s", async (fault) => {
  const { tables, faultyLake, clock } = await startTables();
  const warnings = expectOutput("warn");
  await tables.refresh();
  faultyLake.fault = fault;
  clock.now += 2 * MINUTE;
  expectWholeTable(tables.current());
  await until(() => warnings.lines().length > 0, "the failed load");
  expect(warnings.lines()).toEqual([expect.stringContaining("the last one stays")]);
  expectWholeTable(tables.current());
});

test.each(faults)(
  "the next process has the table at once while the content lake %s",
  async (fault) => {
    const { tables, restart, faultyLake } = await startTables();
    const warnings = expectOutput("warn");
    await tables.refresh();
    faultyLake.fault = fault;
    const restarted = restart();
    // Not awaited anywhere: what `current` returns, it returns now.
    expectWholeTable(restarted.current());
    await until(() => warnings.lines().length > 0, "the failed load");
    expectWholeTable(restarted.current());
  },
);

test("a start knows 20,000 redirects at once, for a small part of a second of its processor", async () => {
  const { restart, dir } = await startTables();
  const redirects = Array.from({ length: 20_000 }, (_, index) => ({
    _id: `redirect-${index}`,
    source:
      ["/old/", "/ö/", "/?p=", "/blog/"][index % 4] +
      String(index) +
      ["", "/", "", "/*"][index % 4],
    target: "/contact",
    permanent: true,
  }));
  await tableFileIn(dir).write({ pages: [], redirects, figures: [] });
  const restarted = restart();
  const before = process.threadCpuUsage();
  const table = restarted.current();
  const { user, system } = process.threadCpuUsage(before);
  expect(table?.redirects.size).toBe(20_000);
  expect(table?.redirects.find("/blog/19999/a-post")?.target).toBe("/contact");
  // Microseconds of work: what else the machine does meanwhile does not count.
  expect(user + system).toBeLessThan(1_000_000);
});

test("a load that failed is tried again after five seconds, not before", async () => {
  const { tables, faultyLake, clock } = await startTables();
  const warnings = expectOutput("warn");
  await tables.refresh();
  faultyLake.fault = "answers 500";
  clock.now += 2 * MINUTE;
  tables.current();
  await until(() => warnings.lines().length === 1, "the failed load");
  faultyLake.fault = undefined;
  const before = faultyLake.requests();
  clock.now += 4_000;
  tables.current();
  expect(faultyLake.requests()).toBe(before);
  clock.now += 2_000;
  tables.current();
  await until(() => faultyLake.requests() > before, "the next load");
});

test("a redirect published while no webhook came through is known after a minute", async () => {
  const { tables, editor, clock } = await startTables();
  await tables.refresh();
  await editor.delete("redirect-home");
  clock.now += 59_000;
  expect(tables.current()?.redirects.size).toBe(1);
  clock.now += 2_000;
  await until(() => tables.current()?.redirects.size === 0, "the new table");
});

test("a load that began before a change does not answer for it", async () => {
  const { tables, editor } = await startTables();
  const before = tables.refresh();
  await editor.delete("redirect-home");
  const after = tables.refresh();
  expect((await after).redirects.size).toBe(0);
  await before;
  expect(tables.current()?.redirects.size).toBe(0);
});

test("a file that was cut off is no table, and is written anew", async () => {
  const { tables, restart, dir } = await startTables();
  await writeFile(join(dir, "routing-table.json"), `{"pages":[{"_type":"ser`);
  expect(restart().current()).toBeUndefined();
  await tables.refresh();
  expectWholeTable(restart().current());
});

test("a folder that cannot be written costs the file, not the table", async () => {
  const { asking, faultyLake } = await startContent();
  const warnings = expectOutput("warn");
  const tables = createRoutingTables({
    load: () => loadRoutingContent(asking),
    file: tableFileIn("/dev/null/build"),
  });
  expectWholeTable(await tables.refresh());
  expect(warnings.lines()).toEqual([expect.stringContaining("could not be kept")]);
  faultyLake.fault = "answers 500";
  await expect(tables.refresh()).rejects.toThrow("broken");
  expectWholeTable(tables.current());
});
