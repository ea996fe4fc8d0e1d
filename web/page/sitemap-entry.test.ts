import { expect, test } from "vitest";
import { emptyMetadata } from "#tests/support/page-metadata.ts";
import type { WrittenMetadata } from "#web/content/site-types.ts";
import { sitemapEntries } from "./sitemap-entry.ts";

const base = "https://www.example.com";

const day = (number: number) => `2026-01-0${number}T00:00:00Z`;
const entryOf = (content: { _updatedAt: string }, written: WrittenMetadata = null) =>
  sitemapEntries({ path: "/about", content, written, languages: new Map(), base })[0];

test("the sitemap says when anything that a page shows was changed, not what it links to", () => {
  const link = { page: { _type: "contactPage", slug: null } };
  const zone = { _updatedAt: day(4), text: [{ markDefs: [link] }] };
  const content = { _updatedAt: day(3), ...{ zones: [zone] } };
  expect(entryOf(content)).toEqual({ url: `${base}/about`, lastModified: day(4) });
  expect(entryOf(content, { ...emptyMetadata, _updatedAt: day(5) })?.lastModified).toBe(day(5));
  // The sitemap has no page that is excluded from search engines or has another canonical address.
  for (const kept of [
    { robots: "noindex, follow" as const },
    { canonical: "https://other.example/about" },
  ]) {
    expect(entryOf(content, { ...emptyMetadata, ...kept })).toBeUndefined();
  }
});

test("the sitemap dates a translated page by its own translation, and by no other language's", () => {
  const content = { _id: "aboutPage", _updatedAt: day(2), zones: [{ _id: "zone" }] };
  const written = { ...emptyMetadata, _updatedAt: day(1), _id: "metadata" };
  const languages = new Map([
    [
      "sv" as const,
      new Map([
        ["zone", day(4)],
        ["elsewhere", day(5)],
      ]),
    ],
    ["fi" as const, new Map([["metadata", day(1)]])],
  ]);
  expect(sitemapEntries({ path: "/about", content, written, languages, base })).toEqual([
    { url: `${base}/about`, lastModified: day(2) },
    { url: `${base}/sv/about`, lastModified: day(4) },
    { url: `${base}/fi/about`, lastModified: day(2) },
  ]);
});
