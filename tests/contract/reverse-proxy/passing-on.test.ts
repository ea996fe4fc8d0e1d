import { expect, test } from "vitest";
import { redirectSource } from "#schemas/shared/redirects/redirect-source.ts";
import { type Answer, keptFiles, PAGE_HEADERS, startReverseProxy } from "./front-fixture.ts";

test.each<[string, string, Record<string, string>]>([
  ["the API", "/api/any?a=b", { cookie: "a=b" }],
  ["a question to a tool", "/about?tool=tax-estimate&revenue=1", {}],
  ["a draft preview", "/about", { cookie: "a=b; __prerender_bypass=1; c=d" }],
  ["a navigation of React", "/about?_rsc=1", { rsc: "1" }],
  ["a part of a page for React", "/about", { "next-router-segment-prefetch": "/_tree" }],
])("nginx neither caches %s nor answers it from its cache", async (_what, path, headers) => {
  const { site, visit } = await startReverseProxy();
  await visit("/about");
  site.version = 2;
  expect((await visit(path, headers)).body).toBe("version 2");
  site.version = 3;
  expect((await visit(path, headers)).body).toBe("version 3");
  expect((await visit("/about")).body).toBe("version 1");
  const { url, headers: asked } = site.asked[2] ?? {};
  expect([url, asked]).toEqual([path, expect.objectContaining(headers)]);
});

/** A redirect of each shape that the Studio takes; any other address is a page. */
const redirects = new Map([
  ["/?lang=sv", "/new"],
  ["/about?ref=old", "/contact"],
  ["/index.php?page=services&id=a%20b", "/services"],
]);
const siteWithRedirects: Answer = ({ url = "" }, response) => {
  const location = redirects.get(url);
  if (location === undefined) response.writeHead(200, PAGE_HEADERS).end("the page");
  else response.writeHead(308, { location }).end();
};

test("a request that is redirected does not replace the cached page", async () => {
  const { site, visit } = await startReverseProxy(siteWithRedirects);
  for (const [from, to] of redirects) {
    const [path = ""] = from.split("?");
    for (const _ of ["first", "again"]) {
      expect((await visit(path)).body).toBe("the page");
      const { status, headers } = await visit(from);
      expect([status, headers.location]).toEqual([308, to]);
      expect((await visit(`${path}?another=1`)).body).toBe("the page");
    }
    expect((await visit(path)).headers["cache-status"]).toBe("front; hit");
  }
  expect(site.asked).toHaveLength(5 * redirects.size);
});

test("nginx passes every query of a possible redirect to the site without cookies, and caches one copy for outages", async () => {
  const { site, visit, directory } = await startReverseProxy();
  const cookie = "_ga=1";
  await visit("/about?gclid=anna", { cookie });
  const before = await keptFiles(directory);
  expect([before.length, site.asked[0]?.url]).toEqual([1, "/about"]);
  for (const name of ["gclids", "x_gclid", "GCLID", "utm", "xutm_source", "utm-source", "ref"]) {
    const path = `/about?gclid=1&${name}=1&utm_source=a`;
    expect(redirectSource(`/about?${name}=1`)).toBe(true);
    await visit(path, { cookie });
    expect(site.asked.at(-1)?.url).toBe(path);
  }
  for (const { headers } of site.asked) expect(headers.cookie).toBeUndefined();
  expect(await keptFiles(directory)).toEqual(before);
  const failures: Answer[] = [(_, response) => response.writeHead(500).end("broken"), () => {}];
  for (const answer of failures) {
    site.answer = answer;
    expect(await visit("/about?ref=old")).toMatchObject({ status: 200, body: "version 1" });
  }
});

test("nginx caches no private response and no first response with an error status", async () => {
  const { site, visit } = await startReverseProxy();
  const answers: [path: string, status: number, headers: Record<string, string>][] = [
    ["/sets-a-cookie", 200, { ...PAGE_HEADERS, "set-cookie": "visitor=1" }],
    ["/is-private", 200, { "cache-control": "private, max-age=60" }],
    ["/must-not-be-kept", 200, { "cache-control": "no-store" }],
    ["/does-not-say", 200, {}],
    ["/not-found", 404, PAGE_HEADERS],
    ["/too-many", 429, PAGE_HEADERS],
    ["/broken", 500, PAGE_HEADERS],
  ];
  for (const [path, status, headers] of answers) {
    site.answer = (_, response) => response.writeHead(status, headers).end(site.body());
    for (const version of [1, 2]) {
      site.version = version;
      expect(await visit(path), path).toMatchObject({ status, body: `version ${version}` });
    }
  }
});

test("the site receives the visitor's address and host from nginx, and no body larger than a webhook's", async () => {
  const { site, visit } = await startReverseProxy();
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
  const { status } = await visit("/api/revalidate", { "content-length": String(1e6) }, "POST");
  expect(status).toBe(413);
  expect(site.asked).toHaveLength(1);
});

const QUESTION = "/about?tool=tax-estimate&revenue=1";

test("a visitor who floods a tool is limited, also from many IPv6 addresses of one network, and others are not", async () => {
  const behindAnother = "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;";
  const { site, visit } = await startReverseProxy(undefined, "1h", 1, behindAnother);
  const questions = Array.from({ length: 200 }, () => visit(QUESTION));
  const pages = Array.from({ length: 200 }, () => visit("/contact"));
  for (const { status } of await Promise.all(pages)) expect(status).toBe(200);
  const answers = await Promise.all(questions);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(100);
  for (const { body, headers } of refused) {
    expect(body).toBe("version 1");
    expect(headers).toMatchObject({ "retry-after": "5", "cache-control": "private, no-store" });
  }
  // The burst, and what a second or two allow.
  expect(site.asked.length).toBeLessThan(90);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20);

  const refusedFrom = async (address: (host: string) => string) => {
    const addresses = Array.from({ length: 200 }, (_, host) => address((host + 1).toString(16)));
    const asked = addresses.map((each) => visit(QUESTION, { "x-forwarded-for": each }));
    return (await Promise.all(asked)).filter(({ status }) => status === 503).length;
  };
  expect(await refusedFrom((host) => `2001:db8:0:${host}::1`)).toBe(0);
  // Written short.
  expect(await refusedFrom((host) => `2001:db8::${host}`)).toBeGreaterThanOrEqual(100);
});

test.each([QUESTION, "/api/calendar/tax?tool=move-plan"])(
  "nginx sends %s to one instance only, even if that fails",
  async (question) => {
    const { site, visit } = await startReverseProxy(undefined, "1h", 3);
    site.answer = (request) => request.socket.destroy();
    expect((await visit(question)).status).toBe(502);
    expect(site.asked).toHaveLength(1);
  },
);

test("nginx hides the site's metrics and limits the number of reports", async () => {
  const { site, visit } = await startReverseProxy((request, response) => {
    response.writeHead(request.method === "POST" ? 204 : 200).end();
  });
  const named = { authorization: "Bearer the-right-token" };
  for (const path of ["/api/metrics", "/api//metrics", "/api/%6detrics", "/api/metrics?a=b"]) {
    expect((await visit(path, named)).status, path).toBe(404);
  }
  expect(site.asked).toEqual([]);
  const statuses: number[] = [];
  for (let sent = 0; sent < 20; sent += 1) {
    statuses.push((await visit("/api/reports", {}, "POST")).status);
  }
  expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(6);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
});
