import { type ListedDocument, listedOn, shows } from "../../schemas/shared/lists.ts";
import { fixedPath, pathOf, UNKNOWN_PATH } from "../../schemas/shared/routes.ts";

/** The header, the footer and other content of every page. Other places are named by a path. */
export const EVERY_PAGE = "every page";

/** A published document as the content lake returns it, whole. */
export type ContentDocument = ListedDocument & {
  _id: string;
  _type: string;
  slug?: { current?: string };
  path?: string;
};

/**
 * Finds the published documents that refer to any of `ids`, and documents with an id in `listing`.
 */
type FindShowing = (ids: string[], listing: string[]) => Promise<ContentDocument[]>;

/** Types whose documents the zone finder compares. */
const comparedTypes = new Set(["freeZone", "zoneSource"]);

const shownOnEveryPage = new Set(["siteSettings", "siteLanguages", "navigation"]);

/**
 * The pages that show a document: its own page, the pages that list it, and the pages of all
 * documents that refer to it, transitively. A link does not count, because it shows only an
 * address.
 * @returns the paths of pages, `UNKNOWN_PATH` for the page for unknown addresses, and
 *   `EVERY_PAGE`
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
    // A document that a page lists is not shown by those that refer to the page's document, so the
    // search ends there.
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
