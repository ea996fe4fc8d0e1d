import { expect, test } from "vitest";
import { UNKNOWN_PATH } from "#schemas/shared/routes.ts";
import { type ContentDocument, EVERY_PAGE, placesShowing } from "./places.ts";

const reference = (id: string) => ({ _type: "reference", _ref: id });
const linkBy = (_type: string, id: string) => [{ _type, page: reference(id) }];
const shows = (id: string) => [{ _type: "figureValue", figure: reference(id) }];
const document = (_id: string, _type: string, fields: object = {}): ContentDocument => ({
  ...{ _id, _type, slug: { current: _id }, ...fields },
});
const inTwo = { emirate: reference("dubai"), otherEmirates: [reference("ajman")] };

const stored = [
  // Two services show a figure. One of them and the menu link to the other.
  document("visas", "service", { hero: shows("vat") }),
  document("tax", "service", { hero: shows("vat"), body: linkBy("internalLink", "visas") }),
  document("navigation", "navigation", { links: linkBy("navLink", "visas") }),
  // One figure takes its value from another, and one is marked as different from it.
  document("imports-vat", "figure", { sameAs: reference("vat") }),
  document("other-vat", "figure", { distinctFrom: [reference("vat")] }),
  document("imports", "service", { hero: shows("imports-vat") }),
  document("others", "service", { hero: shows("other-vat") }),
  // Pages that list documents without references.
  document("aboutPage", "aboutPage"),
  document("freeZonesPage", "freeZonesPage"),
  document("dubai", "emirate"),
  document("ajman", "emirate"),
  document("jafza", "freeZone", { ...inTwo, text: shows("price") }),
];

function refersTo(value: unknown, ids: string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("_ref" in value && typeof value._ref === "string") return ids.includes(value._ref);
  return Object.values(value).some((part) => refersTo(part, ids));
}

const [zones, ajman, dubai] = ["/free-zones", "/free-zones/ajman", "/free-zones/dubai"];

test.each<[string, ContentDocument, string[]]>([
  [
    "a figure: what shows it or one that is the same, and the register",
    document("vat", "figure"),
    ["/about", ...["imports", "tax", "visas"].map((slug) => `/services/${slug}`)],
  ],
  ["a page that others link to: itself", document("visas", "service"), ["/services/visas"]],
  ["the menus: every page", document("navigation", "navigation"), [EVERY_PAGE]],
  ["the languages: every page", document("siteLanguages", "siteLanguages"), [EVERY_PAGE]],
  ["the unknown page", document("notFoundPage", "notFoundPage"), [UNKNOWN_PATH]],
  ["metadata: its path", document("m", "pageMetadata", { path: "/contact" }), ["/contact"]],
  ["a figure in a zone: not the comparison", document("price", "figure"), ["/about", ajman, dubai]],
  ["a zone of two emirates", document("jafza", "freeZone", inTwo), [zones, ajman, dubai]],
  ["an emirate: not the other pages of its zones", document("dubai", "emirate"), [zones, dubai]],
])("a document shows on the right pages: %s", async (_name, shown, places) => {
  const find = async (ids: string[], listing: string[]) =>
    stored.filter((each) => refersTo(each, ids) || listing.includes(each._id));
  expect(await placesShowing(shown, find)).toEqual(places);
});
