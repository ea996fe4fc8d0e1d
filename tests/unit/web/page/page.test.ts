import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type HeadSources, pageHead, type WrittenMetadata } from "#web/page/page-head.ts";
import { shareImageVersion } from "#web/page/page-metadata.ts";
import { sitemapEntry } from "#web/page/sitemap-entry.ts";
import { JsonLd } from "#web/page/structured-data.tsx";
import { emptyMetadata } from "./seo/empty-metadata.ts";

function rendered(data: object) {
  const html = renderToStaticMarkup(createElement(JsonLd, { data }));
  const content = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? "";
  const parsed: unknown = JSON.parse(content);
  return { html, content, parsed };
}

test.each([
  ["the end of the element", "</script><script>alert(1)</script>"],
  ["a comment that swallows the end", "<!--<script>"],
  ["quotes and backslashes", `"quoted" 'single' \\ back`],
  ["an ampersand", "Tax & more &lt;"],
])("text with %s stays text", (_name, text) => {
  const { html, content, parsed } = rendered({ name: text });
  expect(content).not.toMatch(/[<>&]/);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(parsed).toEqual({ name: text });
});

test("invisible characters and line separators are gone", () => {
  const { parsed } = rendered({ name: "a\u200bb\u2028c\u202ed" });
  expect(parsed).toEqual({ name: "ab cd" });
});

test.each(["javascript:alert(1)", "JAVA\u200bSCRIPT:alert(1)", "data:text/html,x", "vbscript:x"])(
  "an address such as %s is left out, wherever it stands",
  (address) => {
    const data = {
      "@id": address,
      a: { url: address },
      sameAs: [address, "https://example.com"],
      "https://schema.org/logo": { "@value": address },
      image: { "@type": "ImageObject", contentUrl: address, caption: "kept" },
      b: "kept",
    };
    expect(rendered(data).parsed).toEqual({
      a: {},
      sameAs: ["https://example.com"],
      "https://schema.org/logo": {},
      image: { "@type": "ImageObject", caption: "kept" },
      b: "kept",
    });
  },
);

test.each(["Data: what we hold", "JavaScript: the good parts"])(
  "words that begin like an address, such as %s, stay",
  (words) => {
    const data = { name: words, description: words, slogan: [words], about: { headline: words } };
    expect(rendered(data).parsed).toEqual(data);
  },
);

const base = "https://www.example.com";
const madeImage = { url: `${base}/share-image/about.png`, width: 1200, height: 630, alt: "About" };

function head(written: Partial<NonNullable<WrittenMetadata>>, changes: Partial<HeadSources> = {}) {
  return pageHead({
    path: "/about",
    written: { ...emptyMetadata, ...written },
    summary: { title: "About us", description: "Who we are." },
    home: { title: "Home title", description: "Home description." },
    company: { brandName: "Nordune", socialLinks: [] },
    base,
    livePaths: new Set(["/about", "/sv"]),
    madeImage,
    chosenImages: {},
    ...changes,
  });
}

test("an empty record leaves everything to the page's own content", () => {
  expect(head({})).toEqual({
    title: "About us | Nordune",
    description: "Who we are.",
    authors: [{ name: "Nordune" }],
    publisher: "Nordune",
    robots: "index, follow",
    alternates: {
      canonical: `${base}/about`,
      languages: Object.fromEntries(
        ["en", "sv", "no", "da", "fi", "x-default"].map((language) => [language, `${base}/about`]),
      ),
    },
    openGraph: {
      title: "About us | Nordune",
      description: "Who we are.",
      url: `${base}/about`,
      siteName: "Nordune",
      locale: "en",
      type: "website",
      images: [madeImage],
    },
    twitter: {
      card: "summary_large_image",
      title: "About us | Nordune",
      description: "Who we are.",
      images: [madeImage],
    },
  });
});

test("what neither an editor nor the page says comes from the home page", () => {
  const summary = { title: " ", description: "\u200b" };
  expect(head({}, { summary })).toMatchObject({
    title: "Home title",
    description: "Home description.",
    openGraph: { title: "Home title", description: "Home description." },
  });
});

test("everything that an editor writes wins", () => {
  const og = { ...madeImage, url: "https://images.example.com/og.jpg" };
  const twitter = { ...madeImage, url: "https://images.example.com/twitter.jpg" };
  const written = {
    title: "Written title",
    description: "Written description.",
    keywords: ["one", "two"],
    canonical: "https://original.example.org/page/",
    author: "An author",
    robots: "noindex, follow" as const,
    ogTitle: "Shared title",
    ogDescription: "Shared description.",
    ogType: "article" as const,
    ogUrl: `${base}/shared/`,
    twitterCard: "summary" as const,
    twitterSite: "@site",
    twitterCreator: "@creator",
    articlePublishedTime: "2026-01-02T03:04:05Z",
    articleModifiedTime: "2026-02-03T04:05:06Z",
    publisher: "A publisher",
    hreflang: [{ lang: "sv", href: "/sv" }],
  };
  expect(head(written, { chosenImages: { og, twitter } })).toEqual({
    title: "Written title",
    description: "Written description.",
    keywords: ["one", "two"],
    authors: [{ name: "An author" }],
    publisher: "A publisher",
    robots: "noindex, follow",
    alternates: {
      canonical: "https://original.example.org/page/",
      languages: {
        en: "https://original.example.org/page/",
        sv: `${base}/sv`,
        no: "https://original.example.org/page/",
        da: "https://original.example.org/page/",
        fi: "https://original.example.org/page/",
        "x-default": "https://original.example.org/page/",
      },
    },
    openGraph: {
      title: "Shared title",
      description: "Shared description.",
      url: `${base}/shared`,
      siteName: "Nordune",
      locale: "en",
      type: "article",
      authors: ["An author"],
      publishedTime: "2026-01-02T03:04:05Z",
      modifiedTime: "2026-02-03T04:05:06Z",
      images: [og],
    },
    twitter: {
      card: "summary",
      site: "@site",
      creator: "@creator",
      title: "Shared title",
      description: "Shared description.",
      images: [twitter],
    },
  });
});

test("the canonical address of the home page has no trailing slash", () => {
  expect(head({}, { path: "/" }).alternates?.canonical).toBe(base);
  expect(head({ canonical: `${base}/` }).alternates?.canonical).toBe(base);
});

test("the company's account comes from its page on Twitter", () => {
  const socialLinks = [
    { platform: "LinkedIn", url: "https://linkedin.example/company" },
    { platform: "Twitter", url: "https://twitter.com/nordune/" },
  ];
  const company = { brandName: "Nordune", socialLinks };
  expect(head({}, { company }).twitter).toMatchObject({ site: "@nordune" });
});

test.each(["javascript:alert(1)", "data:text/html,x", "mailto:a@example.com", "https://"])(
  "an address such as %s is not taken over",
  (address) => {
    const { alternates, openGraph } = head({ canonical: address, ogUrl: address });
    expect(alternates?.canonical).toBe(`${base}/about`);
    expect(openGraph?.url).toBe(`${base}/about`);
  },
);

test("an alternate that would lead to no page is left out", () => {
  const { alternates } = head({ hreflang: [{ lang: "sv", href: "/gone" }] });
  expect(alternates?.languages).toMatchObject({ sv: `${base}/about` });
});

test("an alternate on another site is taken as written", () => {
  const { alternates } = head({ hreflang: [{ lang: "lv", href: "https://lv.example.com/par" }] });
  expect(alternates?.languages).toMatchObject({ lv: "https://lv.example.com/par" });
});

test.each(["http://localhost:3000", "https://localhost", "http://www.example.com"])(
  "%s is kept out of search engines, whatever an editor wrote",
  (previewBase) => {
    const { robots } = head({ robots: "index, follow" }, { base: previewBase });
    expect(robots).toBe("noindex, nofollow");
  },
);

test("invisible characters and line breaks are gone", () => {
  const { title } = head({ title: "Visas\u200b in\nthe\u202e UAE\u0000" });
  expect(title).toBe("Visas in the UAE");
});

const image = {
  asset: { _id: "image-0123-1600x900-webp" },
  hotspot: { x: 0.5, y: 0.5, width: 0.4, height: 0.4 },
  crop: null,
  flip: false,
};

const drawn = { heading: "Title", brandName: "Nordune", image };

test.each([
  ["the headline", { heading: "Title 2" }],
  ["the brand", { brandName: "Sudune" }],
  ["the file", { image: { ...image, asset: { _id: "image-4567-1600x900-webp" } } }],
  ["the hotspot", { image: { ...image, hotspot: { ...image.hotspot, x: 0.2 } } }],
  ["the crop", { image: { ...image, crop: { top: 0.2, bottom: 0, left: 0, right: 0 } } }],
  ["the mirror", { image: { ...image, flip: true } }],
  ["having a picture at all", { image: null }],
])("another version shows a change of %s", (_what, change) => {
  expect(shareImageVersion({ ...drawn, ...change })).not.toBe(shareImageVersion(drawn));
});

test("the version stays while nothing that is drawn changes", () => {
  const described = { ...image, alt: "A dhow", crop: { top: 0, bottom: 0, left: 0, right: 0 } };
  expect(shareImageVersion({ ...drawn, image: described })).toBe(shareImageVersion(drawn));
  expect(shareImageVersion({ ...drawn, image: { ...image, asset: null } })).toBe(
    shareImageVersion({ ...drawn, image: null }),
  );
});

const day = (number: number) => `2026-01-0${number}T00:00:00Z`;
const entryOf = (content: { _updatedAt: string }, written: WrittenMetadata = null) =>
  sitemapEntry("/about", content, written, base);

test("a page counts as changed when anything that it shows was changed, however deep", () => {
  const zone = { _updatedAt: day(2), established: { _updatedAt: day(4), value: "1985" } };
  expect(entryOf({ _updatedAt: day(3), ...{ zones: [zone] } })).toEqual({
    url: `${base}/about`,
    lastModified: day(4),
    images: [],
  });
});

test("a change of its metadata counts, one of what it links to does not", () => {
  const link = { page: { _type: "contactPage", slug: null } };
  const content = { _updatedAt: day(1), ...{ text: [{ markDefs: [link] }] } };
  expect(entryOf(content)?.lastModified).toBe(day(1));
  expect(entryOf(content, { ...emptyMetadata, _updatedAt: day(5) })?.lastModified).toBe(day(5));
});

test("names each picture of a page once", () => {
  const image = { asset: { _id: "image-abc-1600x900-webp" } };
  const entry = entryOf({ _updatedAt: day(1), ...{ hero: { image }, story: [{ image }] } });
  expect(entry?.images.map((address) => address.split("/").at(-1))).toEqual(["abc-1600x900.webp"]);
});

test.each([
  ["is kept from search engines", { robots: "noindex, follow" as const }],
  ["has its original elsewhere", { canonical: "https://other.example/about" }],
])("leaves out a page that %s", (_name, written) => {
  expect(entryOf({ _updatedAt: day(1) }, { ...emptyMetadata, ...written })).toBeUndefined();
});

test("keeps a page whose canonical address is its own", () => {
  const written = { ...emptyMetadata, canonical: `${base}/about/` };
  expect(entryOf({ _updatedAt: day(1) }, written)).toBeDefined();
});
