// Plain JavaScript: Next loads this file by itself, unbundled, and its base class is CommonJS.
import { createRequire } from "node:module";
import { announcePageChange } from "#web/lib/page-changes.ts";
import { writeWhole } from "../write-whole.ts";
import { createRenderings } from "./renderings.ts";

const require = createRequire(import.meta.url);
const NEXT_CACHE = "next/dist/server/lib/incremental-cache";
const { default: FileSystemCache } = require(`${NEXT_CACHE}/file-system-cache`);
const { tagsManifest } = require(`${NEXT_CACHE}/tags-manifest.external`);

/** Next makes a cache for every request: what is being rendered is known to all of them. */
const renderings = createRenderings((tag) => tagsManifest.get(tag)?.stale);

/** Seconds that a stale page may be served while it is rendered anew. */
const STALE_FOR = 365 * 24 * 60 * 60;

/** When a page was kept that Next was given, in milliseconds. It gives it back where a rendering fails. */
const keptAtOf = new WeakMap();

const tagsOf = (page) => page?.headers?.["x-next-cache-tags"]?.split(",") ?? [];

/**
 * Next's own cache of rendered pages, with six differences.
 *
 * - A file is written whole or not at all. Next writes into the old file: a server killed in that
 *   moment would serve half a page after its restart.
 * - What a page fetched is not kept beside the page. A rendering always asks the content lake, so
 *   neither a build with an older build's cache nor a restart can render old text, an answer that
 *   makes no sense is kept nowhere, and every fetch has its time limit (Next drops it when it
 *   fetches a stale entry anew). The price is one query per page for header and footer.
 * - A page that is published anew while it is rendered is not kept. Next takes it for the new one.
 * - A page that was published anew stays stale when its rendering fails. Next keeps the old one as if
 *   it were new, for up to half a minute, so as not to render a page that fails again and again.
 * - It says when a page is stale or new, for the server keeps finished answers (web/serving).
 * - Pages can be marked as stale at any time (`norduneMarkStale`).
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super({ ...context, fs: { ...context.fs, writeFile: writeWhole } });
  }

  async get(key, context) {
    if (context.kind === "FETCH") return null;
    const askedAt = Date.now();
    const kept = await super.get(key, context);
    const page = kept && { tags: tagsOf(kept.value), keptAt: kept.lastModified };
    renderings.asked(key, askedAt, page);
    if (page) keptAtOf.set(kept.value, page.keptAt);
    return kept;
  }

  async set(key, data, context) {
    if (data?.kind === "FETCH" || !renderings.isOfNow(key, tagsOf(data))) return;
    const keptAt = keptAtOf.get(data);
    if (keptAt !== undefined && renderings.isRevalidatedSince(tagsOf(data), keptAt)) return;
    await super.set(key, data, context);
    announcePageChange();
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    announcePageChange();
  }
}

/** Marks pages as stale at any time: Next's own function needs a request that is being answered. */
globalThis.norduneMarkStale = (tags) =>
  new PageCache({ fs: {}, revalidatedTags: [] }).revalidateTag(tags, { expire: STALE_FOR });
