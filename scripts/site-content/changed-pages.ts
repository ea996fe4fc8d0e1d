import { type ContentDocument, type DocumentChange, isDraft } from "@nordune/content-tool";
import { currentSlug, UNMATCHED_PATH } from "#schemas/shared/routes.ts";
import {
  type ContentChange,
  type Listing,
  listing,
} from "#schemas/shared/shown-on/content-change.ts";
import {
  EVERY_PAGE,
  type FindShowing,
  placesShowing,
  type ContentDocument as ShowingDocument,
} from "#schemas/shared/shown-on/places.ts";
import { referringDocuments } from "#schemas/shared/shown-on/referring-documents.ts";

/**
 * The pages that an import may change: of what it writes, and of whatever refers to that. The site
 * renders those of them anew whose content has become another.
 * @param published everything that is published before it; drafts show on no page
 * @returns their paths, in order; "every page" where header or footer change
 */
export async function changedPages(
  changes: readonly DocumentChange[],
  published: Iterable<ContentDocument>,
): Promise<string[]> {
  const seen = changes.filter(({ before, after }) => !isDraft((after ?? before)?._id ?? ""));
  const documents = new Map([...published].map((document) => [document._id, document]));
  for (const { after } of seen) if (after !== undefined) documents.set(after._id, after);
  const places = await placesShowing(seen.map(changeOf), findShowingIn(documents));
  if (places.includes(EVERY_PAGE)) return [EVERY_PAGE];
  return places
    .map((place) => (place === UNMATCHED_PATH ? "the page for unknown addresses" : place))
    .sort();
}

function changeOf({ before, after }: DocumentChange): ContentChange {
  const { _id = "", _type = "" } = after ?? before ?? {};
  const pathIn = (document: ContentDocument | undefined) =>
    typeof document?.path === "string" ? document.path : null;
  return {
    _id,
    _type,
    slugs: [currentSlug(before?.slug) ?? null, currentSlug(after?.slug) ?? null],
    paths: [pathIn(before), pathIn(after)],
    listings: [listingOf(before), listingOf(after)],
  };
}

/** What decides in which lists and menus it stands. */
function listingOf(document: ContentDocument | undefined): Listing | null {
  if (document === undefined) return null;
  const { title, name, menuLabel, orderRank } = document;
  const menu = [title, name, menuLabel, orderRank].map((value) => value ?? null);
  return listing.safeParse({ ...document, menu }).data ?? null;
}

/** Answers as the Studio's query of what shows a document does, from documents at hand. */
function findShowingIn(byId: ReadonlyMap<string, ContentDocument>): FindShowing {
  const referring = referringDocuments(byId.values());
  return async (ids, listed) => {
    const found = new Set(ids.flatMap((id) => [...(referring.get(id) ?? [])]));
    for (const id of listed) {
      const document = byId.get(id);
      if (document !== undefined) found.add(document);
    }
    return [...found].map(asShowing);
  };
}

function asShowing({ slug, path, ...document }: ContentDocument): ShowingDocument {
  const { emirate, otherEmirates } = listingOf(document) ?? {};
  const current = currentSlug(slug);
  return {
    ...document,
    ...(current === undefined ? {} : { slug: { current } }),
    ...(typeof path === "string" ? { path } : {}),
    emirate,
    otherEmirates,
  };
}
