import sharp from "sharp";
import { headIn } from "#tests/e2e/support/page-head.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { answerAt } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// The heads of the seeded pages are in visiting/pages.spec.ts, their records in tests/integration/every-page.test.ts,
// which words count in tests/unit/web/page, and that a page shows all of its metadata in tests/integration/fields.test.ts.

const headOf = async (path: string) => headIn((await answerAt(path)).html);

test("a page's picture is drawn, an unknown address has no head of its own", async () => {
  const [home, service] = [await headOf("/"), await headOf("/services/education")];
  for (const { meta } of [home, service]) {
    const picture = await fetch(String(meta["og:image"]));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
  const unknown = await headOf("/no-such-page");
  expect(unknown).toMatchObject({ title: "Page Not Found", structuredData: [] });
  expect(unknown.canonical).toBeUndefined();
  const { description, "og:image": image } = home.meta;
  expect(unknown.meta).toMatchObject({ robots: "noindex", description, "og:image": image });
});

test("sitemap and robots name exactly what is there", async ({ request }) => {
  const entries = async () => {
    const { html } = await answerAt("/sitemap.xml");
    const all = html.matchAll(/<loc>(.*?)<\/loc>(.*?)<\/url>/gs);
    return new Map(
      [...all].map(([, url = "", entry = ""]) => [url.replace(addresses.site, "") || "/", entry]),
    );
  };
  // Pages that others made and took away go a moment after.
  await expect.poll(async () => [...(await entries()).keys()].sort()).toEqual([...routes].sort());
  for (const [path, entry] of await entries()) {
    const changedAt = Date.parse(/<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? "");
    expect(changedAt, path).toBeLessThanOrEqual(Date.now());
  }
  for (const file of ["/favicon.ico", "/favicon.svg", "/brand/mark-180.png"]) {
    expect.soft((await request.get(file)).status(), file).toBe(200);
  }
  // A site without a public address keeps search engines out.
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /\n");
  expect(robots).not.toContain("Sitemap");
});
