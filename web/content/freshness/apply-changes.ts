import { shareImagePath } from "#schemas/shared/head/share-image-path.ts";
import {
  isPageType,
  OFFLINE_PATH,
  pathOf,
  SITEMAP_PATH,
  UNMATCHED_PATH,
} from "#schemas/shared/routes.ts";
import { affectedTags, type FindShowing } from "#schemas/shared/shown-on/affected-tags.ts";
import type { ContentChange } from "#schemas/shared/shown-on/content-change.ts";
import {
  NOT_FOUND_TAG,
  PATHS_TAG,
  pathOfTag,
  SITE_TAG,
  SITEMAP_TAG,
} from "#schemas/shared/shown-on/tags.ts";
import type { RoutingTable } from "../routing/routing-table.ts";
import type { RenderRank } from "./render-queue.ts";
import { createTurns } from "./turns.ts";

/** Longer than a few pages take to be rendered, also on a machine that is busy. */
const TURN_LIMIT_MS = 30_000;

/** So many pages of a change are rendered before the next change is looked for. */
const FIRST_PAGES = 4;

/** What a change needs of the content lake and of Next. */
export type Site = {
  findShowing: FindShowing;
  /** Loads the routing table anew. @throws when the content lake cannot be asked */
  refreshTable: () => Promise<RoutingTable>;
  /** Marks every page with one of the cache tags as stale. */
  revalidate: (tags: readonly string[]) => Promise<void> | void;
  /** Renders stale pages ahead of their visitors, those of a better rank first. Never rejects. */
  render: (paths: readonly string[], rank: RenderRank) => Promise<void>;
};

/**
 * Makes the function that applies changes to the site: it marks exactly the pages that show a
 * changed document as stale, and then has them rendered again: the changed documents' own first, then
 * those that show them. The next changes wait for the first few, up to a limit, and so are applied
 * together where many come at once; the others are rendered behind the first few of each.
 *
 * The function resolves, before anything is rendered, to the cache tags that were revalidated. It
 * throws when the content lake cannot be asked; nothing is revalidated then.
 */
export function createApplyChanges(site: Site, turnLimitMs = TURN_LIMIT_MS) {
  const takeTurn = createTurns(turnLimitMs);

  const render = async (paths: readonly string[], rank: RenderRank) => {
    if (paths.length > 0) await site.render(paths, rank);
  };

  /** Resolves when the first pages are rendered. */
  function renderStale({ pages, derived }: ReturnType<typeof staleAfter>): Promise<void> {
    const first = render(pages.slice(0, FIRST_PAGES), "first");
    void render(pages.slice(FIRST_PAGES), "rest");
    void render(derived, "derived");
    return first;
  }

  return async function applyChanges(...changes: ContentChange[]): Promise<string[]> {
    const release = await takeTurn();
    try {
      const [tags, table] = await Promise.all([
        affectedTags(changes, site.findShowing),
        site.refreshTable(),
      ]);
      await site.revalidate([...new Set([...tags, ...changes.flatMap(tagsOfEveryChange)])]);
      void renderStale(staleAfter(changes, tags, table.paths)).finally(release);
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

/**
 * The stale pages, those of the changed documents themselves first, and what is made from pages, which
 * no visitor waits for.
 */
function staleAfter(
  changes: readonly ContentChange[],
  tags: readonly string[],
  paths: ReadonlySet<string>,
) {
  const showing = tags.flatMap((tag) => pathOfTag(tag) ?? []);
  const own = new Set(changes.flatMap(pathsOfChanged));
  const touched = [
    ...showing.filter((path) => own.has(path)),
    ...showing.filter((path) => !own.has(path)),
  ];
  const changed = touched.filter((path) => paths.has(path));
  // Where there is no page any more, what stands in front of the site still has one.
  const left = touched.filter((path) => !paths.has(path));
  const isEverywhere = tags.includes(SITE_TAG);
  const alike = isEverywhere ? [...paths, OFFLINE_PATH] : [];
  const notFound = isEverywhere || tags.includes(NOT_FOUND_TAG) ? [UNMATCHED_PATH] : [];
  return {
    pages: [...new Set([...changed, ...left, ...alike, ...notFound])],
    // A network asks for a new share picture once, at its new address: that must not be the old one.
    derived: [SITEMAP_PATH, ...changed.map(shareImagePath)],
  };
}

/** Where the changed document itself is a page, or was, or what it says of one. */
function pathsOfChanged({ _type, slugs, paths }: ContentChange): (string | null | undefined)[] {
  return [...paths, ...slugs.map((slug) => pathOf({ _type, slug }))];
}
