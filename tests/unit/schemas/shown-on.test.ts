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
const shows = (id: string) => [{ _type: "figureValue", figure: reference(id) }];
const page = (_id: string, _type: string, fields: object = {}) =>
  ({ _id, _type, slug: slug(_id), ...fields }) satisfies ContentDocument;

/** Two services that show a figure, one of which another service and the menu link to. */
const services: ContentDocument[] = [
  page("visas", "service", { hero: shows("figure-vat") }),
  page("tax", "service", {
    ...{ hero: shows("figure-vat"), body: [{ _type: "internalLink", page: reference("visas") }] },
  }),
  page("navigation", "navigation", { links: [{ _type: "navLink", page: reference("visas") }] }),
];
const related: ContentDocument[] = [
  page("figure-import-vat", "figure", { sameAs: reference("figure-vat") }),
  page("figure-other", "figure", { distinctFrom: [reference("figure-vat")] }),
  page("imports", "service", { hero: shows("figure-import-vat") }),
  page("others", "service", { hero: shows("figure-other") }),
];
const inCircle = [
  page("a", "service", { related: reference("b") }),
  page("b", "service", { related: reference("a") }),
];
/** An overview that lists advantages, and two emirates that list zones, none by a reference. */
const finder = { tool: reference("tool-zone-finder") };
const lists: ContentDocument[] = [
  page("advantagesPage", "advantagesPage"),
  page("freeZonesPage", "freeZonesPage", finder),
  page("tool-zone-finder", "tool"),
  page("sharjah", "emirate", finder),
  page("homePage", "homePage"),
  page("safety", "advantage", { card: shows("figure-crime") }),
  page("dubai", "emirate"),
  page("ajman", "emirate"),
  page("jafza", "freeZone", {
    ...{ emirate: reference("dubai"), otherEmirates: [reference("ajman")] },
  }),
  page("ajman-zone", "freeZone", { emirate: reference("ajman"), text: shows("figure-price") }),
];

function refersTo(value: unknown, ids: string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("_ref" in value && typeof value._ref === "string") return ids.includes(value._ref);
  return Object.values(value).some((part) => refersTo(part, ids));
}

function findIn(all: ContentDocument[]) {
  let questions = 0;
  return async (ids: string[], listing: string[]) => {
    questions += 1;
    // A walk without end would give the test no time to run out.
    if (questions > 4) throw new Error(`The content lake is asked again for ${ids.join()}.`);
    return all.filter((document) => refersTo(document, ids) || listing.includes(document._id));
  };
}

const asItWas = { menu: ["Title", 1], category: "private", group: "general" };
const inNoMenu = { menu: ["Title", 1] };

const change = (
  _id: string,
  _type: string,
  [before, after = before]: (string | null)[] = [null],
  listings: ContentChange["listings"] = [asItWas, asItWas],
): ContentChange => ({
  ...{ _id, _type, slugs: [before ?? null, after ?? null], paths: [null, null], listings },
});

const vat = change("figure-vat", "figure");
const metadata: ContentChange = {
  ...change("metadata", "pageMetadata"),
  paths: ["/", "/contact"],
};
const inOne = (emirate: string) => ({ menu: [], emirate: reference(emirate) });
const inTwo = { ...inOne("dubai"), otherEmirates: [reference("ajman")] };
const [tax, visas] = ["/services/tax", "/services/visas"];
const emirates = ["/free-zones", "/free-zones/ajman", "/free-zones/dubai"];
const [safety, advantages] = ["/advantages/safety", "/uae-advantages"];

test.each<[string, ContentChange, string[], ContentDocument[]]>([
  ["a figure: the pages that show it and no other", vat, [tax, visas], services],
  ["figures that are the same, not those set apart", vat, ["/services/imports"], related],
  ["a page that others link to: itself", change("visas", "service", ["visas"]), [visas], services],
  [
    "a moved page: both addresses, and whatever links there",
    change("visas", "service", ["visa", "visas"]),
    [tax, "/services/visa", visas, EVERY_PAGE],
    services,
  ],
  ["the menus: every page", change("navigation", "navigation"), [EVERY_PAGE], services],
  ["the settings: every page", change("siteSettings", "siteSettings"), [EVERY_PAGE], services],
  ["the unknown page", change("notFoundPage", "notFoundPage"), [UNMATCHED_PATH], services],
  ["metadata: its path before and after", metadata, ["/", "/contact"], services],
  ["a circle: once", change("a", "service", ["a"]), ["/services/a", "/services/b"], inCircle],
  [
    "a changed advantage: its overview",
    change("safety", "advantage", ["safety"]),
    [safety, advantages],
    lists,
  ],
  ["a new partner", change("partner", "partner", [null], [null, asItWas]), ["/"], lists],
  ["a partner that is gone", change("partner", "partner", [null], [asItWas, null]), ["/"], lists],
  [
    "a figure: what lists what shows it",
    change("figure-crime", "figure"),
    [safety, advantages],
    lists,
  ],
  ["a zone of two", change("jafza", "freeZone", [null], [inTwo, inTwo]), emirates, lists],
  [
    "a zone: its emirates before and after, and the comparison",
    change("ajman-zone", "freeZone", [null], [inOne("dubai"), inOne("ajman")]),
    emirates,
    lists,
  ],
  [
    "the zone finder: the emirates that name it, too",
    change("tool-zone-finder", "tool"),
    ["/free-zones", "/free-zones/sharjah"],
    lists,
  ],
  [
    "a figure in a zone's text: not the comparison",
    change("figure-price", "figure"),
    ["/free-zones/ajman"],
    lists,
  ],
  [
    "an emirate: not the pages its zones stand on too",
    change("dubai", "emirate", ["dubai"]),
    ["/free-zones", "/free-zones/dubai"],
    lists,
  ],
])("a change shows on the right pages: %s", async (_name, changed, places, documents) => {
  expect(await placesShowing(changed, findIn(documents))).toEqual(places);
});

const renamed = { ...asItWas, menu: ["New", 1] };
const moved = { ...asItWas, menu: ["Title", 2] };

test.each<[string, ContentChange, boolean]>([
  ["a new service", change("it", "service", [null, "tax"], [null, asItWas]), true],
  ["a service taken away", change("it", "service", ["tax", null], [asItWas, null]), true],
  ["a new title", change("it", "service", ["tax"], [asItWas, renamed]), true],
  ["another place", change("it", "advantage", ["tax"], [asItWas, moved]), true],
  ["a new address", change("it", "emirate", ["tax", "taxes"]), true],
  [
    "another part",
    change("it", "service", ["tax"], [asItWas, { ...asItWas, category: "business" }]),
    true,
  ],
  ["its first part", change("it", "service", ["tax"], [inNoMenu, asItWas]), true],
  ["no part", change("it", "service", [null, "tax"], [null, inNoMenu]), false],
  ["a new emirate", change("it", "emirate", [null, "tax"], [null, inNoMenu]), true],
  ["another text", change("it", "service", ["tax"]), false],
  ["what no menu lists", change("it", "figure", [null], [null, { menu: ["New"] }]), false],
])("%s shows on the menus of every page: %3$s", async (_name, changed, isIn) => {
  expect((await placesShowing(changed, findIn(lists))).includes(EVERY_PAGE)).toBe(isIn);
});
