import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { startLoopbackServer } from "@nordune/content-lake/local-server";
import { firstViewOf } from "#scripts/measure/first-view.ts";
import { measureBudgets } from "#scripts/measure/page-budgets.ts";
import { measureTools, TOOL_BUDGET, toolTable } from "#scripts/measure/tool-budgets.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

test("no page downloads more than its budgets allow", async ({ browser }) => {
  test.setTimeout(300_000);
  const { table, isWithin } = await measureBudgets(browser, addresses.site);
  expect(isWithin, table).toBe(true);
});

test("no tool fetches more than its budget allows when it is touched", async () => {
  const sizes = await measureTools(addresses.site);
  expect(sizes.length).toBeGreaterThan(0);
  expect(
    sizes.filter(({ bytes }) => bytes > TOOL_BUDGET),
    toolTable(sizes),
  ).toEqual([]);
});

test("a first view counts each kind of file once", async ({ browser }) => {
  const html = `<!doctype html><title>Page</title><link rel="stylesheet" href="/a.css">
    <link rel="prefetch" href="/ahead.js"><link rel="icon" href="data:,">
    <script defer src="/a.js"></script><p>Text</p><img src="/a.svg"><img src="/a.svg" alt="">`;
  const files: Record<string, [type: string, body: string | Uint8Array<ArrayBuffer>]> = {
    "/page": ["text/html; charset=utf-8", html],
    "/a.css": ["text/css", "@font-face { font-family: F; src: url(/f.woff2) } p { font: 1em F }"],
    "/a.js": [
      "text/javascript",
      `const s = document.createElement("script"); s.src = "/late.js";
      fetch("/late.js").then((answer) => answer.text()).then(() => document.body.append(s));
      void fetch("/data.json");`,
    ],
    "/late.js": ["text/javascript", "/* late */ void 0;".repeat(99)],
    "/ahead.js": ["text/javascript", "/* ahead */ void 0;".repeat(99)],
    "/a.svg": ["image/svg+xml", `<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>`],
    "/data.json": ["application/json", `{"a":${"1".repeat(500)}}`],
    // No font at all, but that takes a browser only to see once it is there.
    "/f.woff2": ["font/woff2", new Uint8Array(randomBytes(1_000))],
  };
  const server = await startLoopbackServer({
    port: 0,
    fetch: (request) => {
      const [type, body] = files[new URL(request.url).pathname] ?? ["text/plain", "?"];
      return new Response(body, {
        headers: {
          "content-type": type,
          "cache-control": "max-age=60",
          "content-security-policy": "default-src 'self' data:",
        },
      });
    },
  });
  const packed = (path: string) => gzipSync(files[path]?.[1] ?? "").length;
  try {
    expect(await firstViewOf(browser, `${server.url}/page`)).toEqual({
      HTML: packed("/page"),
      JavaScript: packed("/a.js") + packed("/late.js") + packed("/ahead.js"),
      CSS: packed("/a.css"),
      fonts: 1_000,
      images: packed("/a.svg"),
      other: packed("/data.json"),
    });
  } finally {
    await server.close();
  }
});
