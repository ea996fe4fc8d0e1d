import { revalidateTag } from "next/cache";

declare global {
  // Set by page-cache.mjs, which Next loads by itself, into the same process.
  var norduneMarkStale: ((tags: readonly string[]) => Promise<void>) | undefined;
}

/**
 * Marks every page with one of the cache tags as stale. Next's own function works while a request
 * is answered only; a change may be found at any time, so the cache of pages is told directly.
 * @param rouse makes Next load its cache of pages, which it does with the first page
 * @throws where Next keeps its pages elsewhere, unless a request is being answered
 */
export async function markStale(
  tags: readonly string[],
  rouse: () => Promise<unknown>,
): Promise<void> {
  if (globalThis.norduneMarkStale === undefined) await rouse();
  if (globalThis.norduneMarkStale !== undefined) return globalThis.norduneMarkStale(tags);
  for (const tag of tags) revalidateTag(tag, "max");
}
