import { expect, test } from "vitest";
import { PAGE_HEADERS, startFront } from "./front-fixture.ts";

test.each<[string, string, Record<string, string>]>([
  ["the API", "/api/any?a=b", { cookie: "a=b" }],
  ["a question to a tool", "/about?tool=tax-estimate&revenue=1", {}],
  ["a draft preview", "/about", { cookie: "a=b; __prerender_bypass=1; c=d" }],
  ["a navigation of React", "/about?_rsc=1", { rsc: "1" }],
  ["a prefetch of React", "/about", { "next-router-prefetch": "1" }],
  ["a part of a page for React", "/about", { "next-router-segment-prefetch": "/_tree" }],
])("%s is neither kept nor answered from what is kept", async (_what, path, headers) => {
  const { site, visit } = await startFront();
  await visit("/about");
  site.version = 2;
  expect((await visit(path, headers)).body).toBe("version 2");
  site.version = 3;
  expect((await visit(path, headers)).body).toBe("version 3");
  expect((await visit("/about")).body).toBe("version 1");
  const { url, headers: asked } = site.asked[2] ?? {};
  expect([url, asked]).toEqual([path, expect.objectContaining(headers)]);
});

test("what an old address asks for leads where the site says, and the page stays", async () => {
  const { site, visit } = await startFront((request, response) => {
    if (request.url === "/?utm_source=a&p=12") {
      response.writeHead(308, { location: "/new?utm_source=a" }).end();
    } else if (request.url === "/?p=13") response.writeHead(308, { location: "/new" }).end();
    else response.writeHead(200, PAGE_HEADERS).end("the page");
  });
  expect((await visit("/")).body).toBe("the page");
  expect((await visit("/?utm_source=a&p=12")).headers.location).toBe("/new?utm_source=a");
  expect((await visit("/?p=13")).headers.location).toBe("/new");
  expect((await visit("/?p=14")).body).toBe("the page");
  expect((await visit("/")).headers["cache-status"]).toBe("front; hit");
  expect(site.asked).toHaveLength(4);
});

test("a page is asked for without what tells its visitor", async () => {
  const { site, visit } = await startFront();
  await visit("/about?email=anna@example.com", { cookie: "_ga=1" });
  expect(site.asked[0]?.url).toBe("/about");
  expect(site.asked[0]?.headers.cookie).toBeUndefined();
});

test.each<[string, Record<string, string>]>([
  ["sets a cookie", { "set-cookie": "visitor=1" }],
  ["is private", { "cache-control": "private, max-age=60" }],
  ["must not be kept", { "cache-control": "no-store" }],
])("an answer that %s is for its visitor only", async (_what, headers) => {
  const { site, visit } = await startFront();
  site.answer = (_, response) => response.writeHead(200, headers).end(site.body());
  await visit("/about");
  site.version = 2;
  expect((await visit("/about")).body).toBe("version 2");
});

test.each([400, 404, 405, 410, 429, 500, 503])(
  "a first answer of %i is not kept",
  async (status) => {
    const { site, visit } = await startFront();
    const pages = site.answer;
    site.answer = (_, response) => response.writeHead(status, PAGE_HEADERS).end();
    expect((await visit("/new")).status).toBe(status);
    site.answer = pages;
    expect((await visit("/new")).status).toBe(200);
  },
);

test("the site learns who asks, and from where", async () => {
  const { site, visit } = await startFront();
  await visit("/api/any", {
    host: "www.example.com",
    "x-forwarded-for": "203.0.113.1",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
  });
  expect(site.asked[0]?.headers).toMatchObject({
    host: "www.example.com",
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-host": "www.example.com",
    "x-forwarded-proto": "http",
  });
});

test("the whole file is an answer to a range, as at the site alone", async () => {
  const { visit } = await startFront((_, response) =>
    response.writeHead(200, { "accept-ranges": "bytes", "content-length": "10" }).end("0123456789"),
  );
  await visit("/favicon.ico");
  const { status, body } = await visit("/favicon.ico", { range: "bytes=2-3" });
  expect([status, body]).toEqual([200, "0123456789"]);
});

test("a body larger than any webhook's is refused before the site sees it", async () => {
  const { site, visit } = await startFront();
  const { status } = await visit("/api/revalidate", { "content-length": String(1e6) }, "POST");
  expect(status).toBe(413);
  expect(site.asked).toEqual([]);
});
