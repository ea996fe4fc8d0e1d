import { currentSlug, pathOf } from "../../schemas/shared/routes.ts";

export type PageDocument = { _type: string; slug?: unknown; path?: unknown };

/** Path of the page that shows a document. Page metadata belongs to the page at its path. */
export function documentPath(document: PageDocument): string | undefined {
  return document._type === "pageMetadata" && typeof document.path === "string"
    ? document.path
    : pathOf({ _type: document._type, slug: currentSlug(document.slug) });
}

/** Public address of the page that shows a document; undefined without such a page. */
export function pageAddress(document: PageDocument, siteUrl: string): string | undefined {
  const path = documentPath(document);
  return path === undefined ? undefined : siteUrl + path;
}
