import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { makeTempDir } from "@nordune/content-lake/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryLake } from "#web/content/client.ts";
import { currentRoutingTable } from "#web/content/routing/current-table.ts";
import { routingTableQuery } from "#web/content/routing/routing-table.ts";
import { keyOf } from "#web/content/store/content-query.ts";
import { hasContentStore, resultsFile, siteContent } from "#web/content/store/site-content.ts";
import { RESULTS_FILE } from "#web/lib/build-dir.ts";

vi.mock(import("#web/content/client.ts"), async (original) => ({
  ...(await original()),
  queryLake: vi.fn(),
}));

// A process reads its environment once.
vi.mock(import("#schemas/shared/environment/environment.ts"), async (original) => {
  const actual = await original();
  return {
    ...actual,
    readEnvironment: () => actual.readEnvironment({ ...process.env }),
  };
});

const lake = vi.mocked(queryLake);
const query = { query: "*", params: {} };
const answer = (json: string) => ({ json, tags: [] });

beforeEach(() => {
  globalThis.nordune = undefined;
  lake.mockReset();
});
afterEach(() => {
  globalThis.nordune = undefined;
  vi.unstubAllEnvs();
});

const stub = (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
};
const ON_FUNCTIONS = { NODE_ENV: "production", CONTENT_UPDATES: "webhook" };

test.each([
  ["a server that hears of each publish", "production", "live", "", true],
  ["a process of a host of functions", "production", "webhook", "", false],
  ["a build for such a host", "production", "webhook", "build", true],
  ["npm run dev", "development", "live", "", false],
])(
  "a process with %s keeps all results: %#",
  (_what, NODE_ENV, CONTENT_UPDATES, SITE_PHASE, keeps) => {
    stub({ NODE_ENV, CONTENT_UPDATES, SITE_PHASE });
    expect(hasContentStore()).toBe(keeps);
    expect(siteContent().store !== undefined).toBe(keeps);
  },
);

test("all parts of a process share the same content", () => {
  stub(ON_FUNCTIONS);
  expect(siteContent()).toBe(siteContent());
  const { ownToken } = siteContent();
  globalThis.nordune = undefined;
  expect(siteContent().ownToken).not.toBe(ownToken);
});

test("a running server starts with the results of its build, without a query", async () => {
  const folder = await makeTempDir();
  stub({ NODE_ENV: "production", CONTENT_UPDATES: "live", NORDUNE_BUILD_DIR: folder });
  expect(resultsFile()).toBe(join(folder, RESULTS_FILE));
  const table = JSON.stringify({ pages: [{ _type: "service", slug: "tax" }], redirects: [] });
  const results = [
    [keyOf(query), answer('"held"')],
    [keyOf(routingTableQuery), answer(table)],
  ];
  await writeFile(resultsFile(), JSON.stringify(results));
  expect(await siteContent().read(query)).toBe('"held"');
  expect((await currentRoutingTable())?.paths).toContain("/services/tax");
  expect(lake).not.toHaveBeenCalled();
});

test("with a folder for new pages, results are saved there, and the build's serve until then", async () => {
  const [build, pages] = [await makeTempDir(), join(await makeTempDir(), "pages")];
  const live = { NODE_ENV: "production", CONTENT_UPDATES: "live" };
  stub({ ...live, NORDUNE_BUILD_DIR: build, SITE_PAGES_DIR: pages, SITE_BUILD: "build" });
  const built = JSON.stringify([[keyOf(query), answer('"built"')]]);
  await writeFile(join(build, RESULTS_FILE), built);
  expect(await siteContent().read(query)).toBe('"built"');
  await siteContent().store?.save(resultsFile());
  await writeFile(join(build, RESULTS_FILE), "[]");
  globalThis.nordune = undefined;
  expect(await siteContent().read(query)).toBe('"built"');
  expect(lake).not.toHaveBeenCalled();
});

test("a new build shows its own content at first, not the older content of the build before", async () => {
  const [build, pages] = [await makeTempDir(), await makeTempDir()];
  stub({ NODE_ENV: "production", CONTENT_UPDATES: "live" });
  stub({ NORDUNE_BUILD_DIR: build, SITE_PAGES_DIR: pages, SITE_BUILD: "first" });
  const builtWith = (json: string) =>
    writeFile(join(build, RESULTS_FILE), JSON.stringify([[keyOf(query), answer(json)]]));
  await builtWith('"older"');
  await siteContent().store?.save(resultsFile());
  await builtWith('"newer"');
  for (const [name, expected] of [
    ["second", '"newer"'],
    ["first", '"older"'],
  ] as const) {
    stub({ SITE_BUILD: name });
    globalThis.nordune = undefined;
    expect(await siteContent().read(query), name).toBe(expected);
  }
  expect(lake).not.toHaveBeenCalled();
});

test("a host of functions sends a query once for several readers, and again later", async () => {
  stub(ON_FUNCTIONS);
  let now = 60_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    // The cache reads the clock at most once per millisecond.
    await setTimeout(5);
  };
  lake.mockResolvedValue(answer('"one"'));
  const readTwice = () => Promise.all([siteContent().read(query), siteContent().read(query)]);
  expect(await readTwice()).toEqual(['"one"', '"one"']);
  await pass(4_000);
  expect(await readTwice()).toEqual(['"one"', '"one"']);
  expect(lake).toHaveBeenCalledOnce();
  await pass(2_000);
  lake.mockResolvedValue(answer('"two"'));
  expect(await readTwice()).toEqual(['"two"', '"two"']);
  expect(lake).toHaveBeenCalledTimes(2);
});

test("a failed query is sent again", async () => {
  stub(ON_FUNCTIONS);
  lake.mockRejectedValueOnce(new Error("It is away."));
  await expect(siteContent().read(query)).rejects.toThrow("It is away.");
  lake.mockResolvedValue(answer('"one"'));
  expect(await siteContent().read(query)).toBe('"one"');
});

test("a query sent before a publish is not used after it", async () => {
  stub(ON_FUNCTIONS);
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answer>>();
  lake.mockReturnValueOnce(promise);
  const early = siteContent().read(query);
  siteContent().clearCache();
  lake.mockResolvedValue(answer('"new"'));
  const later = siteContent().read(query);
  expect(await later).toBe('"new"');
  resolve(answer('"old"'));
  expect(await early).toBe('"old"');
  expect(await siteContent().read(query)).toBe('"new"');
  expect(lake).toHaveBeenCalledTimes(2);
});
