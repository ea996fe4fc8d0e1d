import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/**
 * Node returns the whole CommonJS module, and Next's bundler returns its default export.
 * @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default}
 */
const FileSystemCache = fileSystemCache.default ?? fileSystemCache;

/**
 * What the disk of a process with a memory does not hold: pages that could not be written, and those
 * that exist no more. Next creates a cache for each request.
 * @type {LRUCache<string, import("next/dist/server/lib/incremental-cache/index.js").CacheHandlerValue>}
 */
const unstored = new LRUCache({ max: 500 });

/**
 * Next's own cache of rendered pages, in which each file is replaced at once. A process that is
 * killed while Next writes a page leaves the old page. With `SITE_PAGES_DIR` new pages are stored in
 * that folder, and the build is only read. A disk that cannot be written is logged once, and not for
 * each page; `web/lib/page-storage.ts` tells the API routes. See
 * https://nextjs.org/docs/pages/api-reference/config/next-config-js/incrementalCacheHandlerPath.
 */
export default class PageCache extends FileSystemCache {
  #folder;
  #newPages;
  #hasMemory;

  constructor(context) {
    const wholeFiles = {
      ...context,
      ...(context.fs && { fs: { ...context.fs, writeFile: writeWhole } }),
    };
    super(wholeFiles);
    this.#hasMemory = Boolean(context.maxMemoryCacheSize);
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

  get(...page) {
    const [key] = page;
    return inTurn(key, async () => {
      const known = unstored.get(key) ?? (await this.#newPages?.get(...page));
      return known ?? super.get(...page);
    });
  }

  set(...page) {
    return inTurn(page[0], () => this.#set(page));
  }

  async #set(page) {
    globalThis.sitePageStorage ??= { problem: undefined, failures: 0 };
    const [key, value, { cacheControl }] = page;
    // Next's memory shows the page from now on, and the disk when it is written.
    this.#noteStored();
    const isStored = await this.#store(page);
    if (!this.#hasMemory) return;
    if (isStored && value !== null) unstored.delete(key);
    else unstored.set(key, { value, lastModified: Date.now(), cacheControl });
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
    if (this.#hasMemory) globalThis.sitePageStorage.storedAt = Date.now();
  }
}

/**
 * The last read or write of each page, while it goes on.
 * @type {Map<string, Promise<unknown>>}
 */
const running = new Map();

/**
 * Reads and writes a page in turn. A read puts what it has found on the disk into Next's memory, and
 * one that begins before a write would put the old page there after it.
 */
async function inTurn(key, operation) {
  const before = running.get(key);
  const own = (async () => {
    await before?.catch(() => {});
    return operation();
  })();
  running.set(key, own);
  try {
    return await own;
  } finally {
    if (running.get(key) === own) running.delete(key);
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
