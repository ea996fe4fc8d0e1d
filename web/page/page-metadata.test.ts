import { expect, test } from "vitest";
import { languages } from "#schemas/shared/languages.ts";
import { emptyMetadata, type Written } from "#tests/support/page-metadata.ts";
import { type HeadSources, pageHead } from "./page-metadata.ts";

const base = "https://www.example.com";
const made = {
  url: expect.stringMatching(/^https:\/\/www\.example\.com\/share-image\/about\.jpg\?v=\w{10}$/),
  ...{ width: 1200, height: 630, alt: "About us" },
};

function head(written: Partial<Written>, changes: Partial<HeadSources> = {}) {
  const metadata = { ...emptyMetadata, ...written };
  const home = { title: "Home title", lead: "Home description." };
  return pageHead({
    path: "/about",
    language: "en",
    pathsByLanguage: [{ language: "en", path: "/about" }],
    written: metadata,
    content: { title: "About us", lead: "Who we are." },
    home: { content: home, written: null },
    company: { brandName: "Nordune" },
    base,
    livePaths: new Set(["/about", "/sv"]),
    ...changes,
  });
}

const allLanguages = (one: string) => {
  const byLanguage = Object.fromEntries(languages.map(({ id }) => [id, one]));
  return { ...byLanguage, "x-default": one };
};

test("without search texts of its own a page uses its content for the head", () => {
  const address = `${base}/about`;
  const shared = { title: "About us", description: "Who we are." };
  expect(head({})).toEqual({
    ...shared,
    title: "About us | Nordune",
    ...{ keywords: [], author: "Nordune", publisher: "Nordune", robots: "index, follow" },
    ...{
      canonical: address,
      forAssistants: { markdown: "/about.md", list: "/llms.txt" },
      alternates: allLanguages(address),
    },
    openGraph: {
      ...shared,
      url: address,
      siteName: "Nordune",
      locale: "en_GB",
      image: made,
      article: null,
    },
    twitter: { card: "summary_large_image", image: made, site: null, creator: null },
  });
});

test("a page without words or a picture has those of the home page", () => {
  const content = {
    title: "Home title",
    lead: "Home description.",
    hero: { image: pictureOf("home") },
  };
  const written = { ...emptyMetadata, title: "Nordune, Dubai" };
  const bare = head({}, { content: {}, home: { content, written } });
  expect(bare).toMatchObject({ title: "Nordune, Dubai", description: "Home description." });
  const other = head({}, { content: {}, home: { content: { ...content, hero: null }, written } });
  expect(bare.openGraph.image.url).not.toBe(other.openGraph.image.url);
});

test("an editor's search texts win over the page's content", () => {
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
    forAssistants: { markdown: "/about.md", list: "/llms.txt" },
    alternates: { ...allLanguages(written.canonical), sv: `${base}/sv`, lv: elsewhere },
    openGraph: {
      ...{ title: "Shared title", description: "Shared description." },
      ...{ url: `${base}/shared`, siteName: "Nordune", locale: "en_GB", image: imageAt("og") },
      article: { publishedTime: "2026-01-02T03:04:05Z", modifiedTime: null },
    },
    twitter: { card: "summary", image: imageAt("twitter"), site: "@site", creator: "@creator" },
  });
});

test("an invalid canonical address is ignored, and a site without a public address is kept out of search engines", () => {
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
  return {
    _type: "imageWithAlt" as const,
    alt: null,
    decorative: null,
    flip: false,
    hotspot: null,
    crop: null,
    asset,
  };
}
