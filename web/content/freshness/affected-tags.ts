import { isPageType, pathOf } from "#schemas/routes.ts";
import { refersOnlyByLink } from "#schemas/rules/references.ts";
import { NOT_FOUND_TAG, pageTag, SITE_TAG } from "../tags.ts";

/** A published document as the content lake returns it, whole. */
export type ContentDocument = {
  _id: string;
  _type: string;
  slug?: { current?: string };
  path?: string;
};

/** What the webhook says of a change; null stands for "did not exist" before or after. */
export type ContentChange = {
  _id: string;
  _type: string;
  slugs: [before: string | null, after: string | null];
  paths: [before: string | null, after: string | null];
};

/** Finds the published documents that refer to any of the ids. */
export type FindReferrers = (ids: string[]) => Promise<ContentDocument[]>;

const shownOnEveryPage = new Set(["siteSettings", "navigation"]);

/**
 * The cache tags of exactly those pages that show the changed document: its own page, and the
 * pages of all documents that refer to it, transitively. A mere link to a page shows nothing of
 * it but its address, so links are followed only when the address changed.
 */
export async function affectedTags(
  change: ContentChange,
  findReferrers: FindReferrers,
): Promise<string[]> {
  const tags = new Set(tagsOfChange(change));
  const addressChanged = isPageType(change._type) && change.slugs[0] !== change.slugs[1];
  const seen = new Set([change._id]);
  let frontier = [change._id];
  while (frontier.length > 0) {
    const found = await findReferrers(frontier);
    const isFirstRound = frontier[0] === change._id;
    const shown = found.filter(
      (document) =>
        !seen.has(document._id) &&
        ((isFirstRound && addressChanged) || !refersOnlyByLink(document, frontier)),
    );
    for (const document of shown) {
      seen.add(document._id);
      for (const tag of tagsOfDocument(document)) tags.add(tag);
    }
    frontier = shown.map((document) => document._id);
  }
  return [...tags].sort();
}

function tagsOfChange({ _type, slugs, paths }: ContentChange): string[] {
  if (_type === "pageMetadata") return paths.filter((path) => path !== null).map(pageTag);
  return [
    ...new Set(
      slugs.flatMap((slug) => tagsOfDocument({ _id: "", _type, slug: { current: slug ?? "" } })),
    ),
  ];
}

function tagsOfDocument(document: ContentDocument): string[] {
  if (shownOnEveryPage.has(document._type)) return [SITE_TAG];
  if (document._type === "notFoundPage") return [NOT_FOUND_TAG];
  if (document._type === "pageMetadata") return document.path ? [pageTag(document.path)] : [];
  const path = pathOf({ _type: document._type, slug: document.slug?.current });
  return path === undefined ? [] : [pageTag(path)];
}
