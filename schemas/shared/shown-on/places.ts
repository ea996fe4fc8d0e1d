import { type ListedDocument, listedOn, shows } from "../lists.ts";
import { fixedPath, pathOf, UNKNOWN_PATH } from "../routes.ts";

/** Header, footer and what else stands on each page. Other places are named by the path of a page. */
export const EVERY_PAGE = "every page";

/** A published document as the content lake returns it, whole. */
export type ContentDocument = ListedDocument & {
  _id: string;
  _type: string;
  slug?: { current?: string };
  path?: string;
};

/** Finds the published documents that refer to any of `ids`, and those whose id is in `listing`. */
type FindShowing = (ids: string[], listing: string[]) => Promise<ContentDocument[]>;

/** Types that the zone finder compares, by what each document says itself. */
const comparedTypes = new Set(["freeZone", "zoneSource"]);

const shownOnEveryPage = new Set(["siteSettings", "navigation"]);

/**
 * The pages that show a document: its own page, the pages that list it, and the pages of all documents
 * that refer to it, transitively. A mere link shows nothing of it but its address.
 * @returns the paths of pages, `UNKNOWN_PATH` for the page of unknown addresses, and `EVERY_PAGE`
 */
export async function placesShowing(
  document: ContentDocument,
  findShowing: FindShowing,
): Promise<string[]> {
  const places = placesOfDocument(document);
  if (comparedTypes.has(document._type)) places.push(fixedPath("freeZonesPage"));
  const seen = new Set<string>();
  let frontier = [document];
  while (frontier.length > 0) {
    const ids = frontier.map(({ _id }) => _id);
    for (const id of ids) seen.add(id);
    const listing = frontier.flatMap(listedOn);
    const found = (await findShowing(ids, listing)).filter(({ _id }) => !seen.has(_id));
    // What a page lists shows nowhere else that the page's document shows: the way ends there.
    frontier = found.filter((each) => shows(each, ids));
    const listed = found.filter(({ _id }) => listing.includes(_id));
    places.push(...[...frontier, ...listed].flatMap(placesOfDocument));
  }
  return [...new Set(places)].sort();
}

function placesOfDocument(document: ContentDocument): string[] {
  if (shownOnEveryPage.has(document._type)) return [EVERY_PAGE];
  if (document._type === "notFoundPage") return [UNKNOWN_PATH];
  if (document._type === "pageMetadata") return document.path ? [document.path] : [];
  const path = pathOf({ _type: document._type, slug: document.slug?.current });
  return path === undefined ? [] : [path];
}
