import { lakeClient } from "#tests/e2e/support/lake-client.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { answerAt, expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio-documents-test.ts";

async function sitemapEntries(): Promise<Map<string, string>> {
  const { html } = await answerAt("/sitemap.xml");
  return new Map(
    [...html.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => {
      const address = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? "";
      return [address.replace(addresses.site, "") || "/", entry];
    }),
  );
}

const changedOf = (entry = "") => Date.parse(/<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? "");

test("the sitemap lists exactly the routes, each with a real day and its pictures", async ({
  request,
}) => {
  const entries = await sitemapEntries();
  expect([...entries.keys()].sort()).toEqual([...routes].sort());
  for (const [path, entry] of entries) {
    expect(changedOf(entry), path).toBeLessThanOrEqual(Date.now());
  }
  const pictures = [...(entries.get("/services/education") ?? "").matchAll(/<image:loc>(.*?)</g)];
  expect(pictures.length).toBeGreaterThan(0);
  for (const [, address = ""] of pictures) expect((await request.get(address)).status()).toBe(200);
});

test("a page made in the Studio joins the sitemap, a change moves its day, an end takes it out", async ({
  documents,
}) => {
  const service = await documents.service();
  await expectOnSite("/sitemap.xml", service.path);
  const before = changedOf((await sitemapEntries()).get(service.path));
  await lakeClient().patch(service._id).set({ "hero.heading": "Another heading" }).commit();
  await expect
    .poll(async () => changedOf((await sitemapEntries()).get(service.path)))
    .toBeGreaterThan(before);
  await documents.create({
    _type: "pageMetadata",
    path: service.path,
    title: "Not for search engines",
    robots: "noindex, follow",
  });
  await expect.poll(async () => (await sitemapEntries()).has(service.path)).toBe(false);
});

test("a site without a public address keeps search engines out", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /\n");
  expect(robots).not.toContain("Sitemap");
});

test("the manifest names the company and icons that are there", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Nordune", start_url: "/" });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

for (const icon of ["/favicon.ico", "/favicon.svg", "/brand/mark-180.png"]) {
  test(`${icon} is there`, async ({ request }) => {
    expect((await request.get(icon)).status()).toBe(200);
  });
}
