import sharp from "sharp";
import { headOf } from "#tests/e2e/support/page-head.ts";
import { expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test, uniqueWord } from "#tests/e2e/support/studio-documents.ts";

// The heads of the seeded pages are in visiting/pages.spec.ts, their records in
// tests/integration/every-page.test.ts.

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

test("a page speaks for itself; what an editor writes wins", async ({ documents, page }) => {
  const service = await documents.service();
  const word = uniqueWord();
  await expectOnSite(service.path, `<title>${service.title} | Nordune</title>`);
  expect((await headOf(service.path)).meta.description?.length).toBeGreaterThan(20);
  const picture = await lakeClient().fetch<string>(`*[_type == "sanity.imageAsset"][0]._id`);
  await documents.create({
    _type: "pageMetadata",
    path: service.path,
    title: `Title ${word}`,
    canonical: `https://original.example.org/${word}`,
    ogTitle: `Shared title ${word}`,
    ogImage: { _type: "image", alt: word, asset: { _type: "reference", _ref: picture } },
    twitterSite: "@site_account",
    hreflang: [{ _key: "sv", lang: "sv", href: "https://sv.example.org/sida" }],
    breadcrumbs: [
      { _key: "a", name: "Start", url: "/" },
      { _key: "b", name: `Here ${word}`, url: service.path },
    ],
    structuredData: JSON.stringify({ "@type": "FAQPage", name: `Questions ${word}` }),
  });
  await expectOnSite(service.path, `Title ${word}`);
  const head = await headOf(service.path);
  expect(head.canonical).toBe(`https://original.example.org/${word}`);
  expect(head.meta).toMatchObject({
    "og:title": `Shared title ${word}`,
    "og:image:alt": word,
    "og:image": expect.stringContaining("w=1200"),
    "twitter:site": "@site_account",
  });
  expect(head.alternates.sv).toBe("https://sv.example.org/sida");
  expect(head.structuredData[1]).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    name: `Questions ${word}`,
  });
  await page.goto(service.path);
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toContainText(`Here ${word}`);
});
