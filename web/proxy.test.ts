import { NextRequest } from "next/server.js";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { createRoutingTableBuilder } from "./content/routing/routing-table.ts";
import type { RoutingTable } from "./content/store/content-query.ts";
import type { ResponseHeaders } from "./lib/response-headers.ts";
import { proxy } from "./proxy.ts";

const ORIGIN = "http://localhost:3000";

const redirects = [
  ["/home", "/", true],
  ["/offer", "/services/tax", false],
].map(([source, target, permanent]) => ({ _id: source, source, target, permanent }));

const tableOf = (...slugs: string[]): RoutingTable | undefined => {
  const pages = slugs.map((slug) => ({ _type: "service", slug }));
  return createRoutingTableBuilder()(JSON.stringify({ pages, redirects }));
};

/** The maximum ages with which the table was requested, in order. */
const maxAges: (number | undefined)[] = [];
let tables: (RoutingTable | undefined)[] = [];

const lists: ResponseHeaders = {
  visitor: { "content-security-policy": "visitors", "cache-control": "public, max-age=0" },
  editor: { "content-security-policy": "editors", "cache-control": "private, no-store" },
  builtFile: { "cache-control": "public, max-age=31536000, immutable" },
};

const paths = ["/favicon.ico", "/built/form-1a2b.js"];
vi.stubEnv("SITE_FILES", JSON.stringify({ paths, folders: ["/api/"] }));
vi.stubEnv("SITE_HEADERS", JSON.stringify(lists));

beforeEach(() => {
  maxAges.length = 0;
  tables = [tableOf("tax")];
  globalThis.nordune = {
    read: () => Promise.reject(new Error("It was asked.")),
    async routingTable(maxAgeMs) {
      maxAges.push(maxAgeMs);
      return tables.length > 1 ? tables.shift() : tables[0];
    },
    madeFrom: new Map(),
    clearCache() {},
    timesCleared: 0,
    ownToken: "",
  };
  onTestFinished(() => {
    globalThis.nordune = undefined;
  });
});

/** The response to a request, with its headers. */
const answerTo = (path: string, { method = "GET", cookie = "", accept = "*/*" } = {}) =>
  proxy(new NextRequest(ORIGIN + path, { method, headers: { cookie, accept } }));

/** The proxy's decision: the internal path, or the response. */
async function sent(path: string, options: Parameters<typeof answerTo>[1] = {}): Promise<string> {
  const response = await answerTo(path, options);
  const at = (name: string) => response.headers.get(name)?.replace(ORIGIN, "");
  if (response.headers.has("x-middleware-next")) return "next";
  const inside = at("x-middleware-rewrite");
  if (inside !== undefined) return `inside ${inside}`;
  return `${response.status} ${at("location") ?? at("allow")}`;
}

const EDITOR = "a=b; __prerender_bypass=c";

test.each([
  ["/", "next"],
  ["/services/tax?from=mail", "next"],
  ["/favicon.ico", "next"],
  ["/api/ready", "next"],
  [
    "/services/tax?tool=tax-estimate&a=%20",
    "inside /api/tools/services/tax?tool=tax-estimate&a=%20",
  ],
  ["/home?a=b", "308 /?a=b"],
  ["/offer", "307 /services/tax"],
  ["/services/tax/?a=b", "308 /services/tax?a=b"],
  ["/services/tax/?a=%F6", "308 /services/tax?a=%F6"],
  ["/home?a=%F6", "308 /?a=%F6"],
  ["/offer/", "307 /services/tax"],
  ["//evil.example/a", "308 /evil.example/a"],
  ["/nowhere?a=b", "inside /404"],
  ["/preview/services/tax", "inside /404"],
])("the proxy sends a request for %s to: %s", async (path, where) => {
  expect(await sent(path)).toBe(where);
  expect(await sent(path, { method: "HEAD" })).toBe(where);
});

test.each([
  ["/services/tax?a=b", "inside /preview/services/tax?a=b"],
  ["/services/unpublished", "inside /preview/services/unpublished"],
  ["/favicon.ico", "next"],
  ["/home", "308 /"],
])("the proxy sends an editor's request for %s to: %s", async (path, where) => {
  expect(await sent(path, { cookie: EDITOR })).toBe(where);
});

test.each([
  ["/services/tax.md", "*/*", "inside /api/markdown/services/tax"],
  ["/index.md", "text/html", "inside /api/markdown"],
  ["/services/tax?gclid=1", "text/markdown, */*", "inside /api/markdown/services/tax"],
  [
    "/services/tax?tool=tax-estimate",
    "text/markdown",
    "inside /api/tools/services/tax?tool=tax-estimate",
  ],
  ["/services/tax.md?tool=tax-estimate", "*/*", "inside /api/tools/services/tax?tool=tax-estimate"],
  ["/services/tax", "text/html, text/markdown", "next"],
  ["/nowhere.md", "text/markdown", "inside /404"],
])("the proxy sends a request for %s that accepts %s to: %s", async (path, accept, where) => {
  expect(await sent(path, { accept })).toBe(where);
});

test("an editor's browser gets the Markdown that visitors get, and the draft cookie stays unread", async () => {
  for (const path of ["/services/tax.md", "/services/tax.md?tool=tax-estimate"]) {
    const { headers } = await answerTo(path, { cookie: `${EDITOR}; d=e` });
    expect(headers.get("x-middleware-rewrite")).toContain("/services/tax");
    expect(headers.get("x-middleware-request-cookie")).toBe("a=b; d=e");
    // The API route reads what the proxy has decided.
    expect(headers.get("x-middleware-request-accept")).toBe("text/markdown");
  }
});

test("only the draft cookie marks a browser as an editor's", async () => {
  expect(await sent("/services/tax", { cookie: "not__prerender_bypass=c" })).toBe("next");
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
  "a %s request reaches files but no page",
  async (method) => {
    for (const path of ["/", "/services/tax?tool=tax-estimate", "/home", "/nowhere"]) {
      expect(await sent(path, { method }), path).toBe("405 GET, HEAD");
    }
    expect(await sent("/services/tax", { method, cookie: EDITOR })).toBe("405 GET, HEAD");
    expect(await sent("/api/revalidate", { method })).toBe("next");
  },
);

test("an unknown address is looked up in a fresh list of pages, a known one is not", async () => {
  tables = [tableOf("tax"), tableOf("tax", "visas")];
  expect(await sent("/services/visas")).toBe("next");
  expect(maxAges).toEqual([undefined, 10_000]);
  expect(await sent("/services/tax")).toBe("next");
  expect(maxAges).toHaveLength(3);
});

test("before the site knows its list of pages, every possible page address is passed on", async () => {
  tables = [undefined];
  expect([await sent("/services/any"), await sent("/x.png")]).toEqual(["next", "inside /404"]);
});

test.each([
  ["/home", "GET"],
  ["/services/tax/", "GET"],
  ["/services/tax", "POST"],
])("the proxy's own response to %s (%s) has the headers of a page", async (path, method) => {
  const toVisitor = (await answerTo(path, { method })).headers;
  expect(Object.fromEntries(toVisitor)).toMatchObject(lists.visitor);
  const toEditor = (await answerTo(path, { method, cookie: EDITOR })).headers;
  expect(Object.fromEntries(toEditor)).toMatchObject(lists.editor);
});

test("caches may keep a script of this build for a year, and no response for a missing script", async () => {
  const caching = async (path: string) => (await answerTo(path)).headers.get("cache-control");
  expect(await caching("/built/form-1a2b.js")).toContain("immutable");
  expect(await caching("/built/form-3c4d.js")).toBeNull();
  expect(await caching("/favicon.ico")).toBeNull();
});

test("an API route does not see a draft cookie, so its shared response sets no cookie", async () => {
  const cookies = async (path: string) =>
    (await answerTo(path, { cookie: `${EDITOR}; d=e` })).headers.get("x-middleware-request-cookie");
  expect(await cookies("/api/sitemap.xml")).toBe("a=b; d=e");
  // The routes of draft mode get the cookies as they were sent.
  expect(await cookies("/api/draft-mode/perspective")).toBeNull();
});

test("on OpenNext the proxy uses the path that was asked for, and other hosts ignore that header", async () => {
  const ask = async (path: string, asked: string) => {
    const request = new NextRequest(ORIGIN + path, { headers: { "x-asked-path": asked } });
    const { headers } = await proxy(request);
    return headers.get("x-middleware-rewrite")?.replace(ORIGIN, "") ?? "next";
  };
  expect(await ask("/en/services/tax", "/services/tax")).toBe("/404");
  vi.stubEnv("OPEN_NEXT_BUILD_ID", "a");
  onTestFinished(() => void vi.stubEnv("OPEN_NEXT_BUILD_ID", undefined));
  expect(await ask("/en/services/tax", "/services/tax")).toBe("next");
  expect(await ask("/en/services/tax", "/en/services/tax")).toBe("/404");
  expect(await ask("/en/nowhere", "/nowhere")).toBe("/404");
});
