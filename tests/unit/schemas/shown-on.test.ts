import { expect, test } from "vitest";
import { UNMATCHED_PATH } from "#schemas/shared/routes.ts";
import type { ContentChange } from "#schemas/shared/shown-on/content-change.ts";
import {
  type ContentDocument,
  EVERY_PAGE,
  placesShowing,
} from "#schemas/shared/shown-on/places.ts";

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

const showing = (name: string, figure: string): TestDocument => ({
  ...{ _id: name, _type: "service", slug: slug(name) },
  hero: [{ _type: "figureValue", figure: reference(figure) }],
});
const related: TestDocument[] = [
  { _id: "figure-import-vat", _type: "figure", sameAs: reference("figure-vat") },
  { _id: "figure-other", _type: "figure", distinctFrom: [reference("figure-vat")] },
  showing("imports", "figure-import-vat"),
  showing("others", "figure-other"),
];
const metadata = {
  ...change("metadata", "pageMetadata"),
  paths: ["/", "/contact"],
} satisfies ContentChange;
const [tax, visas] = ["/services/tax", "/services/visas"];

test.each<[string, ContentChange, string[], TestDocument[]?]>([
  ["the pages that show a figure and no other", change("figure-vat", "figure"), [tax, visas]],
  [
    "those of figures that are the same, not of those set apart",
    change("figure-vat", "figure"),
    ["/services/imports"],
    related,
  ],
  [
    "itself alone, where others only link to a page",
    change("visas", "service", ["visas", "visas"]),
    [visas],
  ],
  [
    "both addresses of a moved page, and whatever links there",
    change("visas", "service", ["visa", "visas"]),
    [tax, "/services/visa", visas, EVERY_PAGE],
  ],
  ["every page, for the menus", change("navigation", "navigation"), [EVERY_PAGE]],
  ["every page, for the settings", change("siteSettings", "siteSettings"), [EVERY_PAGE]],
  ["the page for unknown addresses", change("notFoundPage", "notFoundPage"), [UNMATCHED_PATH]],
  ["the page at the path of its metadata, before and after", metadata, ["/", "/contact"]],
])("a change shows on %s", async (_name, changed, places, among = documents) => {
  expect(await placesShowing(changed, findIn(among))).toEqual(places);
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
  const places = await placesShowing(change("a", "service", ["a", "a"]), find);
  expect(places).toEqual(["/services/a", "/services/b"]);
});

/** An overview that lists advantages, and two emirates that list zones, none by a reference. */
const listings: TestDocument[] = [
  { _id: "figure-crime", _type: "figure" },
  { _id: "advantagesPage", _type: "advantagesPage" },
  { _id: "freeZonesPage", _type: "freeZonesPage", tool: reference("tool-zone-finder") },
  { _id: "tool-zone-finder", _type: "tool" },
  { _id: "sharjah", _type: "emirate", slug: slug("sharjah"), tool: reference("tool-zone-finder") },
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
const partner = change("partner", "partner");
const moved = {
  ...change("ajman-zone", "freeZone"),
  listings: [
    { menu: [], emirate: reference("dubai") },
    { menu: [], emirate: reference("ajman"), otherEmirates: null },
  ],
} satisfies ContentChange;
const inTwo = { menu: [], emirate: reference("dubai"), otherEmirates: [reference("ajman")] };
const shared = { ...change("jafza", "freeZone"), listings: [inTwo, inTwo] } satisfies ContentChange;
const emirates = ["/free-zones", "/free-zones/ajman", "/free-zones/dubai"];
const [safety, advantages] = ["/advantages/safety", "/uae-advantages"];

test.each<[string, ContentChange, string[]]>([
  [
    "a changed advantage: its overview",
    change("safety", "advantage", ["safety", "safety"]),
    [safety, advantages],
  ],
  ["a new partner: the home page", { ...partner, listings: [null, asItWas] }, ["/"]],
  ["a partner that is gone: the home page", { ...partner, listings: [asItWas, null] }, ["/"]],
  ["a figure: what lists what shows it", change("figure-crime", "figure"), [safety, advantages]],
  ["a zone of two emirates: both", shared, emirates],
  [
    "a zone: its emirates before and after, and the comparison",
    moved,
    ["/free-zones", "/free-zones/ajman", "/free-zones/dubai"],
  ],
  [
    "the zone finder: the emirates that name it, too",
    change("tool-zone-finder", "tool"),
    ["/free-zones", "/free-zones/sharjah"],
  ],
  [
    "a figure in a zone's text: not the comparison",
    change("figure-price", "figure"),
    ["/free-zones/ajman"],
  ],
  [
    "an emirate: not the pages its zones stand on too",
    change("dubai", "emirate", ["dubai", "dubai"]),
    ["/free-zones", "/free-zones/dubai"],
  ],
])("lists show %s", async (_name, changed, places) => {
  expect(await placesShowing(changed, findListing)).toEqual(places);
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
])("%s (%s) shows on the menus of every page: %5$s", async (_name, type, slugs, menus, isIn) => {
  const places = await placesShowing(
    { ...change("it", type, slugs), listings: menus },
    findListing,
  );
  expect(places.includes(EVERY_PAGE)).toBe(isIn);
});
