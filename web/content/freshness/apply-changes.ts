import { affectedTags, type FindShowing } from "#schemas/freshness/affected-tags.ts";
import type { ContentChange } from "#schemas/freshness/content-change.ts";
import {
  NOT_FOUND_TAG,
  PATHS_TAG,
  pathOfTag,
  SITE_TAG,
  SITEMAP_TAG,
} from "#schemas/freshness/tags.ts";
import { shareImagePath } from "#schemas/head/share-image-path.ts";
import { isPageType, OFFLINE_PATH, SITEMAP_PATH, UNMATCHED_PATH } from "#schemas/routes.ts";
import type { RoutingTable } from "../routing/routing-table.ts";
import { createTurns } from "./turns.ts";

/** Longer than a change of every page takes to be rendered. */
const TURN_LIMIT_MS = 30_000;

/** What a change needs of the content lake and of Next. */
export type Site = {
  findShowing: FindShowing;
  /** Loads the routing table anew. @throws when the content lake cannot be asked */
  refreshTable: () => Promise<RoutingTable>;
  /** Marks every page with one of the cache tags as stale. */
  revalidate: (tags: readonly string[]) => Promise<void> | void;
  /** Renders stale pages ahead of their visitors. */
  render: (paths: readonly string[]) => Promise<void>;
};

/**
 * Makes the function that applies changes to the site: it marks exactly the pages that show a
 * changed document as stale, and then has them rendered again. The next changes wait for that, up to
 * a limit.
 *
 * The function resolves, before anything is rendered, to the cache tags that were revalidated. It
 * throws when the content lake cannot be asked; nothing is revalidated then.
 */
export function createApplyChanges(site: Site, turnLimitMs = TURN_LIMIT_MS) {
  const takeTurn = createTurns(turnLimitMs);

  /** Pages first: beside them, drawing a share picture would keep their visitors waiting. */
  async function renderStale({ pages, others }: ReturnType<typeof staleAfter>): Promise<void> {
    await site.render(pages);
    await site.render(others);
  }

  return async function applyChanges(...changes: ContentChange[]): Promise<string[]> {
    const release = await takeTurn();
    try {
      const [tags, table] = await Promise.all([
        affectedTags(changes, site.findShowing),
        site.refreshTable(),
      ]);
      await site.revalidate([...new Set([...tags, ...changes.flatMap(tagsOfEveryChange)])]);
      void renderStale(staleAfter(tags, table.paths)).finally(release);
      return tags;
    } catch (error) {
      release();
      throw error;
    }
  };
}

/** The sitemap holds the day of every change; the set of paths changes with an address. */
function tagsOfEveryChange({ _type, slugs }: ContentChange): string[] {
  return isPageType(_type) && slugs[0] !== slugs[1] ? [SITEMAP_TAG, PATHS_TAG] : [SITEMAP_TAG];
}

/** The stale pages, and what else is made from them, which no visitor waits for. */
function staleAfter(tags: readonly string[], paths: ReadonlySet<string>) {
  const touched = tags.flatMap((tag) => pathOfTag(tag) ?? []);
  const changed = touched.filter((path) => paths.has(path));
  // Where there is no page any more, what stands in front of the site still has one.
  const left = touched.filter((path) => !paths.has(path));
  const isEverywhere = tags.includes(SITE_TAG);
  const alike = isEverywhere ? [...paths, OFFLINE_PATH] : [];
  const notFound = isEverywhere || tags.includes(NOT_FOUND_TAG) ? [UNMATCHED_PATH] : [];
  return {
    pages: [...new Set([...changed, ...left, ...alike, ...notFound])],
    // A network asks for a new share picture once, at its new address: that must not be the old one.
    others: [SITEMAP_PATH, ...changed.map(shareImagePath)],
  };
}
