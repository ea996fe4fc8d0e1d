import sharp from "sharp";
import { headOf } from "#tests/e2e/support/page-head.ts";
import { expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { expect, test, uniqueWord } from "#tests/e2e/support/studio-documents.ts";

// The heads of the seeded pages are in visiting/pages.spec.ts, their records in tests/integration/every-page.test.ts,
// and which words count in tests/unit/web/page.

test("a page's picture is drawn, an unknown address has no head of its own", async () => {
  for (const path of ["/", "/services/education"]) {
    const picture = await fetch(String((await headOf(path)).meta["og:image"]));
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/png"]);
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
  const [unknown, home] = await Promise.all([headOf("/no-such-page"), headOf("/")]);
  expect(unknown).toMatchObject({ status: 404, title: "Page Not Found", structuredData: [] });
  expect(unknown.canonical).toBeUndefined();
  const { description, "og:image": image } = home.meta;
  expect(unknown.meta).toMatchObject({ robots: "noindex", description, "og:image": image });
});

test("what an editor writes is on the page, in its head and its records", async ({
  documents,
  page,
}) => {
  const service = await documents.service();
  const word = uniqueWord();
  await expectOnSite(service.path, `<title>${service.title} | Nordune</title>`);
  await documents.create({
    _type: "pageMetadata",
    path: service.path,
    title: `Title ${word}`,
    breadcrumbs: [
      { _key: "a", name: "Start", url: "/" },
      { _key: "b", name: `Here ${word}`, url: service.path },
    ],
    structuredData: JSON.stringify({ "@type": "FAQPage", name: `Questions ${word}` }),
  });
  await expectOnSite(service.path, `<title>Title ${word}`);
  expect((await headOf(service.path)).structuredData[1]).toMatchObject({
    "@context": "https://schema.org",
    name: `Questions ${word}`,
  });
  await page.goto(service.path);
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText(`Here ${word}`);
});
