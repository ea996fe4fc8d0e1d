import { once } from "node:events";
import { createServer } from "node:http";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { listenDuringTest } from "#tests/support/listen.ts";
import { createOwnPageCache, fetchOwnPage, ownOrigin, pageDataIn } from "./own-page.ts";

afterEach(() => void vi.unstubAllEnvs());

test("a server requests its own pages at its port, and a host of functions at the site's address", () => {
  vi.stubEnv("PORT", "3210");
  expect(ownOrigin()).toBe("http://127.0.0.1:3210");
  vi.stubEnv("PORT", "");
  expect(ownOrigin()).toBe(siteUrl());
});

test.each([
  ["", "127.0.0.1"],
  ["0.0.0.0", "127.0.0.1"],
  ["::", "127.0.0.1"],
  ["127.0.0.2", "127.0.0.2"],
  ["::1", "[::1]"],
  ["site.internal", "site.internal"],
])("a server that listens on %j requests its own pages at %s", (hostname, host) => {
  vi.stubEnv("PORT", "3210");
  vi.stubEnv("LISTEN_HOSTNAME", hostname);
  expect(ownOrigin()).toBe(`http://${host}:3210`);
});

test("a server that listens on one address requests its own pages there", async () => {
  const site = createServer((_, response) => response.end("<p>About</p>"));
  onTestFinished(() => void site.close());
  await once(site.listen(0, "127.0.0.2"), "listening");
  const address = site.address();
  vi.stubEnv("PORT", `${typeof address === "object" && address?.port}`);
  await expect(fetchOwnPage("/about")).rejects.toThrow();
  vi.stubEnv("LISTEN_HOSTNAME", "127.0.0.2");
  expect((await fetchOwnPage("/about")).text).toBe("<p>About</p>");
});

test("a server requests its own page like a visitor, with the cached ETag, and follows no redirect", async () => {
  const asked: unknown[] = [];
  const site = createServer(({ url, headers }, response) => {
    const { accept, cookie } = headers;
    asked.push({
      url,
      accept,
      cookie,
      tag: headers["if-none-match"],
      age: headers["cache-control"],
    });
    if (url === "/old") response.writeHead(308, { location: "/about" }).end();
    else if (headers["if-none-match"] === '"a"') response.writeHead(304, { etag: '"a"' }).end();
    else response.writeHead(200, { etag: '"a"' }).end("<p>About</p>");
  });
  vi.stubEnv("PORT", new URL(await listenDuringTest(site)).port);
  const page = { status: 200, etag: '"a"', text: "<p>About</p>" };
  expect(await fetchOwnPage("/about")).toEqual(page);
  expect(await fetchOwnPage("/about", '"a"')).toEqual({ ...page, status: 304, text: "" });
  expect((await fetchOwnPage("/old")).status).toBe(308);
  const plain = { url: "/about", accept: "text/html" };
  expect(asked).toEqual([
    plain,
    // Without this, fetch would add "no-cache".
    { ...plain, tag: '"a"', age: "max-age=0" },
    { ...plain, url: "/old" },
  ]);
});

test("a response that is not the data of a page is refused, and not taken for an empty page", () => {
  const page = { path: "/about", content: { _type: "aboutPage" } };
  expect(pageDataIn(JSON.stringify({ pageProps: page }))).toEqual(page);
  for (const text of ["{}", '{"pageProps":{"statusCode":500}}', '{"notFound":true}']) {
    expect(() => pageDataIn(text)).toThrow();
  }
});

/** Reads an own page whose version a test sets; `tags` are the ETags that were asked with. */
function startReading() {
  vi.useFakeTimers({ toFake: ["Date"] });
  // Tests of the pages' storage may have run in this process.
  globalThis.sitePageStorage = undefined;
  onTestFinished(() => {
    vi.useRealTimers();
    globalThis.sitePageStorage = undefined;
  });
  const tags: (string | undefined)[] = [];
  const page = { version: 1 };
  const read = createOwnPageCache<string>(async (_path, etag) => {
    tags.push(etag);
    const own = `"${page.version}"`;
    return { status: etag === own ? 304 : 200, etag: own, text: `Version ${page.version}` };
  });
  const value = async () => (await read("/about", (text) => text)).value;
  return { tags, page, value };
}

const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

test("an own page is fetched again only after a moment, and is then revalidated by its ETag", async () => {
  const { tags, page, value } = startReading();
  expect([await value(), await value(), tags.length]).toEqual(["Version 1", "Version 1", 1]);
  pass(100);
  expect([await value(), await value()]).toEqual(["Version 1", "Version 1"]);
  page.version = 2;
  pass(100);
  expect(await value()).toBe("Version 2");
  expect(tags).toEqual([undefined, '"1"', '"1"']);
});

test("a process that stores its pages itself asks for an own page after it has stored one", async () => {
  const { tags, page, value } = startReading();
  const store = () => {
    globalThis.sitePageStorage = { problem: undefined, failures: 0, storedAt: Date.now() };
  };
  store();
  pass(3_000);
  expect(await value()).toBe("Version 1");
  pass(50_000);
  expect(await value()).toBe("Version 1");
  expect(tags).toEqual([undefined]);
  // Nothing was stored, but Next has to hear of each page from time to time.
  pass(10_000);
  await value();
  expect(tags).toEqual([undefined, '"1"']);
  // A cache may hold the page from before for a moment.
  store();
  pass(100);
  await value();
  page.version = 2;
  pass(100);
  expect(await value()).toBe("Version 2");
  expect(tags).toEqual([undefined, '"1"', '"1"', '"1"']);
});
