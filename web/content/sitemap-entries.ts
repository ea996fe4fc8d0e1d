import { pageTag } from "#schemas/shared/shown-on/tags.ts";

/** A page as the sitemap lists it; `lastModified` is an ISO time. */
export type SitemapEntry = { url: string; lastModified: string; images: string[] };

type Kept = { entry: Promise<SitemapEntry | undefined>; until: number };

/** Milliseconds. As for the pages themselves, the safety net for a lost webhook. */
const KEPT_FOR = 6 * 60 * 60_000;

/** The sitemap's entries as they were last read, so that a publish asks for those it changed only. */
export type SitemapEntries = {
  /** The kept entry of the page at `path`, or else what `read` finds; a failure is not kept. */
  of: (
    path: string,
    read: () => Promise<SitemapEntry | undefined>,
  ) => Promise<SitemapEntry | undefined>;
  /** Drops the entry of the page that a cache tag belongs to. */
  forget: (tag: string) => void;
};

export function createSitemapEntries(now: () => number = Date.now): SitemapEntries {
  const keptByTag = new Map<string, Kept>();
  return {
    of(path, read) {
      const tag = pageTag(path);
      const kept = keptByTag.get(tag);
      if (kept !== undefined && now() < kept.until) return kept.entry;
      const entry = read();
      keptByTag.set(tag, { entry, until: now() + KEPT_FOR });
      entry.catch(() => {
        if (keptByTag.get(tag)?.entry === entry) keptByTag.delete(tag);
      });
      return entry;
    },
    forget: (tag) => {
      keptByTag.delete(tag);
    },
  };
}

declare global {
  // Sitemap and webhook are separate bundles of one process: they share by globalThis.
  var norduneSitemapEntries: SitemapEntries | undefined;
}

/** The entries that this process keeps. */
export function sitemapEntries(): SitemapEntries {
  globalThis.norduneSitemapEntries ??= createSitemapEntries();
  return globalThis.norduneSitemapEntries;
}
