import { comparedOn, isInMenus, type ListedDocument, listedOn, shows } from "../lists.ts";
import { isPageType, pathOf, UNMATCHED_PATH } from "../routes.ts";
import type { ContentChange, Listing } from "./content-change.ts";

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
export type FindShowing = (ids: string[], listing: string[]) => Promise<ContentDocument[]>;

const shownOnEveryPage = new Set(["siteSettings", "navigation"]);

/**
 * Exactly those pages that show a changed document: its own page, the pages that list it, and the
 * pages of all documents that refer to it, transitively. A mere link to a page shows nothing of it
 * but its address, so links are followed only when the address changed; menus are touched only by
 * what they show.
 * @param changes one, or several that are shown together
 * @returns the paths of pages, `UNMATCHED_PATH` for the page of unknown addresses, and `EVERY_PAGE`
 */
export async function placesShowing(
  changes: ContentChange | readonly ContentChange[],
  findShowing: FindShowing,
): Promise<string[]> {
  const all = "_id" in changes ? [changes] : changes;
  const places = new Set(all.flatMap(placesOfChange));
  const moved = all.filter(isMoved);
  const others = all.filter((change) => !isMoved(change));
  for (const [together, followsLinks] of [
    [moved, true],
    [others, false],
  ] as const) {
    for (const place of await placesAround(together, followsLinks, findShowing)) places.add(place);
  }
  return [...places].sort();
}

function isMoved({ _type, slugs }: ContentChange): boolean {
  return isPageType(_type) && slugs[0] !== slugs[1];
}

/** The places of whatever shows or lists the changed documents. */
async function placesAround(
  changes: readonly ContentChange[],
  followsLinks: boolean,
  findShowing: FindShowing,
): Promise<string[]> {
  const places: string[] = [];
  let frontier = changes.map(({ _id }) => _id);
  let listing = [...new Set(changes.flatMap(listingOfChange))];
  let isFirstStep = true;
  const seen = new Set(frontier);
  while (frontier.length > 0 || listing.length > 0) {
    const found = (await findShowing(frontier, listing)).filter(({ _id }) => !seen.has(_id));
    const showing = found.filter(
      (document) => (isFirstStep && followsLinks) || shows(document, frontier, isFirstStep),
    );
    const listingOnly = found.filter(
      (document) => listing.includes(document._id) && !showing.includes(document),
    );
    places.push(...[...showing, ...listingOnly].flatMap(placesOfDocument));
    // What a page lists shows nowhere else that the page's document shows: the way ends there. A part
    // of pages, such as a tool, is shown wherever it is referred to.
    const onward = [...showing, ...listingOnly.filter(({ _type }) => !isPageType(_type))];
    for (const { _id } of onward) seen.add(_id);
    frontier = onward.map(({ _id }) => _id);
    listing = showing.flatMap(listedOn);
    isFirstStep = false;
  }
  return places;
}

function placesOfChange({ _type, slugs, paths, listings }: ContentChange): string[] {
  if (_type === "pageMetadata") return paths.filter((path) => path !== null);
  const [before, after] = listings;
  const menusChanged =
    shownInMenus(_type, slugs[0], before) !== shownInMenus(_type, slugs[1], after);
  return [
    ...(menusChanged ? [EVERY_PAGE] : []),
    ...slugs.flatMap((slug) => placesOfDocument({ _id: "", _type, slug: { current: slug ?? "" } })),
  ];
}

/** All that menus show of a document, as text; null for one that they do not list. */
function shownInMenus(_type: string, slug: string | null, listing: Listing | null): string | null {
  if (slug === null || listing === null || !isInMenus({ _type, ...listing })) return null;
  const { menu, category, group } = listing;
  return JSON.stringify([slug, menu, category, group]);
}

/** Ids of the documents whose pages list the changed one or compare it, or did. */
function listingOfChange({ _type, listings }: ContentChange): string[] {
  const listed = listings.flatMap((listing) => (listing ? listedOn({ _type, ...listing }) : []));
  return [...new Set([...listed, ...comparedOn({ _type })])];
}

function placesOfDocument(document: ContentDocument): string[] {
  if (shownOnEveryPage.has(document._type)) return [EVERY_PAGE];
  if (document._type === "notFoundPage") return [UNMATCHED_PATH];
  if (document._type === "pageMetadata") return document.path ? [document.path] : [];
  const path = pathOf({ _type: document._type, slug: document.slug?.current });
  return path === undefined ? [] : [path];
}
