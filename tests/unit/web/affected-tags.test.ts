import { expect, test } from "vitest";
import { affectedTags, type ContentDocument } from "#schemas/shared/shown-on/affected-tags.ts";
import type { ContentChange } from "#schemas/shared/shown-on/content-change.ts";

const reference = (id: string) => ({ _type: "reference", _ref: id });
const slug = (current: string) => ({ _type: "slug", current });

type TestDocument = ContentDocument & Record<string, unknown>;

/** Two services that show a figure, one of which another service and the menu link to. */
const documents: TestDocument[] = [
  { _id: "figure-vat", _type: "figure" },
  {
    _id: "visas",
    _type: "service",
    slug: slug("visas"),
    hero: [{ _type: "figureValue", figure: reference("figure-vat") }],
  },
  {
    _id: "tax",
    _type: "service",
    slug: slug("tax"),
    hero: [{ _type: "figureValue", figure: reference("figure-vat") }],
    body: [{ _type: "internalLink", page: reference("visas") }],
  },
  {
    _id: "navigation",
    _type: "navigation",
    links: [{ _type: "navLink", page: reference("visas") }],
  },
];

function refersTo(value: unknown, ids: string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("_ref" in value && typeof value._ref === "string") return ids.includes(value._ref);
  return Object.values(value).some((part) => refersTo(part, ids));
}

const findIn = (all: TestDocument[]) => async (ids: string[], listing: string[]) =>
  all.filter((document) => refersTo(document, ids) || listing.includes(document._id));

const findShowing = findIn(documents);

const asItWas = { menu: ["Title", 1], category: "private", group: "general" };
const inNoMenu = { menu: ["Title", 1] };

function change(_id: string, _type: string, slugs: ContentChange["slugs"] = [null, null]) {
  return {
    _id,
    _type,
    slugs,
    paths: [null, null],
    listings: [asItWas, asItWas],
  } satisfies ContentChange;
}

test("a figure revalidates the pages that show it and no other", async () => {
  expect(await affectedTags(change("figure-vat", "figure"), findShowing)).toEqual([
    "page:/services/tax",
    "page:/services/visas",
  ]);
});

test("a figure revalidates the pages of those that are the same as it, not of those set apart from it", async () => {
  const showing = (slugName: string, figure: string): TestDocument => ({
    _id: slugName,
    _type: "service",
    slug: slug(slugName),
    hero: [{ _type: "figureValue", figure: reference(figure) }],
  });
  const find = findIn([
    { _id: "figure-import-vat", _type: "figure", sameAs: reference("figure-vat") },
    { _id: "figure-other", _type: "figure", distinctFrom: [reference("figure-vat")] },
    showing("imports", "figure-import-vat"),
    showing("others", "figure-other"),
  ]);
  expect(await affectedTags(change("figure-vat", "figure"), find)).toEqual([
    "page:/services/imports",
  ]);
});

test("a page that others only link to revalidates itself alone", async () => {
  const edited = change("visas", "service", ["visas", "visas"]);
  expect(await affectedTags(edited, findShowing)).toEqual(["page:/services/visas"]);
});

test("a changed address revalidates both addresses and every page that links there", async () => {
  const moved = change("visas", "service", ["visa", "visas"]);
  expect(await affectedTags(moved, findShowing)).toEqual([
    "page:/services/tax",
    "page:/services/visa",
    "page:/services/visas",
    "site",
  ]);
});

test("site settings and navigation revalidate every page", async () => {
  expect(await affectedTags(change("navigation", "navigation"), findShowing)).toEqual(["site"]);
  expect(await affectedTags(change("siteSettings", "siteSettings"), findShowing)).toEqual(["site"]);
});

test("page metadata revalidates the page at its path, before and after", async () => {
  const moved: ContentChange = {
    _id: "pageMetadata-contact",
    _type: "pageMetadata",
    slugs: [null, null],
    paths: ["/", "/contact"],
    listings: [asItWas, asItWas],
  };
  expect(await affectedTags(moved, findShowing)).toEqual(["page:/", "page:/contact"]);
});

test("documents that refer to each other in a circle are followed once", async () => {
  const circle: TestDocument[] = [
    { _id: "a", _type: "service", slug: slug("a"), related: reference("b") },
    { _id: "b", _type: "service", slug: slug("b"), related: reference("a") },
  ];
  let questions = 0;
  const find = async (ids: string[]) => {
    questions += 1;
    // A walk without end would give the test no time to run out.
    if (questions > 3) throw new Error(`The content lake is asked again for ${ids.join()}.`);
    return circle.filter((document) => refersTo(document, ids));
  };
  expect(await affectedTags(change("a", "service", ["a", "a"]), find)).toEqual([
    "page:/services/a",
    "page:/services/b",
  ]);
});

/** An overview that lists advantages, and two emirates that list zones, none by a reference. */
const listings: TestDocument[] = [
  { _id: "figure-crime", _type: "figure" },
  { _id: "advantagesPage", _type: "advantagesPage" },
  { _id: "freeZonesPage", _type: "freeZonesPage" },
  { _id: "homePage", _type: "homePage" },
  {
    _id: "safety",
    _type: "advantage",
    slug: slug("safety"),
    card: [{ _type: "figureValue", figure: reference("figure-crime") }],
  },
  { _id: "dubai", _type: "emirate", slug: slug("dubai") },
  { _id: "ajman", _type: "emirate", slug: slug("ajman") },
  {
    _id: "jafza",
    _type: "freeZone",
    emirate: reference("dubai"),
    otherEmirates: [reference("ajman")],
  },
  {
    _id: "ajman-zone",
    _type: "freeZone",
    emirate: reference("ajman"),
    text: [{ _type: "figureValue", figure: reference("figure-price") }],
  },
];
const findListing = findIn(listings);

test("a listed document revalidates the page that lists it, new, changed or gone", async () => {
  const edited = change("safety", "advantage", ["safety", "safety"]);
  expect(await affectedTags(edited, findListing)).toEqual([
    "page:/advantages/safety",
    "page:/uae-advantages",
  ]);
  const partner = change("partner", "partner");
  expect(await affectedTags({ ...partner, listings: [null, asItWas] }, findListing)).toEqual([
    "page:/",
  ]);
  expect(await affectedTags({ ...partner, listings: [asItWas, null] }, findListing)).toEqual([
    "page:/",
  ]);
});

test("a figure revalidates the page that lists what shows it", async () => {
  expect(await affectedTags(change("figure-crime", "figure"), findListing)).toEqual([
    "page:/advantages/safety",
    "page:/uae-advantages",
  ]);
});

test("a zone revalidates the pages of its emirates, before and after, and the comparison of all", async () => {
  const moved = {
    ...change("ajman-zone", "freeZone"),
    listings: [
      { menu: [], emirate: reference("dubai") },
      { menu: [], emirate: reference("ajman"), otherEmirates: null },
    ] satisfies ContentChange["listings"],
  };
  expect(await affectedTags(moved, findListing)).toEqual([
    "page:/free-zones",
    "page:/free-zones/ajman",
    "page:/free-zones/dubai",
  ]);
});

test("a figure in a zone's text revalidates the pages that show the text, not the comparison", async () => {
  expect(await affectedTags(change("figure-price", "figure"), findListing)).toEqual([
    "page:/free-zones/ajman",
  ]);
});

test("an emirate revalidates its page and the overview, not the pages its zones stand on too", async () => {
  expect(await affectedTags(change("dubai", "emirate", ["dubai", "dubai"]), findListing)).toEqual([
    "page:/free-zones",
    "page:/free-zones/dubai",
  ]);
});

test.each<[string, string, ContentChange["slugs"], ContentChange["listings"], boolean]>([
  ["a new service", "service", [null, "tax"], [null, asItWas], true],
  ["a service taken away", "service", ["tax", null], [asItWas, null], true],
  ["a new title", "service", ["tax", "tax"], [asItWas, { ...asItWas, menu: ["New", 1] }], true],
  [
    "another place",
    "advantage",
    ["tax", "tax"],
    [asItWas, { ...asItWas, menu: ["Title", 2] }],
    true,
  ],
  ["a new address", "emirate", ["tax", "taxes"], [asItWas, asItWas], true],
  [
    "another part",
    "service",
    ["tax", "tax"],
    [asItWas, { ...asItWas, category: "business" }],
    true,
  ],
  ["its first part", "service", ["tax", "tax"], [inNoMenu, asItWas], true],
  ["no part", "service", [null, "tax"], [null, inNoMenu], false],
  ["a new emirate", "emirate", [null, "tax"], [null, inNoMenu], true],
  ["another text", "service", ["tax", "tax"], [asItWas, asItWas], false],
  ["a new title of what no menu lists", "figure", [null, null], [null, { menu: ["New"] }], false],
])("%s (%s) revalidates the menus of every page: %5$s", async (_name, type, slugs, menus, isIn) => {
  const tags = await affectedTags({ ...change("it", type, slugs), listings: menus }, findListing);
  expect(tags.includes("site")).toBe(isIn);
});
