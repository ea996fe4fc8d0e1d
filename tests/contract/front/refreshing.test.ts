import { stat } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { startNginx } from "#scripts/front/nginx.ts";
import { type Answer, startFront } from "./front-fixture.ts";

/** As Next answers, which lets nobody keep it. */
const gone: Answer = (_, response) =>
  response.writeHead(404, { "cache-control": "private, no-cache, no-store" }).end("not found");

test("the site's word replaces the copies of all encodings, at once", async () => {
  const { site, visit, refresh } = await startFront();
  const encodings = ["br, gzip", "gzip", "identity"];
  for (const encoding of encodings) await visit("/about", { "accept-encoding": encoding });
  site.version = 2;
  await refresh("/about");
  for (const encoding of encodings) {
    const { body, headers } = await visit("/about", { "accept-encoding": encoding });
    expect([body, headers["cache-status"]]).toEqual(["version 2", "front; hit"]);
  }
  expect(site.asked).toHaveLength(6);
  for (const { headers } of site.asked) expect(headers).not.toHaveProperty("x-front-refresh");
  // Also one that nobody has visited.
  await refresh("/new");
  site.stop();
  expect((await visit("/new")).body).toBe("version 2");
});

test("what is not quite the secret replaces nothing, and the site hears of it", async () => {
  const { site, visit, refresh } = await startFront();
  await visit("/about", { "accept-encoding": "gzip" });
  site.version = 2;
  for (const secret of ["another", "A-SECRET_FOR-TESTS-ONLY", "a-Secret_for-tests-onlyy"]) {
    await expect(refresh("/about", secret)).rejects.toThrow("another FRONT_SECRET");
  }
  expect((await visit("/about", { "accept-encoding": "gzip" })).body).toBe("version 1");
});

test("a site that fails just then keeps its old page", async () => {
  const { site, visit, refresh } = await startFront();
  await visit("/about");
  site.answer = (_, response) => response.writeHead(500).end();
  await expect(refresh("/about")).rejects.toThrow("it answered 500");
  expect((await visit("/about")).body).toBe("version 1");
});

test("a page that was taken away is gone at once, and back at once, or within a second", async () => {
  const { site, visit, refresh } = await startFront();
  const pages = site.answer;
  const status = async () => (await visit("/about")).status;
  await visit("/about");
  for (const isAnnounced of [true, false]) {
    site.answer = gone;
    await refresh("/about");
    expect(await status()).toBe(404);
    site.answer = pages;
    if (isAnnounced) {
      await refresh("/about");
      expect(await status()).toBe(200);
    }
    await expect.poll(status, { timeout: 3_000 }).toBe(200);
  }
});

test("a page that was taken away unannounced goes when its time is up, for good", async () => {
  const { site, visit } = await startFront(undefined, "1s");
  await visit("/about");
  site.answer = gone;
  await expect.poll(async () => (await visit("/about")).status, { timeout: 3_000 }).toBe(404);
  site.stop();
  expect((await visit("/about")).status).toBe(404);
});

test("an address that leads elsewhere now does so at once, with what campaigns ask", async () => {
  const { site, visit, refresh } = await startFront();
  for (const [location, query, expected] of [
    ["/new", "", "/new"],
    ["/new", "?utm_source=a", "/new?utm_source=a"],
    ["/new?own=1", "?gclid=1", "/new?own=1"],
    ["/new#part", "?gclid=1", "/new?gclid=1#part"],
  ]) {
    const pages = site.answer;
    await refresh("/old");
    site.answer = (_, response) => response.writeHead(308, { location }).end();
    await refresh("/old");
    const { status, headers } = await visit(`/old${query}`);
    expect([status, headers.location]).toEqual([308, expected]);
    site.answer = pages;
  }
});

test("an nginx that cannot start says why, and its configuration, with the secret, is its owner's", async () => {
  const directory = await makeTempDir();
  const options = { directory, configuration: "no_such_thing;", url: "http://127.0.0.1:1" };
  await expect(startNginx(options)).rejects.toThrow('unknown directive "no_such_thing"');
  expect((await stat(join(directory, "nginx.conf"))).mode & 0o077).toBe(0);
});
