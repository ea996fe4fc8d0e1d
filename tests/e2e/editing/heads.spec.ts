import sharp from "sharp";
import * as z from "zod";
import { headOf } from "#tests/e2e/support/page-head.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { expectOnSite } from "#tests/e2e/support/site-pages.ts";
import { addresses, lakeClient } from "#tests/e2e/support/stack.ts";
import { expect, test, uniqueWord } from "#tests/e2e/support/studio-documents.ts";

// Which of an editor's, the page's and the home page's words count is in
// tests/unit/web/page/page.test.ts, and that records keep to schema.org in tests/integration/every-page.test.ts.

type Written = { path: string; title: string; description: string; keywords: string[] };

const step = z.object({ name: z.string(), item: z.string(), position: z.number() });
const graph = z.object({ "@graph": z.array(z.looseObject({ "@type": z.string() })) });

/** The records that the site makes by itself, by their type. */
async function recordsOf(path: string) {
  const { structuredData } = await headOf(path);
  const records = graph.parse(structuredData[0])["@graph"];
  return new Map(records.map((record) => [record["@type"], record]));
}

test("the head of every page says what the content says", async () => {
  const written = await lakeClient().fetch<Written[]>(
    `*[_type == "pageMetadata" && !(_id in path("drafts.**"))]`,
  );
  for (const path of routes) {
    const own = written.find((metadata) => metadata.path === path);
    const { title, description, keywords } = { ...own };
    const address = addresses.site + (path === "/" ? "" : path);
    const head = await headOf(path);
    expect.soft(head.title, path).toBe(title);
    expect.soft(head.canonical, path).toBe(address);
    expect.soft(head.meta, path).toMatchObject({
      description,
      keywords: keywords?.join(","),
      author: "Nordune",
      publisher: "Nordune",
      robots: "noindex, nofollow",
      "og:title": title,
      "og:description": description,
      "og:url": address,
      "og:type": "website",
      "og:site_name": "Nordune",
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:description": description,
      "twitter:image": head.meta["og:image"],
    });
    const languages = ["da", "en", "fi", "no", "sv", "x-default"];
    const alternates = Object.fromEntries(languages.map((language) => [language, address]));
    expect.soft(head.alternates, path).toEqual(alternates);
  }
  const shown = written.filter(({ path }) => routes.includes(path));
  expect(new Set(shown.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(shown.map(({ description }) => description)).size).toBe(routes.length);

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

test("records tell of the rating, breadcrumbs, and no search", async ({ page }) => {
  const [home, contact] = [await recordsOf("/"), await recordsOf("/contact")];
  expect(home.get("Organization")).toMatchObject({
    name: "Nordune",
    foundingDate: "2020",
    aggregateRating: { ratingValue: 4.8, reviewCount: 127 },
    areaServed: ["UAE", "Latvia", "Sweden", "Norway", "Denmark", "Finland"].map((name) =>
      expect.objectContaining({ name }),
    ),
  });
  expect(contact.get("Organization")).not.toHaveProperty("aggregateRating");
  expect(home.get("WebSite")).not.toHaveProperty("potentialAction");
  await page.goto("/");
  for (const number of [/4\.8/, /127/]) await expect(page.getByText(number).first()).toBeAttached();

  for (const path of [
    "/about",
    "/free-zones/dubai",
    "/free-zones/tax-benefits",
    "/advantages/safety",
  ]) {
    const { itemListElement } = { ...(await recordsOf(path)).get("BreadcrumbList") };
    await page.goto(path);
    const shown = page.getByRole("navigation", { name: "Breadcrumbs" });
    const links = await shown
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    const last = await shown.locator("[aria-current=page]").last().textContent();
    const expected = [...links, [last, path]].map(([name, address], index) => ({
      name,
      item: `${addresses.site}${address === "/" ? "" : address}`,
      position: index + 1,
    }));
    expect(z.array(step).parse(itemListElement), path).toEqual(expected);
  }
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
