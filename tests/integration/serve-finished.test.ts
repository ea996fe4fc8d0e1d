import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from "node:http";
import { createRequire } from "node:module";
import { Readable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable.js";
import { expect, test } from "vitest";
import { createFinisher } from "#web/server/finish-text.ts";
import { createFinishedAnswers } from "#web/server/finished-answers.ts";
import { serveFinished } from "#web/server/serve-finished.ts";
import { listenDuringTest } from "./site-fixture.ts";

const security = {
  siteUrl: "https://nordune.example",
  imageHosts: [],
  emailServiceOrigins: [],
  analytics: undefined,
};

const HTML = "text/html; charset=utf-8";
const isDraft = (cookies = "") => cookies.includes("__prerender_bypass=secret");
const otherHeaders = () => ({ "X-Content-Type-Options": "nosniff" });

const TOOL_PAGE = "/free-zones/tax-benefits";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * A server that finishes what `renders` writes, as the site does with what Next writes. `/about`,
 * `/contact` and the page of a tool are its pages.
 */
async function startSite(renders: RequestListener) {
  const answers = createFinishedAnswers();
  const finish = createFinisher({ security, studioOrigin: "https://studio.example" });
  const isPage = (path: string) => ["/about", "/contact", TOOL_PAGE].includes(path);
  const seen: string[] = [];
  const server = createServer((asked, response) => {
    if (serveFinished(asked, response, { answers, finish, isPage, isDraft, otherHeaders })) return;
    seen.push(`${asked.method} ${asked.url}`);
    renders(asked, response);
  });
  const origin = await listenDuringTest(server);

  function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
    return new Promise<Answer>((resolve, reject) => {
      request(origin + path, { headers, method }, async (response) => {
        const body = Buffer.concat(await response.toArray());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      })
        .on("error", reject)
        .end();
    });
  }
  return { ask, seen, drop: answers.drop };
}

/** What Next sends for a page that it has ready. */
function page(text: string, headers: Record<string, string> = {}): RequestListener {
  return (_asked, response) => {
    const common = {
      "Content-Type": HTML,
      "Cache-Control": "s-maxage=21600",
      "x-nextjs-cache": "HIT",
    };
    for (const [name, value] of Object.entries({ ...common, ...headers })) {
      response.setHeader(name, value);
    }
    response.end(text);
  };
}

test("a page is rendered once, and then sent from memory", async () => {
  const site = await startSite(page("<h1>About</h1>"));
  const first = await site.ask("/about");
  const second = await site.ask("/about?from=mail");
  expect(site.seen).toEqual(["GET /about"]);
  expect(second.body.toString()).toBe("<h1>About</h1>");
  expect(second.headers).toEqual({ ...first.headers, date: second.headers.date });
});

test("what a tool is asked is rendered each time, and the page stays as it was", async () => {
  const site = await startSite((asked, response) => page(`<p>${asked.url}</p>`)(asked, response));
  await site.ask(TOOL_PAGE);
  const asked = `${TOOL_PAGE}?tool=tax-estimate&revenue=`;
  for (const revenue of [1, 2]) {
    const { body } = await site.ask(asked + revenue);
    expect(body.toString()).toBe(`<p>${asked}${revenue}</p>`);
  }
  expect((await site.ask(TOOL_PAGE)).body.toString()).toBe(`<p>${TOOL_PAGE}</p>`);
  expect(site.seen).toHaveLength(3);
});

test("every page is checked by its visitor's copy each time, and costs a few bytes then", async () => {
  const site = await startSite(page("<h1>About</h1>"));
  const { headers } = await site.ask("/about");
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  for (const given of [String(headers.etag), `"other", ${headers.etag}`, "*"]) {
    const again = await site.ask("/about", { "If-None-Match": given });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers["content-security-policy"]).toBeDefined();
  }
  expect((await site.ask("/about", { "If-None-Match": '"other"' })).status).toBe(200);
});

test("the first visitor's copy is looked at as well as any other's", async () => {
  const site = await startSite((asked, response) => {
    // Next would answer the condition by its own name for the page, which is not the site's.
    expect(asked.headers["if-none-match"]).toBeUndefined();
    page("<h1>About</h1>")(asked, response);
  });
  const { headers } = await site.ask("/about");
  site.drop();
  const again = await site.ask("/about", { "If-None-Match": String(headers.etag) });
  expect(again.status).toBe(304);
});

test("a text leaves in the encoding that its visitor likes, and says so", async () => {
  const text = `<p>${"Relocation ".repeat(200)}</p>`;
  const site = await startSite(page(text, { Vary: "rsc, Accept-Encoding" }));
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

test("HEAD tells of the page what GET does, without the page", async () => {
  const site = await startSite(page("<h1>About</h1>"));
  for (const path of ["/about", "/about", "/nowhere"]) {
    const head = await site.ask(path, {}, "HEAD");
    const whole = await site.ask(path);
    expect(head.body).toHaveLength(0);
    expect(head.headers).toEqual({ ...whole.headers, date: head.headers.date });
  }
});

test("a change drops what was kept, and what was on its way meanwhile", async () => {
  let text = "old";
  let letGo = () => {};
  const site = await startSite(async (asked, response) => {
    const rendered = text;
    if (asked.headers.slow) {
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
    }
    page(rendered)(asked, response);
  });
  await site.ask("/about");
  const slow = site.ask("/contact", { slow: "yes" });
  await expect.poll(() => site.seen).toContain("GET /contact");
  text = "new";
  site.drop();
  letGo();
  expect((await slow).body.toString()).toBe("old");
  expect((await site.ask("/contact")).body.toString()).toBe("new");
  expect((await site.ask("/about")).body.toString()).toBe("new");
});

test.each([
  ["a path that is no page", "/nowhere", {}, {}],
  ["a stale page", "/about", { "x-nextjs-cache": "STALE" }, {}],
  ["a page that is no page of Next's cache", "/about", { "x-nextjs-cache": "" }, {}],
  ["an editor's draft", "/about", {}, { Cookie: "a=b; __prerender_bypass=secret" }],
  ["what React asks for", "/about", { "Content-Type": "text/x-component" }, { RSC: "1" }],
])("%s is not kept", async (_what, path, rendered, asked) => {
  const site = await startSite(page("once", rendered));
  await site.ask(path, asked);
  await site.ask(path, asked);
  expect(site.seen).toHaveLength(2);
});

test("who makes up an editor's cookie gets what visitors get", async () => {
  const site = await startSite(page("public"));
  await site.ask("/about");
  await site.ask("/about", { Cookie: "__prerender_bypass=made-up" });
  expect(site.seen).toHaveLength(1);
});

test("search engines may not list a draft", async () => {
  const site = await startSite(page("<p>Hello</p>"));
  const robots = async (headers: Record<string, string>) =>
    (await site.ask("/about", headers)).headers["x-robots-tag"];
  expect(await robots({ Cookie: "__prerender_bypass=secret" })).toBe("noindex");
  expect(await robots({})).toBeUndefined();
});

test("a kept page is never an editor's, and an editor's never a visitor's", async () => {
  const draft = { Cookie: "__prerender_bypass=secret" };
  const site = await startSite((asked, response) =>
    page(asked.headers.cookie ? "draft" : "public")(asked, response),
  );
  await site.ask("/about");
  expect((await site.ask("/about", draft)).body.toString()).toBe("draft");
  expect((await site.ask("/about")).body.toString()).toBe("public");
});

test("the Studio may show a draft in a frame, and nobody may show a page", async () => {
  const site = await startSite(page("<p>Hello</p>"));
  const ancestors = async (headers: Record<string, string>) => {
    const policy = String((await site.ask("/about", headers)).headers["content-security-policy"]);
    return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
  };
  expect(await ancestors({ Cookie: "__prerender_bypass=secret" })).toBe("https://studio.example");
  expect(await ancestors({})).toBe("'none'");
});

test("an error is not kept, and has its headers all the same", async () => {
  const site = await startSite((_asked, response) =>
    response.writeHead(500, { "Content-Type": HTML }).end("sorry"),
  );
  for (const _time of ["first", "again"]) {
    const { status, headers, body } = await site.ask("/about");
    expect({ status, text: body.toString() }).toEqual({ status: 500, text: "sorry" });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  }
  expect(site.seen).toHaveLength(2);
});

test("a file that never changes is kept; one that may is not", async () => {
  const site = await startSite((asked, response) => {
    const isLasting = asked.url?.startsWith("/_next/static/");
    const caching = isLasting ? "public, max-age=31536000, immutable" : "public, max-age=0";
    response.setHeader("Content-Type", "application/javascript");
    response.setHeader("Cache-Control", caching);
    Readable.from(["let a", " = 1;"]).pipe(response);
  });
  for (const path of ["/_next/static/a.js", "/_next/static/a.js", "/b.js", "/b.js"]) {
    expect((await site.ask(path)).body.toString()).toBe("let a = 1;");
  }
  expect(site.seen).toEqual(["GET /_next/static/a.js", "GET /b.js", "GET /b.js"]);
  const { headers } = await site.ask("/_next/static/a.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("what is no text passes as it comes, under the headers of every answer", async () => {
  const site = await startSite((_asked, response) => {
    response.writeHead(200, ["Content-Type", "image/png", "Content-Length", "4"]);
    response.flushHeaders();
    response.write(Buffer.from([1, 2]));
    response.end(Buffer.from([3, 4]));
  });
  const { headers, body } = await site.ask("/picture.png", { "Accept-Encoding": "br" });
  expect([...body]).toEqual([1, 2, 3, 4]);
  expect(headers).toMatchObject({ "content-length": "4", "x-content-type-options": "nosniff" });
  expect(headers["content-encoding"]).toBeUndefined();
});

test("a page served with its inline scripts admits these and no other", async () => {
  const site = await startSite(page("<p>Hello<script>one()</script><script>two()</script>"));
  const { headers } = await site.ask("/about");
  const policy = String(headers["content-security-policy"]);
  expect(policy.match(/script-src 'self'( 'sha256-[^']+'){2};/)).not.toBeNull();
});

test("a page says what may be rendered ahead of it; the offline page, which has no network, does not", async () => {
  const site = await startSite(page("<h1>About</h1>"));
  const rules = async (path: string) => (await site.ask(path)).headers["speculation-rules"];
  expect(await rules("/about")).toBe('"/speculation-rules.json"');
  expect(await rules("/offline")).toBeUndefined();
});

test("a picture larger than a connection takes at once arrives whole, by Next's own ways", async () => {
  const picture = Buffer.alloc(8 * 1024 * 1024, "picture");
  const site = await startSite((asked, response) => {
    compress(asked, response, () => {
      response.setHeader("Content-Type", "image/png");
      void pipeToNodeResponse(new Blob([picture]).stream(), response);
    });
  });
  const { headers, body } = await site.ask("/share-image/about.png");
  expect(body.equals(picture)).toBe(true);
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

/** What `next start` does first. It has methods of its own put over those of the response. */
function compress(asked: IncomingMessage, response: ServerResponse, next: () => void): void {
  const compression: unknown = createRequire(import.meta.url)("next/dist/compiled/compression");
  const middleware: unknown = typeof compression === "function" ? compression() : undefined;
  if (typeof middleware !== "function") throw new TypeError("Next compresses in another way now.");
  Reflect.apply(middleware, undefined, [asked, response, next]);
}
