import { expect, test } from "vitest";
import { UNMATCHED_PATH } from "#schemas/shared/routes.ts";
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

const inTwo = { emirate: reference("dubai"), otherEmirates: [reference("ajman")] };
const metadata = { _id: "metadata", _type: "pageMetadata", path: "/contact" };
const part = (_id: string, _type: string, fields: object = {}) => ({ _id, _type, ...fields });
const [tax, visas] = ["/services/tax", "/services/visas"];
const [safety, advantages] = ["/advantages/safety", "/uae-advantages"];
const [zones, ajman] = ["/free-zones", "/free-zones/ajman"];

test.each<[string, ContentDocument, string[], ContentDocument[]]>([
  [
    "the pages that show a figure and no other",
    part("figure-vat", "figure"),
    [tax, visas],
    services,
  ],
  [
    "figures that are the same, not those set apart",
    part("figure-vat", "figure"),
    ["/services/imports"],
    related,
  ],
  ["a page that others link to: itself", page("visas", "service"), [visas], services],
  ["the menus: every page", part("navigation", "navigation"), [EVERY_PAGE], services],
  ["the settings: every page", part("siteSettings", "siteSettings"), [EVERY_PAGE], services],
  ["the unknown page", part("notFoundPage", "notFoundPage"), [UNMATCHED_PATH], services],
  ["metadata: its path", metadata, ["/contact"], services],
  ["a circle: once", page("a", "service"), ["/services/a", "/services/b"], inCircle],
  ["an advantage: its overview", page("safety", "advantage"), [safety, advantages], lists],
  ["a partner", part("partner", "partner"), ["/"], lists],
  ["what lists what shows a figure", part("figure-crime", "figure"), [safety, advantages], lists],
  ["a zone of two", part("jafza", "freeZone", inTwo), [zones, ajman, "/free-zones/dubai"], lists],
  [
    "the zone finder: the emirates that name it, too",
    part("tool-zone-finder", "tool"),
    [zones, "/free-zones/sharjah"],
    lists,
  ],
  ["a figure in a zone: not the comparison", part("figure-price", "figure"), [ajman], lists],
  [
    "an emirate: not the pages its zones stand on too",
    page("dubai", "emirate"),
    [zones, "/free-zones/dubai"],
    lists,
  ],
])("a document shows on the right pages: %s", async (_name, shown, places, documents) => {
  expect(await placesShowing(shown, findIn(documents))).toEqual(places);
});
