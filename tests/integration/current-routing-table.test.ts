import { expect, onTestFinished, test, vi } from "vitest";
import { startFaultyLake } from "#tests/support/faulty-lake.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

test("on a host without a process that lasts, a table is good for a minute, and for as long as the lake is away", async () => {
  let now = 1;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const faulty = await startFaultyLake(lake.client().config().apiHost);
  onTestFinished(faulty.close);
  process.env.CONTENT_LAKE_URL = faulty.url;
  const { currentRoutingTable } = await import("#web/content/routing/routing-table.ts");
  const isRedirected = async () =>
    (await currentRoutingTable())?.redirects.find("/about-us") !== undefined;

  expect(await Promise.all([isRedirected(), isRedirected()])).toEqual([true, true]);
  await lake.client().delete("redirect-about-us");
  now += 59_000;
  expect(await isRedirected()).toBe(true);
  expect(faulty.asked).toHaveLength(1);

  faulty.fault = "answers HTML";
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  now += 2_000;
  expect(await isRedirected()).toBe(true);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("the last one stays"));
  // A lake that is down is left alone for a minute, too.
  now += 59_000;
  expect(await Promise.all([isRedirected(), isRedirected()])).toEqual([true, true]);
  expect(faulty.asked).toHaveLength(2);

  faulty.fault = undefined;
  now += 2_000;
  expect(await isRedirected()).toBe(false);
});
