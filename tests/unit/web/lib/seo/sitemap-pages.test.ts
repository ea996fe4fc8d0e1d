import { expect, test } from "vitest";
import { sitemapPages } from "#web/lib/seo/sitemap-pages.ts";

const base = "https://www.example.com";
const dated = (_id: string, _type: string, day: string, rest: object = {}) => ({
  _id,
  _type,
  _updatedAt: `2026-${day}T00:00:00Z`,
  ...rest,
});
const refersTo = (_ref: string) => ({ _type: "reference", _ref });

test("lists pages by path with the day of their own last change", () => {
  const documents = [
    dated("service-tax", "service", "01-02", { slug: { current: "tax" } }),
    dated("aboutPage", "aboutPage", "01-01"),
    dated("figure-vat", "figure", "05-05"),
  ];
  expect(sitemapPages(documents, base)).toEqual([
    { path: "/about", lastModified: "2026-01-01T00:00:00Z", imageIds: [] },
    { path: "/services/tax", lastModified: "2026-01-02T00:00:00Z", imageIds: [] },
  ]);
});

test("counts a change of what a page shows, however far, and of its metadata", () => {
  const emirate = dated("e", "emirate", "01-01", {
    slug: { current: "dubai" },
    zones: [refersTo("zone")],
  });
  const zone = dated("zone", "freeZone", "01-01", { figure: refersTo("figure") });
  const about = dated("aboutPage", "aboutPage", "01-01");
  const documents = [
    emirate,
    zone,
    dated("figure", "figure", "03-03"),
    about,
    dated("m", "pageMetadata", "04-04", { path: "/about" }),
  ];
  expect(sitemapPages(documents, base).map(({ lastModified }) => lastModified)).toEqual([
    "2026-04-04T00:00:00Z",
    "2026-03-03T00:00:00Z",
  ]);
});

test("does not count a change of what a page only links to", () => {
  const documents = [
    dated("aboutPage", "aboutPage", "01-01", {
      text: { _type: "internalLink", page: refersTo("contactPage") },
    }),
    dated("contactPage", "contactPage", "06-06"),
  ];
  expect(sitemapPages(documents, base)[0]?.lastModified).toBe("2026-01-01T00:00:00Z");
});

test("names each picture of a page once", () => {
  const image = { _type: "image", asset: refersTo("image-abc-1600x900-webp") };
  const documents = [dated("aboutPage", "aboutPage", "01-01", { hero: image, story: [image] })];
  expect(sitemapPages(documents, base)[0]?.imageIds).toEqual(["image-abc-1600x900-webp"]);
});

test.each([
  ["is kept from search engines", { robots: "noindex, follow" }],
  ["has its original elsewhere", { canonical: "https://other.example/about" }],
])("leaves out a page that %s", (_name, metadata) => {
  const documents = [
    dated("aboutPage", "aboutPage", "01-01"),
    dated("m", "pageMetadata", "01-01", { path: "/about", ...metadata }),
  ];
  expect(sitemapPages(documents, base)).toEqual([]);
});

test("keeps a page whose canonical address is its own", () => {
  const documents = [
    dated("aboutPage", "aboutPage", "01-01"),
    dated("m", "pageMetadata", "01-01", { path: "/about", canonical: `${base}/about/` }),
  ];
  expect(sitemapPages(documents, base)).toHaveLength(1);
});

test("leaves out a draft", () => {
  expect(sitemapPages([dated("drafts.aboutPage", "aboutPage", "01-01")], base)).toEqual([]);
});
