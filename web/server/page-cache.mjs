import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/**
 * Node returns the whole CommonJS module, and Next's bundler returns its default export.
 * @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default}
 */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/**
 * Next's own cache of rendered pages, in which each file is replaced at once. A process that is
 * killed while Next writes a page leaves the old page. A disk that cannot be written is logged once,
 * and not for each page; `web/lib/page-storage.ts` tells the API routes. See
 * https://nextjs.org/docs/pages/api-reference/config/next-config-js/incrementalCacheHandlerPath.
 */
export default class PageCache extends FileSystemCache {
  #folder;

  constructor(context) {
    super({ ...context, ...(context.fs && { fs: { ...context.fs, writeFile: writeWhole } }) });
    // The proxy has a cache without a folder.
    this.#folder = join(context.serverDistDir ?? "", "pages");
    // Next creates a cache for each request, and the first one looks at the folder.
    if (globalThis.sitePageStorage !== undefined || !existsSync(this.#folder)) return;
    globalThis.sitePageStorage = { problem: undefined, failures: 0 };
    try {
      accessSync(this.#folder, constants.W_OK);
    } catch (error) {
      reportProblem(this.#folder, error);
    }
  }

  async set(...page) {
    globalThis.sitePageStorage ??= { problem: undefined, failures: 0 };
    try {
      await super.set(...page);
      globalThis.sitePageStorage.problem = undefined;
    } catch (error) {
      globalThis.sitePageStorage.failures += 1;
      reportProblem(this.#folder, error);
    }
  }
}

function reportProblem(folder, { code, message }) {
  const { problem } = globalThis.sitePageStorage;
  globalThis.sitePageStorage.problem = `Pages cannot be stored in ${folder} (${code ?? message}).`;
  if (problem !== undefined) return;
  console.error(
    `${globalThis.sitePageStorage.problem} Make the folder writable. Until then a process that follows the content lake keeps its pages in memory, and any other shows no publish.`,
  );
}

async function writeWhole(file, data) {
  const unfinished = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(unfinished, data);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}
