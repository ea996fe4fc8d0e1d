import { expect, test } from "vitest";
import { campaignNames } from "#schemas/shared/redirects/campaign-names.ts";
import { keptFiles, PAGE_HEADERS, startReverseProxy } from "./front-fixture.ts";

/** Longer than a cached page is fresh in these tests. */
const PATIENCE = { timeout: 5_000 };

test("nginx fetches a page from the site once for many visitors at the same time, with any campaign parameters", async () => {
  const { site, visit } = await startReverseProxy();
  const visits = Array.from({ length: 100 }, () => visit("/about"));
  for (const { body } of await Promise.all(visits)) expect(body).toBe("version 1");
  site.version = 2;
  const campaigns = campaignNames.map((name) => `${name.endsWith("_") ? `${name}x` : name}=1%20b`);
  for (const query of [
    "",
    "?",
    "?&",
    "?gclid",
    ...campaigns.map((each) => `?${each}`),
    `?${campaigns.join("&&")}&`,
    // A text long enough to time out a backtracking pattern.
    `?${"utm_source=a&".repeat(600)}`,
  ]) {
    const { body, headers } = await visit(`/about${query}`);
    expect(body).toBe("version 1");
    expect(headers["cache-status"]).toBe("front; hit");
    expect(headers["cache-control"]).toBe(PAGE_HEADERS["cache-control"]);
  }
  expect(site.asked.map(({ url }) => url)).toEqual(["/about"]);
});

test("nginx fetches a picture once for each width and each format that browsers accept", async () => {
  const { site, visit } = await startReverseProxy((request, response) =>
    response
      .writeHead(200, { vary: "Accept", "cache-control": "public" })
      .end(`${request.url} for ${request.headers.accept}`),
  );
  const picture = "/pictures/images/p/d/a-2x1.webp";
  const [all, some, none] = ["image/avif,image/webp,*/*", "image/webp,*/*", "*/*"];
  for (const width of [320, 640]) {
    for (const accept of [all, some, none, "image/png,image/avif", "image/png"]) {
      await visit(`${picture}?w=${width}`, { accept });
    }
  }
  expect(site.asked).toHaveLength(6);
  const again = await visit(`${picture}?w=640`, { accept: some });
  expect(again.body).toBe(`${picture}?w=640 for ${some}`);
  expect(again.headers["cache-status"]).toBe("front; hit");
});

/** An image server that delivers AVIF from the second request on, and its headers for nginx. */
function secondBestFirst(told: Record<string, string>, type = "image/webp") {
  let asked = 0;
  return startReverseProxy((request, response) => {
    if (request.url?.startsWith("/pictures/")) asked += 1;
    const isAvif = asked > 1 && request.headers.accept?.includes("image/avif");
    const headers = isAvif ? { "content-type": "image/avif" } : { "content-type": type, ...told };
    response.writeHead(200, { "cache-control": "public", ...headers }).end();
  });
}

/** The format that a browser with AVIF support gets. */
async function formatOf({ visit }: Awaited<ReturnType<typeof startReverseProxy>>) {
  const accept = "image/avif,image/webp,*/*";
  const { headers } = await visit("/pictures/images/p/d/a-2x1.png?auto=format", { accept });
  expect(headers).not.toHaveProperty("x-accel-expires");
  return headers["content-type"];
}

test.each(["image/webp", "image/jpeg", "image/png"])(
  "nginx does not cache the fallback of a picture (%s), and caches the AVIF as soon as there is one",
  async (type) => {
    const front = await secondBestFirst({}, type);
    const formats = [await formatOf(front), await formatOf(front), await formatOf(front)];
    expect(formats).toEqual([type, "image/avif", "image/avif"]);
    expect(front.site.asked).toHaveLength(2);
  },
);

test("nginx caches a picture's fallback for as long as the site allows", async () => {
  const front = await secondBestFirst({ "x-accel-expires": "1" });
  expect([await formatOf(front), await formatOf(front)]).toEqual(Array(2).fill("image/webp"));
  expect(front.site.asked).toHaveLength(1);
  await expect.poll(() => formatOf(front), PATIENCE).toBe("image/avif");
});

test("nginx caches a drawing, which never becomes AVIF", async () => {
  const front = await secondBestFirst({}, "image/svg+xml");
  for (const _ of [1, 2]) expect(await formatOf(front)).toBe("image/svg+xml");
  expect(front.site.asked).toHaveLength(1);
});

test("a browser without AVIF gets the cached WebP", async () => {
  const { site, visit } = await secondBestFirst({});
  for (const _ of [1, 2]) await visit("/pictures/images/p/d/a-2x1.png", { accept: "image/webp" });
  expect(site.asked).toHaveLength(1);
});

test("a browser that accepts several encodings gets one of three cached variants", async () => {
  const { site, visit } = await startReverseProxy((request, response) =>
    response.writeHead(200, PAGE_HEADERS).end(request.headers["accept-encoding"]),
  );
  for (const [accepted, encodings] of [
    ["gzip, deflate, br, zstd", "br, gzip"],
    ["BR;q=1.0, GZIP;q=0.5", "br, gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br", "identity"],
    ["not-gzip, abr", "identity"],
    ["", "identity"],
  ] as const) {
    const { body } = await visit("/about", { "accept-encoding": accepted });
    expect(body, accepted).toBe(encodings);
  }
  expect(site.asked).toHaveLength(3);
});

test("nginx neither caches other spellings of an address nor answers one with another's page", async () => {
  const { directory, visit } = await startReverseProxy((request, response) =>
    response.writeHead(200, PAGE_HEADERS).end(request.url),
  );
  const before = await keptFiles(directory);
  for (const path of [
    ...["/about#x1", "/x/../about", "/built/%2e%2e/about", "/%61bout", "//about", "/a%2Ecss"],
    ...["/./about", "/about/.", "/\\about", "/%7eabout", "/built/a%2ejs"],
  ]) {
    for (const _ of ["first", "again"]) {
      const { body, headers } = await visit(path);
      expect([body, headers["cache-status"]]).toEqual([path, "front; fwd=uri-miss"]);
    }
  }
  expect(await keptFiles(directory)).toEqual(before);
  for (const path of ["/about", "/about/", "/about%2F", "/o%C3%A9"]) {
    expect((await visit(path)).body).toBe(path);
    expect((await visit(path)).headers["cache-status"]).toBe("front; hit");
  }
});

test("an unchanged page is not sent again, neither to nginx nor to a visitor", async () => {
  const ETAG = '"1"';
  const { site, visit } = await startReverseProxy((request, response) => {
    const headers = { ...PAGE_HEADERS, etag: ETAG };
    if (request.headers["if-none-match"] === ETAG) response.writeHead(304, headers).end();
    else response.writeHead(200, headers).end("whole page");
  }, "1s");
  await visit("/about");
  const known = await visit("/about", { "if-none-match": ETAG });
  expect([known.status, known.body]).toEqual([304, ""]);
  await expect
    .poll(async () => (await visit("/about")).headers["cache-status"], PATIENCE)
    .toBe("front; fwd=stale");
  expect(site.asked[1]?.headers["if-none-match"]).toBe(ETAG);
  const { status, body } = await visit("/about");
  expect([status, body]).toEqual([200, "whole page"]);
});

test("nginx still serves an old script to pages that were opened before a deploy", async () => {
  const path = "/built/consultation-2f6c.js";
  const { site, visit } = await startReverseProxy(undefined, "1s");
  await visit(path);
  await visit("/about");
  site.answer = (_, response) => response.writeHead(404).end();
  await expect.poll(async () => (await visit("/about")).status, PATIENCE).toBe(404);
  expect((await visit(`${path}?dpl=1`)).body).toBe("version 1");
  expect((await visit(`${path}2`)).status).toBe(404);
});

test("during a release a script is asked of another instance, if one does not have it", async () => {
  const { site, visit } = await startReverseProxy(undefined, "1s", 2);
  site.answer = (_, response) =>
    site.asked.length === 1
      ? response.writeHead(404).end()
      : response.writeHead(200, PAGE_HEADERS).end("a script");
  for (const path of ["/built/consultation-2f6c.js", "/_next/static/chunks/a.css"]) {
    site.asked.length = 0;
    expect(await visit(path)).toMatchObject({ status: 200, body: "a script" });
    expect(site.asked.map(({ url }) => url)).toEqual([path, path]);
  }
});

test("nginx serves cached pages while the site is down, and new ones when it is back", async () => {
  const { site, visit } = await startReverseProxy(undefined, "1s");
  await visit("/about");
  site.stop();
  site.version = 2;
  // A stale response is served too.
  await expect
    .poll(async () => (await visit("/about")).headers["cache-status"], PATIENCE)
    .toBe("front; hit; detail=stale");
  // A query may belong to a redirect, which is unknown while the site is down.
  for (const query of ["", "?ref=old"]) {
    expect(await visit(`/about${query}`)).toMatchObject({ status: 200, body: "version 1" });
    expect((await visit(`/contact${query}`)).status).toBe(502);
  }
  site.start();
  const pages = site.answer;
  site.answer = (_, response) => response.writeHead(500).end("broken");
  expect((await visit("/about")).body, "one that fails keeps them, too").toBe("version 1");
  site.answer = pages;
  await expect.poll(async () => (await visit("/about")).body, PATIENCE).toBe("version 2");
  expect((await visit("/contact")).body).toBe("version 2");
});

test("an unpublished page disappears from nginx when its cached copy expires, and returns when it is published again", async () => {
  const { site, visit } = await startReverseProxy(undefined, "1s");
  const pages = site.answer;
  const status = async () => (await visit("/about")).status;
  await visit("/about");
  // Next's response, which must not be stored.
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
  "a page that becomes a redirect to %s redirects soon, and with %s to %s",
  async (location, query, expected) => {
    const { site, visit } = await startReverseProxy(undefined, "1s");
    await visit("/old");
    site.answer = (_, response) => response.writeHead(308, { location }).end();
    await expect.poll(async () => (await visit("/old")).status, PATIENCE).toBe(308);
    expect((await visit(`/old${query}`)).headers.location).toBe(expected);
  },
);
