import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/**
 * Node returns the whole CommonJS module, and Next's bundler returns its default export.
 * @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default}
 */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/**
 * Next's own cache of rendered pages, in which each file is replaced at once. A process that is
 * killed while Next writes a page leaves the old page. See
 * https://nextjs.org/docs/pages/api-reference/config/next-config-js/incrementalCacheHandlerPath.
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super({ ...context, ...(context.fs && { fs: { ...context.fs, writeFile: writeWhole } }) });
  }
}

async function writeWhole(file, data) {
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, data);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}
