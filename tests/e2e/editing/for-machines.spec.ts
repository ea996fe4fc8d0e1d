import { pathIn } from "#schemas/shared/languages.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { answerAt } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// visiting/pages.spec.ts tests heads of pages, and tests/integration/every-page.test.ts their
// structured data.

test("sitemap and robots.txt list exactly the pages of the site", async ({ request }) => {
  const entries = async () => {
    const { html } = await answerAt("/sitemap.xml");
    const all = html.matchAll(/<loc>(.*?)<\/loc>(.*?)<\/url>/gs);
    return new Map(
      [...all].map(([, url = "", entry = ""]) => [url.replace(addresses.site, "") || "/", entry]),
    );
  };
  // Pages of other tests are removed a moment after their test.
  const inAllLanguages = [...routes, ...routes.map((path) => pathIn("sv", path))];
  await expect
    .poll(async () => [...(await entries()).keys()].sort())
    .toEqual(inAllLanguages.sort());
  for (const [path, entry] of await entries()) {
    const changedAt = Date.parse(/<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? "");
    expect(changedAt, path).toBeLessThanOrEqual(Date.now());
  }
  for (const file of ["/favicon.ico", "/favicon.svg", "/brand/mark-180.png"]) {
    expect.soft((await request.get(file)).status(), file).toBe(200);
  }
  // A site without a public address excludes search engines.
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /\n");
  expect(robots).not.toContain("Sitemap");
});
