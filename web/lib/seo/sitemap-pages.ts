import { addressOf, writtenAddress } from "#schemas/addresses/site-address.ts";
import { isPageType, pathOf } from "#schemas/routes.ts";
import { type DatedDocument, lastModified, referredIds } from "./last-modified.ts";

export type SitemapDocument = DatedDocument & {
  slug?: { current?: string };
  path?: string;
  robots?: string;
  canonical?: string;
};

/** A page as the sitemap lists it: when what it shows was last changed, and its own pictures. */
export type SitemapPage = { path: string; lastModified: string; imageIds: string[] };

/**
 * The pages that search engines may list, by path. Left out is what an editor keeps from search
 * engines, and a page whose original is at another address.
 * @param base address of the site without a trailing slash
 */
export function sitemapPages(documents: readonly SitemapDocument[], base: string): SitemapPage[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const metadataByPath = new Map(
    documents.flatMap((document) =>
      document._type === "pageMetadata" && document.path ? [[document.path, document]] : [],
    ),
  );
  return documents
    .filter(({ _id, _type }) => isPageType(_type) && !_id.includes("."))
    .flatMap((document) => {
      const path = pathOf({ _type: document._type, slug: document.slug?.current });
      if (path === undefined) return [];
      const metadata = metadataByPath.get(path);
      if (metadata?.robots?.includes("noindex") || hasOtherOriginal(metadata, path, base))
        return [];
      const shown = metadata === undefined ? [document] : [document, metadata];
      const imageIds = referredIds(document).filter((id) => id.startsWith("image-"));
      return {
        path,
        lastModified: lastModified(shown, byId) ?? document._updatedAt,
        imageIds: [...new Set(imageIds)],
      };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

function hasOtherOriginal(
  metadata: SitemapDocument | undefined,
  path: string,
  base: string,
): boolean {
  const canonical = writtenAddress(metadata?.canonical, base);
  return canonical !== undefined && canonical !== addressOf(path, base);
}
