import { once } from "node:events";
import { request as ask, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { strangersHeaders } from "#tests/support/strangers-headers.ts";
import { createRoutingTables } from "#web/content/routing/routing-table.ts";
import { askNext, type NextHandler } from "#web/server/ask-next.ts";
import { createFinisher } from "#web/server/finish-text.ts";
import { finishedAnswer } from "#web/server/finished-answer.ts";
import { createPages } from "#web/server/pages.ts";
import { securityHeaders } from "#web/server/security-headers.ts";
import { createSiteServer, type SiteServerParts } from "#web/server/site-server.ts";
import { expectOutput, listenDuringTest } from "./site-fixture.ts";

const security = { environment: readEnvironment({ STUDIO_URL: "https://studio.example" }) };
const HTML = "text/html; charset=utf-8";
const TOOL_PAGE = "/free-zones/tax-benefits";
const DRAFT = { Cookie: "a=b; __prerender_bypass=secret" };
const RSC = { RSC: "1" };

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** The server of the site, with what `renders` in the place of Next. All is made from one answer. */
async function startSite(
  renders: RequestListener | ((...asked: Parameters<RequestListener>) => Promise<void>),
  given: Partial<SiteServerParts> = {},
) {
  let version = 1;
  const redirects = ["/about?p=12", "/old"].map((source) => ({
    ...{ _id: source, source, target: "/contact", permanent: true },
  }));
  const table = createRoutingTables()(JSON.stringify({ pages: [], redirects }));
  const finish = createFinisher({ security });
  const seen: string[] = [];
  const handle: NextHandler = async (asked, response) => {
    seen.push(`${asked.method} ${asked.url}`);
    await renders(asked, response);
  };
  const pages = createPages({
    table: () => table,
    today: () => "2026-11-22",
    isCurrent: (reads) => reads.get("content") === version,
    async render(path) {
      const reads = new Map([["content", version]]);
      return { answer: finish(await askNext(handle, path), path), reads };
    },
  });
  const server = createSiteServer({
    handle,
    pages,
    table: () => table,
    finish,
    isDraft: (cookies = "") => cookies.includes("__prerender_bypass=secret"),
    answerTool: async () => undefined,
    contact: () => ({ email: "office@nordune.example", phone: "+971 4 000 00 00" }),
    hydratesPages: false,
    headers: securityHeaders(security),
    ...given,
  });
  const origin = await listenDuringTest(server);
  return {
    server,
    seen,
    pages,
    port: Number(new URL(origin).port),
    publish: () => {
      version += 1;
    },
    ask: (path: string, headers: Record<string, string> = {}, method = "GET") =>
      new Promise<Answer>((resolve, reject) => {
        ask(origin + path, { headers, method }, async (response) => {
          const body = Buffer.concat(await response.toArray());
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        })
          .on("error", reject)
          .end();
      }),
    /** Sends lines as they are, and reads until the server ends the connection. */
    async send(...lines: string[]): Promise<string> {
      const socket = connect(Number(new URL(origin).port), "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      socket.write(`${[...lines, "Host: localhost"].join("\r\n")}\r\n\r\n`);
      let answer = "";
      for await (const chunk of socket.setEncoding("utf8")) answer += chunk;
      return answer;
    },
  };
}

/** What Next answers, with the headers of a page that it has prerendered. */
function page(text: string, headers: Record<string, string> = {}, status = 200): RequestListener {
  const common = {
    "Content-Type": HTML,
    "Cache-Control": "s-maxage=21600",
    "x-nextjs-cache": "HIT",
  };
  return (_asked, response) => void response.writeHead(status, { ...common, ...headers }).end(text);
}

describe("a page", () => {
  test("is rendered once, and then sent from memory, to a HEAD without its body", async () => {
    const site = await startSite(page("<h1>About</h1>"));
    for (const path of ["/about", "/nowhere"]) {
      const first = await site.ask(path, {}, "HEAD");
      const whole = await site.ask(`${path}?from=mail`);
      const again = await site.ask(path, {}, "HEAD");
      const bodies = [first, whole, again].map(({ body }) => body.toString());
      expect(bodies).toEqual(["", "<h1>About</h1>", ""]);
      for (const { headers } of [first, again]) {
        expect(headers).toEqual({ ...whole.headers, date: headers.date });
      }
    }
    expect(site.seen).toEqual(["GET /about", "GET /_unmatched/page"]);
  });

  test("is rendered once for all who ask before it is there; what fails is asked again", async () => {
    const VISITORS = 20;
    const isDraft = vi.fn(() => false);
    const come = () => isDraft.mock.calls.length;
    const site = await startSite(
      async (asked, response) => {
        await vi.waitUntil(() => come() % VISITORS === 0);
        if (come() === VISITORS) throw new Error("Next fails.");
        page("<p>About</p>")(asked, response);
      },
      { isDraft },
    );
    expectOutput("error");
    const askAll = () => Promise.all(Array.from({ length: VISITORS }, () => site.ask("/about")));
    for (const status of [500, 200]) {
      const answers = await askAll();
      expect(new Set(answers.map((each) => each.status))).toEqual(new Set([status]));
    }
    expect(site.seen).toEqual(["GET /about", "GET /about"]);
  });

  test("costs a few bytes where its visitor's copy is right, the first time too", async () => {
    const site = await startSite((asked, response) => {
      // Next would answer the condition by its own name for the page, which is not the site's.
      expect(asked.headers["if-none-match"]).toBeUndefined();
      page("<h1>About</h1>")(asked, response);
    });
    const { headers } = await site.ask("/contact");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    for (const given of [String(headers.etag), `"other", ${headers.etag}`, "*"]) {
      const again = await site.ask("/about", { "If-None-Match": given });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(again.headers.etag).toBe(headers.etag);
      expect(again.headers["content-security-policy"]).toBeDefined();
    }
    expect((await site.ask("/about", { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test("that is not found, or is for one visitor, is no copy of anything", async () => {
    const gone = await startSite(page("<h1>Not here</h1>", {}, 404));
    expect((await gone.ask("/nowhere", { "If-None-Match": "*" })).status).toBe(404);
    const own = await startSite((_asked, response) => {
      response.writeHead(200, { "Content-Type": HTML, "Cache-Control": "no-store" }).end("Yours");
    });
    const { status, headers } = await own.ask("/service-worker.js", { "If-None-Match": "*" });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "cache-control": "private, no-store" });
    expect(headers.etag).toBeUndefined();
  });

  test("leaves in the encoding that its visitor likes, and says so", async () => {
    const text = `<p>${"Relocation ".repeat(200)}</p>`;
    const site = await startSite((asked, response) => {
      expect(asked.headers["accept-encoding"]).toBeUndefined();
      page(text, { Vary: "rsc, Accept-Encoding" })(asked, response);
    });
    for (const _round of ["rendered", "kept"]) {
      const { headers, body } = await site.ask("/about", { "Accept-Encoding": "gzip, br" });
      expect(headers).toMatchObject({ "content-encoding": "br", vary: "rsc, Accept-Encoding" });
      expect(Number(headers["content-length"])).toBe(body.length);
      expect(brotliDecompressSync(body).toString()).toBe(text);
      const plain = await site.ask("/about");
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(plain.body.toString()).toBe(text);
    }
  });

  test("that there is not is one page for all such paths, rendered once", async () => {
    const site = await startSite((asked, response) => page(`${asked.url}`)(asked, response));
    for (const path of ["/nowhere", "/share-image/nowhere.svg", "/services/nothing?a=b"]) {
      expect((await site.ask(path)).body.toString()).toBe("/_unmatched/page");
    }
    // These are Next's to answer: the slash is taken off, and what redirects is no such path.
    for (const path of ["/about/", "/old"])
      expect((await site.ask(path)).body.toString()).toBe(path);
    expect(site.seen).toEqual(["GET /_unmatched/page", "GET /about/", "GET /old"]);
  });

  test("admits its inline scripts and no other, and says what may be rendered ahead of it", async () => {
    const site = await startSite(page("<p>Hello<script>one()</script><script>two()</script>"));
    const { headers } = await site.ask("/about");
    expect(headers["content-security-policy"]).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
    expect(headers["speculation-rules"]).toBe('"/speculation-rules.json"');
    // Where there is no network, there are no rules either.
    expect((await site.ask("/offline")).headers["speculation-rules"]).toBeUndefined();
  });
});

describe("what is for one visitor", () => {
  test.each<[string, string, RequestListener, Record<string, string>]>([
    ["at a path that is no page", "/built/nowhere", page("once"), {}],
    ["that sets a cookie", "/about", page("once", { "Set-Cookie": "a=b" }), {}],
    ["an editor's draft", "/about", page("once"), DRAFT],
    ["an editor's file", "/a.js", page("1", { "Cache-Control": "immutable" }), DRAFT],
    ["an error", "/about", page("sorry", {}, 500), {}],
  ])("is not kept: %s", async (_what, path, renders, headers) => {
    const site = await startSite(renders);
    for (const _time of ["first", "again"]) {
      const answer = await site.ask(path, headers);
      expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    }
    expect(site.seen).toHaveLength(2);
  });

  test("never is a visitor's page, nor that his: the Studio alone may show a draft in a frame", async () => {
    const site = await startSite((asked, response) =>
      page(asked.headers.cookie?.includes("secret") ? "draft" : "public")(asked, response),
    );
    const { etag } = (await site.ask("/about")).headers;
    const shown = async (headers: Record<string, string>) => {
      const { body, headers: sent } = await site.ask("/about", headers);
      const policy = String(sent["content-security-policy"]);
      const [, frame] = /frame-ancestors ([^;]*)/.exec(policy) ?? [];
      return [body.toString(), frame, sent["x-robots-tag"], sent["cache-control"], sent.etag];
    };
    const ofVisitor = ["public", "'none'", undefined, "public, max-age=0, must-revalidate", etag];
    expect(await shown({})).toEqual(ofVisitor);
    const draft = ["draft", "https://studio.example", "noindex", "private, no-store", undefined];
    expect(await shown({ ...DRAFT, "If-None-Match": `${etag}, *` })).toEqual(draft);
    expect(await shown({})).toEqual(ofVisitor);
    expect(await shown({ Cookie: "__prerender_bypass=made-up" })).toEqual(ofVisitor);
    expect(site.seen).toHaveLength(2);
  });

  test("as React asks for it leaves the page as it is kept, and only where React runs", async () => {
    const renders: RequestListener = (asked, response) =>
      page(asked.headers.rsc ? "for React" : "page")(asked, response);
    for (const hydratesPages of [true, false]) {
      const site = await startSite(renders, { hydratesPages });
      const shown = [];
      for (const headers of [RSC, {}, RSC]) {
        shown.push((await site.ask("/about", headers)).body.toString());
      }
      expect(shown).toEqual(
        hydratesPages ? ["for React", "page", "for React"] : ["page", "page", "page"],
      );
    }
  });

  test("nothing that a visitor says of himself, alone or in pairs, is in what the next one gets", async () => {
    // Whatever reaches Next stands in the page, and comes back as a cookie.
    const echo: RequestListener = (asked, response) => {
      const { "x-request-id": _, ...heard } = asked.headers;
      const text = `${asked.url} ${JSON.stringify(heard)}`;
      page(text, heard.cookie ? { "Set-Cookie": "a=; Max-Age=0" } : {})(asked, response);
    };
    const site = await startSite(echo);
    const next = async (path: string) => {
      const { body, headers, status } = await site.ask(path);
      return { status, body: body.toString(), headers: { ...headers, date: "" } };
    };
    const expected = await next("/about");
    const said = strangersHeaders.map((name) => [name, "1"] as const);
    const pairs = said.flatMap((one, index) =>
      said.slice(index).map((other) => Object.fromEntries([one, other])),
    );
    expect(pairs.length).toBeGreaterThan(1000);
    for (const headers of pairs) {
      site.publish();
      await site.ask("/about?__nextDataReq=1&nxtPslug=x&_rsc=1", headers);
      expect(await next("/about"), JSON.stringify(headers)).toEqual(expected);
    }
    expect(site.seen.every((asked) => asked === "GET /about")).toBe(true);
  });
});

test.each(["/api/ready", "/pictures/a.png"])(
  "what Next answers at %s by itself hears nothing of what only Next, or an editor, may say",
  async (path) => {
    const heard: IncomingHttpHeaders[] = [];
    const site = await startSite(({ headers }, response) => {
      heard.push(headers);
      response.end();
    });
    await site.ask(path, Object.fromEntries(strangersHeaders.map((name) => [name, "1"])));
    const internal = /^(x-|next-|rsc$|cookie$|forwarded$|purpose$)/;
    const names = Object.keys(heard[0] ?? {}).filter((name) => internal.test(name));
    expect(names).toEqual(["x-request-id"]);
    expect(heard[0]?.authorization).toBe("1");
    await site.ask(path, DRAFT);
    expect(heard[1]?.cookie).toBe(DRAFT.Cookie);
  },
);

describe("a question to a tool", () => {
  const QUESTION = `${TOOL_PAGE}?tool=tax-estimate&revenue=1`;

  test("is answered in its finished page, of which Next renders nothing, for nobody else", async () => {
    const site = await startSite(page("page"), {
      async answerTool({ status, headers, text: page }, { answers }) {
        const text = `${page} of ${answers.revenue}`;
        return finishedAnswer(status, headers, Buffer.from(text), "one");
      },
    });
    for (const revenue of [1, 2]) {
      const { headers, body } = await site.ask(`${TOOL_PAGE}?tool=tax-estimate&revenue=${revenue}`);
      expect(body.toString()).toBe(`page of ${revenue}`);
      expect(headers["cache-control"]).toBe("private, no-store");
    }
    expect((await site.ask(TOOL_PAGE)).body.toString()).toBe("page");
    expect(site.seen).toEqual([`GET ${TOOL_PAGE}`]);
    const unknown = await site.ask(`${TOOL_PAGE}?tool=none`);
    expect([unknown.status, unknown.headers.location]).toEqual([307, TOOL_PAGE]);
  });

  test("waits for others, not plain pages for it; too many hear how to reach us", async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const site = await startSite(page("page"), { answerTool: () => promise });
    const asked = Array.from({ length: 150 }, () => site.ask(QUESTION));
    await expect.poll(async () => (await site.ask(QUESTION)).status).toBe(503);
    const { headers, body } = await site.ask("/api/move-plan/tax");
    expect(headers["retry-after"]).toBe("5");
    expect(body.toString()).toMatch(/again.*\+971 4 000 00 00.*office@nordune\.example/);
    expect((await site.ask("/about")).body.toString()).toBe("page");
    resolve(undefined);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(101);
  });

  test("is Next's to answer where React runs at once, kept by nobody, and not worked on for who has left", async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const site = await startSite(page("page"), { answerTool: () => promise });
    const first = site.ask(QUESTION);
    await expect.poll(() => site.seen).toHaveLength(1);
    const leaving = connect(site.port, "127.0.0.1");
    leaving.write(`GET ${QUESTION} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () => leaving.destroy());
    await once(leaving, "close");
    // Whatever was sent before has come by then.
    await site.ask("/about");
    resolve(undefined);
    await first;
    await site.ask(QUESTION);
    expect(site.seen.filter((asked) => asked === `GET ${QUESTION}`)).toHaveLength(2);
  });
});

test("a request that does not come whole is given up", async () => {
  const { server, send } = await startSite(async (asked, response) => {
    await asked.toArray().catch(() => {});
    response.end();
  });
  expect(server.requestTimeout).toBe(10_000);
  Object.assign(server, { headersTimeout: 100, requestTimeout: 100 });
  const answer = await send("POST /api/revalidate HTTP/1.1", "Content-Length: 9");
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

describe("an address", () => {
  test.each([
    ["/about#x1", 308, "/about"],
    ["/x1/../about", 308, "/about"],
    ["/built/%2e%2e/about", 308, "/about"],
    ["/%61bout", 308, "/about"],
    ["//evil.example/about", 308, "/evil.example/about"],
    ["/\\evil.example", 308, "/evil.example"],
    ["/about?a#b", 308, "/about?a"],
    // A redirect that starts at a page's query.
    ["/about?p=12", 308, "/contact"],
    ["/%zz", 200, undefined],
    ["/about%2F", 200, undefined],
    ["http://nordune.example/about", 200, undefined],
  ])("has one spelling: %s is answered by %i %s", async (asked, status, real) => {
    const site = await startSite(page("page"));
    const answerTo = (path: string) => site.send(`GET ${path} HTTP/1.1`, "Connection: close");
    const answer = await answerTo(asked);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(/^location: (.*)$/im.exec(answer)?.[1]?.trim()).toBe(real);
    if (real === undefined) return;
    expect(site.seen).toEqual([]);
    expect(await answerTo(real)).toContain("HTTP/1.1 200 ");
  });
});

describe("a file", () => {
  test.each<[string, Record<string, string>, number]>([
    ["/_next/static/a.js", { "Cache-Control": "public, max-age=31536000, immutable" }, 1],
    ["/service-worker.js", { "Last-Modified": "Mon, 23 Nov 2026 11:43:02 GMT" }, 1],
    ["/robots.txt", { "x-nextjs-cache": "HIT" }, 1],
    ["/built/b.js", { "Cache-Control": "public, max-age=0" }, 2],
  ])("%s is asked of Next as often as it may change", async (path, headers, times) => {
    const site = await startSite((_asked, response) => {
      response.writeHead(200, { "Content-Type": "application/javascript", ...headers });
      Readable.from(["let a", " = 1;"]).pipe(response);
    });
    for (const _ of ["first", "again"]) {
      expect((await site.ask(path)).body.toString()).toBe("let a = 1;");
      site.publish();
    }
    expect(site.seen).toHaveLength(times);
  });

  test("that is no text passes as it comes and whole, with Next's answer to the visitor's copy", async () => {
    const site = await startSite((asked, response) => {
      expect(asked.headers.range).toBeUndefined();
      response.setHeader("ETag", '"next"');
      if (asked.headers["if-none-match"] === '"next"') return void response.writeHead(304).end();
      response.writeHead(200, ["Content-Type", "image/png", "Content-Length", "4"]);
      response.flushHeaders();
      response.write(Buffer.from([1, 2]));
      response.end(Buffer.from([3, 4]));
    });
    const asking = { "Accept-Encoding": "br", Range: "bytes=999-" };
    const { headers, body } = await site.ask("/picture.png", asking);
    expect([...body]).toEqual([1, 2, 3, 4]);
    expect(headers).toMatchObject({ etag: '"next"', "content-length": "4" });
    expect(headers["content-encoding"]).toBeUndefined();
    const again = await site.ask("/picture.png", { "If-None-Match": '"next"' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    for (const sent of [headers, again.headers]) {
      expect(sent).toMatchObject({ "x-content-type-options": "nosniff" });
    }
  });

  test("that is the picture of a page is drawn once, for elsewhere, and anew when that has changed", async () => {
    const bytes = Buffer.alloc(2_000, 255);
    const site = await startSite((_asked, response) => {
      response.writeHead(200, { "Content-Type": "image/png" }).end(bytes);
    });
    const drawn = (name: string) =>
      site.seen.filter((asked) => asked === `GET /share-image/${name}.png`).length;
    for (const _ of ["first", "again"]) {
      const picture = await site.ask("/share-image/about.png", { "Accept-Encoding": "br" });
      expect(picture.body).toEqual(bytes);
      expect(picture.headers["cross-origin-resource-policy"]).toBe("cross-origin");
      await site.ask("/share-image/nowhere.png");
    }
    expect([drawn("about"), drawn("nowhere")]).toEqual([1, 2]);
    site.publish();
    await site.pages.renderStale();
    await expect.poll(() => drawn("about")).toBe(2);
    expect(drawn("nowhere")).toBe(2);
  });
});

describe("a request", () => {
  test.each([
    ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"].map(
      (method) => [`${method} /about`, /405 Method Not Allowed.*Allow: GET, HEAD\r\n/s] as const,
    ),
    ["TRACE /api/revalidate", /405 Method Not Allowed/],
    ["GET *", /400 Bad Request/],
    ["OPTIONS *", /400 Bad Request/],
  ] as const)("of %s does not reach a page, nor is its body waited for", async (asked, refusal) => {
    const site = await startSite(page("about"));
    expect(await site.send(`${asked} HTTP/1.1`, "Content-Length: 1000000000")).toMatch(refusal);
    expect(site.seen).toEqual([]);
  });

  test("for an upgrade is answered as a plain one, and its socket ends", async () => {
    const site = await startSite(page("about"));
    const upgrade = ["Connection: Upgrade, close", "Upgrade: websocket"];
    expect(await site.send("GET /about HTTP/1.1", ...upgrade)).toMatch(/200 OK.*about/s);
  });

  test("that Next fails at is answered all the same, and logged", async () => {
    const errors = expectOutput("error");
    const site = await startSite(() => Promise.reject(new Error("broken")));
    for (const path of ["/about", "/picture.png"]) {
      const { status, headers } = await site.ask(path);
      expect([status, headers["x-content-type-options"]]).toEqual([500, "nosniff"]);
    }
    expect(errors.lines()).toEqual(["GET /about failed:", "GET /picture.png failed:"]);
  });
});
