import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { OFFLINE_PATH, UNMATCHED_PATH } from "#web/lib/routes.ts";
import { fetchUncached } from "../fetch-content.ts";
import { referrersQuery } from "../queries/routing.ts";
import { refreshRoutingTable } from "../routing/current-routing-table.ts";
import { NOT_FOUND_TAG, pageTag, SITE_TAG } from "../tags.ts";
import { affectedTags, type ContentChange } from "./affected-tags.ts";
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
    const tags = await affectedTags(change, (ids) => fetchUncached(referrersQuery, { ids }));
    const table = await refreshRoutingTable();
    if (table === undefined) throw new Error("The routing table could not be loaded.");
    for (const tag of tags) revalidateTag(tag, "max");
    after(() => warmPages(pathsShowing(tags, table.paths)).finally(release));
    return tags;
  } catch (error) {
    release();
    throw error;
  }
}

function pathsShowing(tags: readonly string[], paths: ReadonlySet<string>): string[] {
  if (tags.includes(SITE_TAG)) return [...paths, OFFLINE_PATH, UNMATCHED_PATH];
  const shown = [...paths].filter((path) => tags.includes(pageTag(path)));
  return tags.includes(NOT_FOUND_TAG) ? [...shown, UNMATCHED_PATH] : shown;
}
