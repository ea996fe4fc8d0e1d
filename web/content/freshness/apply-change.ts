import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { shareImagePath } from "#schemas/head/share-image-path.ts";
import { isPageType, OFFLINE_PATH, SITEMAP_PATH, UNMATCHED_PATH } from "#schemas/routes.ts";
import type { ContentChange } from "#schemas/webhook.ts";
import { fetchUncached } from "../fetch-content.ts";
import { showingQuery } from "../queries/routing.ts";
import { refreshRoutingTable } from "../routing/current-routing-table.ts";
import { NOT_FOUND_TAG, PATHS_TAG, pageTag, SITE_TAG, SITEMAP_TAG } from "../tags.ts";
import { affectedTags } from "./affected-tags.ts";
import { takeTurn } from "./turns.ts";
import { warmPages } from "./warm-pages.ts";

/**
 * Marks exactly the pages that show the changed document as stale, and has them rendered again
 * once the response is sent. The next change waits for that.
 * @returns the cache tags that were revalidated.
 * @throws when the content lake cannot be asked; nothing is revalidated then, and the sender retries.
 */
export async function applyChange(change: ContentChange): Promise<string[]> {
  const release = await takeTurn();
  try {
    const tags = await affectedTags(change, (ids, listing) =>
      fetchUncached(showingQuery, { ids, listing }),
    );
    const table = await refreshRoutingTable();
    if (table === undefined) throw new Error("The routing table could not be loaded.");
    for (const tag of [...tags, ...tagsOfEveryChange(change)]) revalidateTag(tag, "max");
    after(() => warmPages(pathsShowing(tags, table.paths)).finally(release));
    return tags;
  } catch (error) {
    release();
    throw error;
  }
}

/** The sitemap holds the day of every change; the set of paths changes with an address. */
function tagsOfEveryChange({ _type, slugs }: ContentChange): string[] {
  return isPageType(_type) && slugs[0] !== slugs[1] ? [SITEMAP_TAG, PATHS_TAG] : [SITEMAP_TAG];
}

function pathsShowing(tags: readonly string[], paths: ReadonlySet<string>): string[] {
  if (tags.includes(SITE_TAG)) return [...paths, OFFLINE_PATH, UNMATCHED_PATH, SITEMAP_PATH];
  const pages = [...paths].filter((path) => tags.includes(pageTag(path)));
  const shown = [...pages, ...(tags.includes(NOT_FOUND_TAG) ? [UNMATCHED_PATH] : [])];
  // A network asks for a new share picture once, at its new address: that must not be the old one.
  return [...shown, SITEMAP_PATH, ...pages.map(shareImagePath)];
}
