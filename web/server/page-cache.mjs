import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { getMemoryCache } from "next/dist/server/lib/incremental-cache/memory-cache.external.js";

/**
 * Node returns the whole CommonJS module, and Next's bundler returns its default export.
 * @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default}
 */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/**
 * Next's own cache of rendered pages, in which each file is replaced at once. A process that is
 * killed while Next writes a page leaves the old page. With `SITE_PAGES_DIR` new pages are stored in
 * that folder, and the build is only read. A disk that cannot be written is logged once, and not for
 * each page; `web/lib/page-storage.ts` tells the API routes. Next's memory holds only what the disk
 * does not: with all pages in it, as texts and as parsed data, the process is 30 MB larger. See
 * https://nextjs.org/docs/pages/api-reference/config/next-config-js/incrementalCacheHandlerPath.
 */
export default class PageCache extends FileSystemCache {
  #folder;
  #newPages;
  #memory;

  constructor(context) {
    const wholeFiles = {
      ...context,
      maxMemoryCacheSize: 0,
      ...(context.fs && { fs: { ...context.fs, writeFile: writeWhole } }),
    };
    super(wholeFiles);
    const { maxMemoryCacheSize } = context;
    if (maxMemoryCacheSize) this.#memory = getMemoryCache(maxMemoryCacheSize);
    const ownFolder = folderOfBuild(context.serverDistDir);
    if (ownFolder !== undefined) {
      this.#newPages = new FileSystemCache({ ...wholeFiles, serverDistDir: ownFolder });
    }
    // The proxy has a cache without a folder.
    if (context.serverDistDir === undefined) return;
    this.#folder = ownFolder ? dirname(ownFolder) : join(context.serverDistDir, "pages");
    // Next creates a cache for each request, and the first one looks at the folder.
    if (globalThis.sitePageStorage !== undefined || !existsSync(this.#folder)) return;
    globalThis.sitePageStorage = { problem: undefined, failures: 0 };
    this.#noteStored();
    try {
      accessSync(this.#folder, constants.W_OK);
    } catch (error) {
      reportProblem(this.#folder, error);
    }
  }

  async get(...page) {
    const [key] = page;
    return (
      this.#memory?.get(key) ?? (await this.#newPages?.get(...page)) ?? (await super.get(...page))
    );
  }

  async set(...page) {
    globalThis.sitePageStorage ??= { problem: undefined, failures: 0 };
    const [key, value, { cacheControl }] = page;
    const isStored = await this.#store(page);
    // The disk holds nothing for a page that does not exist.
    if (isStored && value !== null) this.#memory?.remove(key);
    else this.#memory?.set(key, { value, lastModified: Date.now(), cacheControl });
    this.#noteStored();
  }

  /** Whether a page could be stored on the disk. */
  async #store(page) {
    try {
      await (this.#newPages ? this.#newPages.set(...page) : super.set(...page));
      globalThis.sitePageStorage.problem = undefined;
      return true;
    } catch (error) {
      globalThis.sitePageStorage.failures += 1;
      reportProblem(this.#folder, error);
      return false;
    }
  }

  /** A process with a memory of its own is the only one that changes what it serves. */
  #noteStored() {
    if (this.#memory !== undefined) globalThis.sitePageStorage.storedAt = Date.now();
  }
}

/**
 * The folder in `SITE_PAGES_DIR` for new pages of a build; undefined without this variable. Pages of
 * another build would name scripts that this one does not have.
 */
function folderOfBuild(serverDistDir) {
  const { SITE_PAGES_DIR, SITE_PHASE } = process.env;
  if (!SITE_PAGES_DIR || SITE_PHASE === "build" || serverDistDir === undefined) return undefined;
  return join(SITE_PAGES_DIR, readFileSync(join(serverDistDir, "../BUILD_ID"), "utf8"));
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
