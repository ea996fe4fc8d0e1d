import { expect, test } from "vitest";
import { type Answer, startReverseProxy } from "./front-fixture.ts";

test("requests reach the site unchanged each time, and responses reach the visitor unchanged", async () => {
  const { site, visit } = await startReverseProxy((request, response) =>
    response
      .writeHead(200, { "cache-control": "public, max-age=60", vary: "Accept-Encoding" })
      .end(`${request.url} ${request.headers.cookie} ${request.headers["accept-encoding"]}`),
  );
  const headers = { cookie: "a=b", "accept-encoding": "br;q=1, gzip" };
  for (const path of ["/about?gclid=1", "/%61bout//", "/a%2Fb?x=%F6", "/_next/static/a.js"]) {
    for (const _ of ["first", "again"]) {
      const { status, body, headers: given } = await visit(path, headers);
      expect([status, body]).toEqual([200, `${path} a=b br;q=1, gzip`]);
      expect(given).toMatchObject({ "cache-control": "public, max-age=60" });
    }
  }
  expect(site.asked).toHaveLength(8);
});

test("the reverse proxy passes on the address of a redirect unchanged", async () => {
  const { visit } = await startReverseProxy((_, response) =>
    response.writeHead(308, { location: "/new?utm_source=a#part" }).end(),
  );
  expect((await visit("/old?utm_source=a")).headers.location).toBe("/new?utm_source=a#part");
});

const failures: [how: string, Answer][] = [
  ["refuses", ({ socket }) => socket.destroy()],
  ["is not ready", (_, response) => response.writeHead(503).end()],
];

test.each(failures)(
  "a visitor does not notice an instance that %s if another one responds",
  async (_how, fail) => {
    const { site, visit } = await startReverseProxy(undefined, 2);
    const pages = site.answer;
    site.answer = (request, response) => {
      (site.asked.length === 1 ? fail : pages)(request, response);
    };
    expect(await visit("/about")).toMatchObject({ status: 200, body: "version 1" });
    expect(site.asked).toHaveLength(2);
  },
);

test("a visitor does not notice two instances that fail at once if a third one responds", async () => {
  const { site, visit } = await startReverseProxy(undefined, 3);
  const pages = site.answer;
  site.answer = (request, response) => {
    if (site.asked.length < 3) response.writeHead(503).end();
    else pages(request, response);
  };
  expect(await visit("/about")).toMatchObject({ status: 200, body: "version 1" });
  expect(site.asked).toHaveLength(3);
});

test("behind the reverse proxy visitors reach a site again as soon as it is back", async () => {
  const { site, visit } = await startReverseProxy(undefined, 2);
  const visitOften = async () => {
    const visits = Array.from({ length: 20 }, () => visit("/about"));
    return new Set((await Promise.all(visits)).map(({ status }) => status));
  };
  site.stop();
  expect(await visitOften()).toEqual(new Set([502]));
  await site.start();
  expect(await visitOften()).toEqual(new Set([200]));
});

test("during a release a script that only one instance has is found, whichever was asked first", async () => {
  const { site, visit } = await startReverseProxy(undefined, 4);
  const pages = site.answer;
  site.answer = (request, response) => {
    if (site.asked.length < 4) response.writeHead(404).end();
    else pages(request, response);
  };
  for (const path of ["/built/consultation-2f6c.js", "/_next/static/chunks/a.css"]) {
    site.asked.length = 0;
    expect(await visit(path)).toMatchObject({ status: 200, body: "version 1" });
    expect(site.asked.map(({ url }) => url)).toEqual([path, path, path, path]);
  }
});

test("a POST request is sent to one instance only, even if it fails", async () => {
  const { site, visit } = await startReverseProxy((request) => request.socket.destroy(), 2);
  expect((await visit("/api/revalidate", {}, "POST")).status).toBe(502);
  expect(site.asked).toHaveLength(1);
});

test("the site learns the visitor's address and host, and gets no body larger than a webhook's", async () => {
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

test("a client that floods a tool, also from many IPv6 addresses of one network, gets the page without an answer, and others get everything", async () => {
  const behindAnother = "set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;";
  const { site, visit } = await startReverseProxy(undefined, 1, behindAnother);
  const questions = Array.from({ length: 200 }, () => visit(QUESTION));
  const pages = Array.from({ length: 200 }, () => visit("/contact?gclid=1"));
  for (const { status } of await Promise.all(pages)) expect(status).toBe(200);
  const answers = await Promise.all(questions);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(100);
  for (const { body, headers } of refused) {
    expect(body).toBe("version 1");
    expect(headers).toMatchObject({ "retry-after": "5" });
  }
  const asked = (url: string) => site.asked.filter((request) => request.url === url).length;
  // The burst, and what a second or two allow.
  expect(asked(QUESTION)).toBeLessThan(90);
  expect(asked("/about")).toBe(refused.length);
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

test("requests for calendar files are limited like those to tools, and no others", async () => {
  const { visit } = await startReverseProxy();
  const refused = async (path: string) => {
    const answers = await Promise.all(Array.from({ length: 150 }, () => visit(path)));
    return answers.filter(({ status }) => status === 503).length;
  };
  expect(await refused("/about?tools=1&x=tool")).toBe(0);
  expect(await refused("/api/calendar/tax?tool=move-plan")).toBeGreaterThan(50);
});

test("nobody gets the site's metrics through the reverse proxy", async () => {
  const { site, visit } = await startReverseProxy();
  const named = { authorization: "Bearer the-right-token" };
  for (const path of ["/api/metrics", "/api//metrics", "/api/%6detrics", "/api/metrics?a=b"]) {
    expect((await visit(path, named)).status, path).toBe(404);
  }
  expect(site.asked).toEqual([]);
});
