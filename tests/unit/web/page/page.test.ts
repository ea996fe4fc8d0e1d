import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { headTexts } from "#schemas/shared/head/head-texts.ts";
import type { WrittenMetadata } from "#web/content/site-types.ts";
import { type HeadSources, pageHead } from "#web/page/page-metadata.ts";
import { madeImage } from "#web/page/share-image/made-image.ts";
import { sitemapEntry } from "#web/page/sitemap-entry.ts";
import { JsonLd, writtenData } from "#web/page/structured-data.tsx";

test("structured data stays in its element, without what nobody sees", () => {
  const name = `</script><!--<script> "quoted" 'single' \\ Tax & more &lt; a\u200bb\u2028c\u202ed`;
  const html = renderToStaticMarkup(createElement(JsonLd, { data: { name } }));
  const content = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? "";
  expect(content).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(content)).toEqual({ name: name.replace(/a\u200b.*/s, "ab cd") });
});

test.each(["JAVA\u200bSCRIPT:alert(1)", "data: text/html,x", "vbscript:x"])(
  "of what an editor adds, %s is left out wherever it stands",
  (address) => {
    const added = {
      "@id": address,
      a: { url: address },
      sameAs: [address, "https://example.com"],
      "https://schema.org/logo": { "@value": address },
    };
    expect(writtenData(JSON.stringify(added))).toEqual({
      "@context": "https://schema.org",
      a: {},
      sameAs: ["https://example.com"],
      "https://schema.org/logo": {},
    });
  },
);

const base = "https://www.example.com";
const made = { url: `${base}/share-image/about.jpg`, width: 1200, height: 630, alt: "About" };
type Written = NonNullable<WrittenMetadata>;

/** Page metadata in which an editor has filled nothing in. */
const emptyMetadata: Written = {
  _updatedAt: "2026-01-01T00:00:00Z",
  ...{ title: null, description: null, keywords: null, canonical: null, author: null },
  ...{ robots: null, ogTitle: null, ogDescription: null, ogImage: null, ogType: null },
  ...{ ogUrl: null, twitterCard: null, twitterSite: null, twitterCreator: null },
  ...{ twitterImage: null, articlePublishedTime: null, articleModifiedTime: null },
  ...{ publisher: null, structuredData: null, breadcrumbs: null, hreflang: null },
};

function head(written: Partial<Written>, changes: Partial<HeadSources> = {}) {
  const metadata = { ...emptyMetadata, ...written };
  const company = { brandName: "Nordune" };
  const summary = { title: "About us", description: "Who we are." };
  const home = { title: "Home title", description: "Home description." };
  return pageHead({
    path: "/about",
    written: metadata,
    texts: headTexts({ written: metadata, summary, home, company }),
    company,
    base,
    livePaths: new Set(["/about", "/sv"]),
    madeImage: made,
    ...changes,
  });
}

const allLanguages = (one: string) => {
  return { ...{ en: one, sv: one, no: one }, ...{ da: one, fi: one, "x-default": one } };
};

test("an empty record leaves everything to the page's own content", () => {
  const address = `${base}/about`;
  const shared = { title: "About us | Nordune", description: "Who we are." };
  expect(head({})).toEqual({
    ...shared,
    ...{ keywords: [], author: "Nordune", publisher: "Nordune", robots: "index, follow" },
    ...{ canonical: address, alternates: allLanguages(address) },
    openGraph: { ...shared, url: address, siteName: "Nordune", image: made, article: null },
    twitter: { card: "summary_large_image", image: made, site: null, creator: null },
  });
});

test("everything that an editor writes wins", () => {
  const elsewhere = "https://lv.example.com/par";
  const written = {
    title: "Written\u200b\ntitle",
    description: "Written description.",
    keywords: ["one", "", "two"],
    canonical: "https://original.example.org/page/",
    author: "An author",
    robots: "noindex, follow" as const,
    ogTitle: "Shared title",
    ogDescription: "Shared description.",
    ogImage: pictureOf("og"),
    ogType: "article" as const,
    ogUrl: `${base}/shared/`,
    ...{ twitterCard: "summary" as const, twitterSite: "@site", twitterCreator: "@creator" },
    twitterImage: pictureOf("twitter"),
    articlePublishedTime: "2026-01-02T03:04:05Z",
    publisher: "A publisher",
    hreflang: [
      { lang: "sv", href: "/sv" },
      { lang: "da", href: "/gone" },
      { lang: "lv", href: elsewhere },
    ],
  };
  const imageAt = (id: string) =>
    expect.objectContaining({ url: expect.stringContaining(id), width: 1200, height: 630 });
  expect(head(written)).toEqual({
    title: "Written title",
    description: "Written description.",
    keywords: ["one", "two"],
    author: "An author",
    publisher: "A publisher",
    robots: "noindex, follow",
    canonical: written.canonical,
    alternates: { ...allLanguages(written.canonical), sv: `${base}/sv`, lv: elsewhere },
    openGraph: {
      ...{ title: "Shared title", description: "Shared description." },
      ...{ url: `${base}/shared`, siteName: "Nordune", image: imageAt("og") },
      article: { publishedTime: "2026-01-02T03:04:05Z", modifiedTime: null },
    },
    twitter: { card: "summary", image: imageAt("twitter"), site: "@site", creator: "@creator" },
  });
});

test("an address that is none is not taken over, and a site without a public one keeps out of search engines", () => {
  for (const address of ["javascript:alert(1)", "https://"]) {
    const { canonical, openGraph } = head({ canonical: address, ogUrl: address });
    expect([canonical, openGraph.url]).toEqual([`${base}/about`, `${base}/about`]);
  }
  for (const own of ["https://localhost", "http://www.example.com"]) {
    const { robots } = head({ robots: "index, follow" }, { base: own });
    expect(robots, own).toBe("noindex, nofollow");
  }
});

function pictureOf(id: string) {
  const asset = { _id: `image-${id}-1600x900-webp`, dimensions: null, lqip: null };
  return { alt: null, decorative: null, flip: false, hotspot: null, crop: null, asset };
}

const hotspot = { x: 0.5, y: 0.5, width: 0.4, height: 0.4 };
const image = { ...pictureOf("0123"), hotspot };
const card = { heading: "Title", brandName: "Nordune", image };
const addressOfCard = (change: object) => madeImage("/about", { ...card, ...change }).url;

test("a share picture has another address as soon as what is drawn changes, and only then", () => {
  const moved = { ...image, hotspot: { ...hotspot, x: 0.2 } };
  for (const change of [{ heading: "Title 2" }, { image: moved }, { image: null }]) {
    expect(addressOfCard(change)).not.toBe(addressOfCard({}));
  }
  expect(addressOfCard({ image: { ...image, alt: "A dhow" } })).toBe(addressOfCard({}));
});

const day = (number: number) => `2026-01-0${number}T00:00:00Z`;
const entryOf = (content: { _updatedAt: string }, written: WrittenMetadata = null) =>
  sitemapEntry("/about", content, written, base);

test("the sitemap says when anything that a page shows was changed, not what it links to", () => {
  const link = { page: { _type: "contactPage", slug: null } };
  const zone = { _updatedAt: day(4), text: [{ markDefs: [link] }] };
  const content = { _updatedAt: day(3), ...{ zones: [zone] } };
  expect(entryOf(content)).toEqual({ url: `${base}/about`, lastModified: day(4) });
  expect(entryOf(content, { ...emptyMetadata, _updatedAt: day(5) })?.lastModified).toBe(day(5));
  // Search engines are sent to no page that is kept from them, or has its original elsewhere.
  for (const kept of [
    { robots: "noindex, follow" as const },
    { canonical: "https://other.example/about" },
  ]) {
    expect(entryOf(content, { ...emptyMetadata, ...kept })).toBeUndefined();
  }
});
