import { refersOnlyByLink } from "../../rules/references.ts";
import { comparedOn, isInMenus, type ListedDocument, listedOn } from "../lists.ts";
import { isPageType, pathOf } from "../routes.ts";
import type { ContentChange, Listing } from "./content-change.ts";
import { NOT_FOUND_TAG, pageTag, SITE_TAG } from "./tags.ts";

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
 * The cache tags of exactly those pages that show a changed document: its own page, the pages
 * that list it, and the pages of all documents that refer to it, transitively. A mere link to a
 * page shows nothing of it but its address, so links are followed only when the address changed;
 * menus are touched only by what they show.
 * @param changes one, or several that are shown together
 */
export async function affectedTags(
  changes: ContentChange | readonly ContentChange[],
  findShowing: FindShowing,
): Promise<string[]> {
  const all = "_id" in changes ? [changes] : changes;
  const tags = new Set(all.flatMap(tagsOfChange));
  const moved = all.filter(isMoved);
  const others = all.filter((change) => !isMoved(change));
  for (const [together, followsLinks] of [
    [moved, true],
    [others, false],
  ] as const) {
    for (const tag of await tagsOfShowing(together, followsLinks, findShowing)) tags.add(tag);
  }
  return [...tags].sort();
}

function isMoved({ _type, slugs }: ContentChange): boolean {
  return isPageType(_type) && slugs[0] !== slugs[1];
}

/** The cache tags of the pages of whatever shows or lists the changed documents. */
async function tagsOfShowing(
  changes: readonly ContentChange[],
  followsLinks: boolean,
  findShowing: FindShowing,
): Promise<string[]> {
  const tags: string[] = [];
  let frontier = changes.map(({ _id }) => _id);
  let listing = [...new Set(changes.flatMap(listingOfChange))];
  let isFirstStep = true;
  const seen = new Set(frontier);
  while (frontier.length > 0 || listing.length > 0) {
    const found = (await findShowing(frontier, listing)).filter(({ _id }) => !seen.has(_id));
    const showing = found.filter(
      (document) => (isFirstStep && followsLinks) || !refersOnlyByLink(document, frontier),
    );
    const listingOnly = found.filter(
      (document) => listing.includes(document._id) && !showing.includes(document),
    );
    tags.push(...[...showing, ...listingOnly].flatMap(tagsOfDocument));
    // What a page lists shows nowhere else that the page's document shows: the way ends there. A part
    // of pages, such as a tool, is shown wherever it is referred to.
    const onward = [...showing, ...listingOnly.filter(({ _type }) => !isPageType(_type))];
    for (const { _id } of onward) seen.add(_id);
    frontier = onward.map(({ _id }) => _id);
    listing = showing.flatMap(listedOn);
    isFirstStep = false;
  }
  return tags;
}

function tagsOfChange({ _type, slugs, paths, listings }: ContentChange): string[] {
  if (_type === "pageMetadata") return paths.filter((path) => path !== null).map(pageTag);
  const [before, after] = listings;
  const menusChanged =
    shownInMenus(_type, slugs[0], before) !== shownInMenus(_type, slugs[1], after);
  return [
    ...(menusChanged ? [SITE_TAG] : []),
    ...slugs.flatMap((slug) => tagsOfDocument({ _id: "", _type, slug: { current: slug ?? "" } })),
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

function tagsOfDocument(document: ContentDocument): string[] {
  if (shownOnEveryPage.has(document._type)) return [SITE_TAG];
  if (document._type === "notFoundPage") return [NOT_FOUND_TAG];
  if (document._type === "pageMetadata") return document.path ? [pageTag(document.path)] : [];
  const path = pathOf({ _type: document._type, slug: document.slug?.current });
  return path === undefined ? [] : [pageTag(path)];
}
