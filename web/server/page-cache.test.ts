import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { makeTempDir } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import type { IncrementalCacheValue } from "next/dist/server/response-cache/types.js";
import { expect, onTestFinished, test, vi } from "vitest";
import { pageStorage } from "#web/lib/page-storage.ts";
import PageCache from "./page-cache.mjs";

/** Large enough for a partial write to be visible to a reader. */
const PAGE_BYTES = 4 * 1024 * 1024;
const ROUNDS = 20;
/** The memory of a process, with room for one page of `LONG`. */
const MEMORY_BYTES = 200;
const LONG = "<p>Another page</p>".repeat(9);

async function startCache(folder = "", maxMemoryCacheSize = 0, fs = nodeFs) {
  folder ||= await makeTempDir();
  const cache = new PageCache({
    fs,
    serverDistDir: folder,
    flushToDisk: true,
    maxMemoryCacheSize,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  function keep(path: string, html: string): Promise<void> {
    // As text, because the names of Next's kinds exist for its own compiler only.
    const page = JSON.stringify({ kind: "PAGES", html, pageData: {}, status: 200 });
    const value: IncrementalCacheValue = JSON.parse(page);
    return cache.set(path, value, { cacheControl: { revalidate: 60, expire: undefined } });
  }
  const asked: Parameters<typeof cache.get>[1] = JSON.parse('{"kind":"PAGES","isFallback":false}');
  const read = async (path: string) => JSON.stringify((await cache.get(path, asked))?.value);
  const end = (path: string) =>
    cache.set(path, null, { cacheControl: { revalidate: 60, expire: undefined } });
  return { folder: join(folder, "pages"), keep, read, end };
}

test("a cached page is stored where Next reads it, without leftovers", async () => {
  const { folder, keep } = await startCache();
  await keep("/about", "<p>About</p>");
  await keep("/about", "<p>About us</p>");
  expect((await readdir(folder)).sort()).toEqual(["about.html", "about.json", "about.meta"]);
  expect(await readFile(join(folder, "about.html"), "utf8")).toBe("<p>About us</p>");
});

test("a page read while it is written is either the old or the new one, never a part", async () => {
  const { folder, keep } = await startCache();
  const pages = ["a", "b"].map((letter) => letter.repeat(PAGE_BYTES));
  await keep("/about", pages[0] ?? "");
  for (let round = 1; round <= ROUNDS; round += 1) {
    const writing = keep("/about", pages[round % 2] ?? "").then(() => true);
    while (!(await Promise.race([writing, Promise.resolve(false)]))) {
      const read = await readFile(join(folder, "about.html"), "utf8");
      expect(pages.includes(read), `${read.length} bytes`).toBe(true);
    }
  }
});

test("a page that cannot be written leaves nothing behind, is logged once, and is known to the process", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    globalThis.sitePageStorage = undefined;
  });
  const { folder, keep } = await startCache();
  await mkdir(join(folder, "about.html", "in the way"), { recursive: true });
  await keep("/about", "<p>About</p>");
  await keep("/about", "<p>About</p>");
  expect((await readdir(folder)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  expect(error).toHaveBeenCalledOnce();
  expect(pageStorage()).toEqual({ problem: expect.stringContaining(folder), failures: 2 });
  await rm(join(folder, "about.html"), { recursive: true });
  await keep("/about", "<p>About</p>");
  expect(pageStorage()).toEqual({ problem: undefined, failures: 2 });
});

test("new pages are stored in a folder of their own, and the build stays as it was", async () => {
  const build = await makeTempDir();
  const server = join(build, "server");
  await mkdir(server);
  await writeFile(join(build, "BUILD_ID"), "first");
  const built = await startCache(server);
  await built.keep("/about", "<p>About</p>");
  await built.keep("/contact", "<p>Contact</p>");

  const pages = await makeTempDir();
  vi.stubEnv("SITE_PAGES_DIR", pages);
  onTestFinished(() => void vi.unstubAllEnvs());
  const running = await startCache(server);
  await running.keep("/about", "<p>About us</p>");
  expect(await running.read("/about")).toContain("<p>About us</p>");
  expect(await running.read("/contact")).toContain("<p>Contact</p>");
  expect(await readFile(join(server, "pages/about.html"), "utf8")).toBe("<p>About</p>");
  // Pages of another build would name scripts that this one does not have.
  await writeFile(join(build, "BUILD_ID"), "second");
  expect(await (await startCache(server)).read("/about")).toContain("<p>About</p>");
});

test("the proxy's cache, which has no folder, reads no folder of the working directory", async () => {
  const cwd = await makeTempDir();
  await mkdir(join(cwd, "pages"));
  const module = JSON.stringify(join(import.meta.dirname, "page-cache.mjs"));
  const code = `const { default: PageCache } = await import(${module});
    new PageCache({ revalidatedTags: [] });
    console.log(globalThis.sitePageStorage);`;
  const { stdout } = await execa(process.execPath, ["--input-type=module", "--eval", code], {
    cwd,
  });
  expect(stdout).toBe("undefined");
});

test("a process with a memory knows when it has stored a page, and no other does", async () => {
  onTestFinished(() => {
    globalThis.sitePageStorage = undefined;
  });
  const { keep } = await startCache();
  await keep("/about", "<p>About</p>");
  expect(pageStorage().storedAt).toBeUndefined();
  const before = Date.now();
  const inMemory = await startCache("", MEMORY_BYTES);
  await inMemory.keep("/about", "<p>About</p>");
  expect(pageStorage().storedAt).toBeGreaterThanOrEqual(before);
});

test("a page that cannot be written is served from memory until it can be, and other pages from the disk", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    globalThis.sitePageStorage = undefined;
  });
  const { folder, keep, read } = await startCache("", MEMORY_BYTES);
  await mkdir(join(folder, "about.html", "in the way"), { recursive: true });
  await keep("/about", "<p>About</p>");
  await keep("/contact", "<p>Contact</p>");
  await keep("/services", LONG);
  expect(await read("/about")).toContain("<p>About</p>");
  await writeFile(join(folder, "contact.html"), "<p>On the disk</p>");
  expect(await read("/contact")).toContain("<p>On the disk</p>");
  await rm(join(folder, "about.html"), { recursive: true });
  await keep("/about", "<p>About us</p>");
  await keep("/services", LONG);
  await writeFile(join(folder, "about.html"), "<p>On the disk</p>");
  expect(await read("/about")).toContain("<p>On the disk</p>");
});

test("a page that exists no more is gone for a process with a memory, though its file is still there", async () => {
  const { folder, keep, read, end } = await startCache("", MEMORY_BYTES);
  await keep("/ended", "<p>Until today</p>");
  await end("/ended");
  await keep("/services", LONG);
  expect(await readdir(folder)).toContain("ended.html");
  expect(await read("/ended")).toBe("null");
  await keep("/ended", "<p>Again</p>");
  expect(await read("/ended")).toContain("<p>Again</p>");
});

test("a page that a visitor reads while a publish replaces it does not come back", async () => {
  onTestFinished(() => {
    globalThis.sitePageStorage = undefined;
  });
  const hasRead = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  let isSlow = false;
  /** A disk on which a read that began before a publish ends after it. */
  const slowDisk: typeof nodeFs = {
    ...nodeFs,
    stat: async (file) => {
      if (isSlow) {
        hasRead.resolve();
        await mayGoOn.promise;
      }
      return nodeFs.stat(file);
    },
  };
  const { keep, read } = await startCache("", MEMORY_BYTES, slowDisk);
  await keep("/about", `<p>Old</p>${LONG}`);
  await keep("/services", LONG);
  isSlow = true;
  const reading = read("/about");
  await hasRead.promise;
  const publishing = keep("/about", "<p>New</p>");
  // The publish may wait for the read. If it does not, it ends first.
  await Promise.race([publishing, setTimeout(50)]);
  mayGoOn.resolve();
  await Promise.all([reading, publishing]);
  expect(await read("/about")).toContain("<p>New</p>");
});
