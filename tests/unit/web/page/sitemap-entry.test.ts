import { expect, test } from "vitest";
import type { WrittenMetadata } from "#web/page/seo/page-head.ts";
import { sitemapEntry } from "#web/page/sitemap-entry.ts";
import { emptyMetadata } from "./seo/empty-metadata.ts";

const base = "https://www.example.com";
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
