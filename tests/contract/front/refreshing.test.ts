import { expect, test } from "vitest";
import { PATIENCE, startFront } from "./front-fixture.ts";

test("a page that was taken away goes when its time is up, until it is back", async () => {
  const { site, visit } = await startFront(undefined, "1s");
  const pages = site.answer;
  const status = async () => (await visit("/about")).status;
  await visit("/about");
  // As Next answers, which lets nobody keep it.
  site.answer = (_, response) =>
    response.writeHead(404, { "cache-control": "private, no-cache, no-store" }).end("not found");
  await expect.poll(status, PATIENCE).toBe(404);
  site.stop();
  expect(await status()).toBe(404);
  site.start();
  site.answer = pages;
  await expect.poll(status, PATIENCE).toBe(200);
});

test.each([
  ["/new", "", "/new"],
  ["/new", "?utm_source=a", "/new?utm_source=a"],
  ["/new?own=1", "?gclid=1", "/new?own=1"],
  ["/new#part", "?gclid=1", "/new?gclid=1#part"],
])(
  "a page's address that leads to %s from now on does so, and with %s to %s",
  async (location, query, expected) => {
    const { site, visit } = await startFront(undefined, "1s");
    await visit("/old");
    site.answer = (_, response) => response.writeHead(308, { location }).end();
    await expect.poll(async () => (await visit("/old")).status, PATIENCE).toBe(308);
    expect((await visit(`/old${query}`)).headers.location).toBe(expected);
  },
);
