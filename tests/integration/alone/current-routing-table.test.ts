import { expect, onTestFinished, test, vi } from "vitest";
import { startFaultyLake } from "#tests/support/faulty-lake.ts";
import { log } from "#web/lib/log.ts";
import { withSeededLake } from "../seeded-lake.ts";

const lake = withSeededLake();

const MINUTE = 60_000;

test("on a host of functions the list of pages is cached for five minutes, and longer while the content lake is down", async () => {
  let now = 10 * MINUTE;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const faulty = await startFaultyLake(lake.client().config().apiHost);
  onTestFinished(faulty.close);
  process.env.CONTENT_LAKE_URL = faulty.url;
  const { currentRoutingTable } = await import("#web/content/routing/current-table.ts");
  const isRedirected = async (maxAgeMs?: number) =>
    (await currentRoutingTable(maxAgeMs))?.redirects.find("/about-us") !== undefined;

  expect(await Promise.all([isRedirected(), isRedirected()])).toEqual([true, true]);
  await lake.client().delete("redirect-about-us");
  now += 4 * MINUTE;
  expect(await isRedirected()).toBe(true);
  expect(faulty.asked).toHaveLength(1);

  faulty.fault = "answers HTML";
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  expect(await isRedirected(10_000)).toBe(true);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("the last known list stays"),
  );
  // A lake that is down is not queried again for a while either.
  now += 9_000;
  expect(await Promise.all([isRedirected(10_000), isRedirected()])).toEqual([true, true]);
  expect(faulty.asked).toHaveLength(2);

  faulty.fault = undefined;
  now += 2_000;
  expect(await isRedirected(10_000)).toBe(false);
  // A webhook makes everything be fetched again.
  const { siteContent } = await import("#web/content/store/site-content.ts");
  siteContent().clearCache();
  await isRedirected();
  expect(faulty.asked).toHaveLength(4);
});
