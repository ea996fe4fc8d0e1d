import { LRUCache } from "lru-cache";

/** Far more than the site has pages: what strangers ask for is forgotten. */
const MAX_PAGES = 1_000;

/** When the cache tag was revalidated last, in milliseconds; undefined for never. */
type RevalidatedAt = (tag: string) => number | undefined;

export type Renderings = ReturnType<typeof createRenderings>;

/**
 * Knows which pages are being rendered, and since when. A page that is published anew meanwhile may
 * have been rendered from what was published before: kept, it would pass for the new one.
 */
export function createRenderings(revalidatedAt: RevalidatedAt) {
  const begun = new LRUCache<string, number>({ max: MAX_PAGES });

  const isRevalidatedSince = (tags: readonly string[], time: number) =>
    tags.some((tag) => (revalidatedAt(tag) ?? Number.NEGATIVE_INFINITY) >= time);

  return {
    /** Was anything with one of the tags published anew since, in milliseconds? */
    isRevalidatedSince,

    /**
     * Somebody asks for a page. Next renders it when it is missing, or kept from before one of its
     * tags was revalidated.
     * @param page what is kept of it
     */
    asked(key: string, at: number, page: { tags: readonly string[]; keptAt: number } | null) {
      const isRendered = page === null || isRevalidatedSince(page.tags, page.keptAt);
      if (isRendered && !begun.has(key)) begun.set(key, at);
    },

    /** The page is rendered. @returns whether nothing of it was published anew meanwhile */
    isOfNow(key: string, tags: readonly string[]): boolean {
      const since = begun.get(key);
      begun.delete(key);
      return since === undefined || !isRevalidatedSince(tags, since);
    },
  };
}
