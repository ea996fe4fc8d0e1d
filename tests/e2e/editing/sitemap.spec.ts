import { routes } from "#tests/e2e/support/routes.ts";
import { answerAt, expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/studio-documents.ts";

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

test("sitemap, robots and manifest name exactly what is there", async ({ request }) => {
  const named = async () => [...(await sitemapEntries()).keys()].sort();
  // Pages that others made and took away go a moment after.
  await expect.poll(named).toEqual([...routes].sort());
  const entries = await sitemapEntries();
  for (const [path, entry] of entries) {
    expect(changedOf(entry), path).toBeLessThanOrEqual(Date.now());
  }
  const pictures = [...(entries.get("/services/education") ?? "").matchAll(/<image:loc>(.*?)</g)];
  expect(pictures.length).toBeGreaterThan(0);
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: "Nordune", start_url: "/" });
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  const files = [...pictures.map(([, address = ""]) => address), ...icons];
  for (const file of [...files, "/favicon.ico", "/favicon.svg", "/brand/mark-180.png"]) {
    expect.soft((await request.get(file)).status(), file).toBe(200);
  }
  // A site without a public address keeps search engines out.
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("Disallow: /\n");
  expect(robots).not.toContain("Sitemap");
});

test("a page joins the sitemap, has its day, and leaves", async ({ documents }) => {
  const service = await documents.service();
  await expectOnSite("/sitemap.xml", service.path);
  const before = changedOf((await sitemapEntries()).get(service.path));
  await lakeClient().patch(service._id).set({ "hero.heading": "Another heading" }).commit();
  await expect
    .poll(async () => changedOf((await sitemapEntries()).get(service.path)))
    .toBeGreaterThan(before);
  const robots = "noindex, follow";
  await documents.create({ _type: "pageMetadata", path: service.path, title: "Hidden", robots });
  await expect.poll(async () => (await sitemapEntries()).has(service.path)).toBe(false);
});
