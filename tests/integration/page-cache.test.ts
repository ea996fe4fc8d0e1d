import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import PageCache from "#web/content/freshness/page-cache.mjs";
import { writeWhole } from "#web/content/write-whole.ts";
import { makeTempDir } from "./site-fixture.ts";

const PAGE = "/route-cache/scope/$/about";
const fs = {
  existsSync: () => false,
  readFile,
  writeFile,
  mkdir: (dir: string) => mkdir(dir, { recursive: true }),
};

async function startCache() {
  const serverDistDir = join(await makeTempDir(), "server");
  return {
    serverDistDir,
    cache: new PageCache({ fs, flushToDisk: true, serverDistDir, revalidatedTags: [] }),
  };
}

const page = (html: string) => ({
  kind: "APP_PAGE",
  html,
  rscData: Buffer.from("rsc"),
  headers: { "x-next-cache-tags": "page:/about" },
  status: 200,
});

test("a page is kept on disk, with nothing left beside it", async () => {
  const { cache, serverDistDir } = await startCache();
  await cache.set(PAGE, page("<html>one</html>"), { cacheControl: { revalidate: 60 } });
  await cache.set(PAGE, page("<html>two</html>"), { cacheControl: { revalidate: 60 } });
  const files = (await readdir(serverDistDir, { recursive: true })).filter((file) =>
    /\./.test(file),
  );
  expect(files.map((file) => file.replace(/.*\//, "")).sort()).toEqual([
    "about.html",
    "about.meta",
    "about.rsc",
  ]);
  const html = files.find((file) => file.endsWith(".html")) ?? "";
  expect(await readFile(join(serverDistDir, html), "utf8")).toBe("<html>two</html>");
});

test("what a page fetched is kept nowhere, and an older build's is not used", async () => {
  const { cache, serverDistDir } = await startCache();
  const fetchCache = join(serverDistDir, "..", "cache", "fetch-cache");
  const data = { headers: {}, body: "e30=", status: 200, url: "http://localhost" };
  const entry = { kind: "FETCH", data, revalidate: 3600, tags: ["site"] };
  await cache.set("key", entry, { fetchCache: true, tags: ["site"] });
  await expect(readdir(fetchCache)).rejects.toThrow("ENOENT");
  await mkdir(fetchCache, { recursive: true });
  await writeFile(join(fetchCache, "key"), JSON.stringify(entry));
  expect(await cache.get("key", { kind: "FETCH", tags: ["site"], softTags: [] })).toBeNull();
});

test("a file that cannot be replaced stays whole, and leaves nothing behind", async () => {
  const dir = await makeTempDir();
  await mkdir(join(dir, "page.html"));
  await expect(writeWhole(join(dir, "page.html"), "new")).rejects.toThrow();
  expect(await readdir(dir)).toEqual(["page.html"]);
});
