// Plain JavaScript: Next loads this file by itself, unbundled, and its base class is CommonJS.
import { createRequire } from "node:module";
import { announcePageChange } from "../../serving/page-changes.ts";
import { writeWhole } from "../write-whole.ts";

const { default: FileSystemCache } = createRequire(import.meta.url)(
  "next/dist/server/lib/incremental-cache/file-system-cache",
);

/**
 * Next's own cache of rendered pages, with three differences.
 *
 * - A file is written whole or not at all. Next writes into the old file: a server killed in that
 *   moment would serve half a page after its restart.
 * - What a page fetched is not kept beside the page. A rendering always asks the content lake, so
 *   neither a build with an older build's cache nor a restart can render old text, an answer that
 *   makes no sense is kept nowhere, and every fetch has its time limit (Next drops it when it
 *   fetches a stale entry anew). The price is one query per page for header and footer.
 * - It says when a page is stale or new, for the server keeps finished answers (web/serving).
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super({ ...context, fs: { ...context.fs, writeFile: writeWhole } });
  }

  async get(key, context) {
    return context.kind === "FETCH" ? null : super.get(key, context);
  }

  async set(key, data, context) {
    if (data?.kind === "FETCH") return;
    await super.set(key, data, context);
    announcePageChange();
  }

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    announcePageChange();
  }
}
