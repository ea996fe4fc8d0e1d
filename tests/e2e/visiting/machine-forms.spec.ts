import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";
import { formFaults } from "#tests/support/form-faults.ts";
import { wholeLink } from "#tests/support/whole-link.ts";

test("a program of another site reads the figures as JSON, finds their schema, and is not sent again what has not changed", async ({
  request,
}) => {
  const headers = { origin: "https://reader.example" };
  for (const path of ["/figures.json", "/sv/figures.json"]) {
    const file = await request.get(path, { headers });
    expect(file.headers()).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
    });
    const [, schema = ""] = /^<([^>]+)>; rel="describedby"/.exec(file.headers().link ?? "") ?? [];
    expect((await request.get(schema)).headers()["access-control-allow-origin"]).toBe("*");
    const { etag = "" } = file.headers();
    const again = await request.get(path, { headers: { ...headers, "if-none-match": etag } });
    expect([again.status(), await again.text()]).toEqual([304, ""]);
  }
});

test("a page is Markdown at its own address and for whoever prefers it, and stays HTML for all others", async ({
  request,
}) => {
  for (const path of ["/", "/free-zones/tax-benefits", "/sv/free-zones/tax-benefits"]) {
    expect(await formFaults(addresses.site, path), path).toEqual({});
    // The page's own caching, and a short way back.
    const page = await request.get(path);
    const markdown = await request.get(path, { headers: { accept: "text/markdown" } });
    const { "cache-control": caching, etag = "" } = markdown.headers();
    expect(caching).toBe(page.headers()["cache-control"]);
    const headers = { accept: "text/markdown", "if-none-match": etag };
    expect((await request.get(path, { headers })).status()).toBe(304);
  }
  expect((await request.get("/nowhere.md")).status()).toBe(404);
  const headers = { accept: "text/markdown" };
  expect((await request.get("/nowhere", { headers })).status()).toBe(404);
});

test("an assistant that asks a tool gets its answer as Markdown, and no cache keeps it", async ({
  request,
}) => {
  const question = `?${wholeLink("tool=tax-estimate&revenue=10000000&profit=500000&currency=AED&activity=services&periodEnd=2027-12-31")}`;
  for (const [address, headers] of [
    [`/free-zones/tax-benefits.md${question}`, {}],
    [`/free-zones/tax-benefits${question}`, { accept: "text/markdown" }],
  ] as const) {
    const answer = await request.get(address, { headers });
    expect(answer.headers()).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    });
    expect(await answer.text()).toMatch(/AED.11,250/);
  }
});

test("the list of pages for assistants names every page of the sitemap, and each of its addresses answers", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  expect(sitemap).not.toContain(".md");
  for (const [list, prefix] of [
    ["/llms.txt", ""],
    ["/sv/llms.txt", "/sv"],
  ] as const) {
    const text = await (await request.get(list)).text();
    expect(text).toMatch(/^# Nordune\n\n> /);
    const pages = [...text.matchAll(/\((http[^)]+\.md)\)/g)].map(
      ([, url = ""]) => new URL(url).pathname,
    );
    expect(pages.length).toBeGreaterThan(30);
    for (const path of pages) {
      expect(path.startsWith(prefix)).toBe(true);
      expect((await request.get(path)).status(), path).toBe(200);
    }
  }
});
