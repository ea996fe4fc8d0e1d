import { expect, test } from "vitest";
import { type HeadSources, pageHead, type WrittenMetadata } from "#web/page/seo/page-head.ts";
import { emptyMetadata } from "./empty-metadata.ts";

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
