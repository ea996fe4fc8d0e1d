import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { describe, expect, test } from "vitest";
import PageCache from "#web/content/freshness/page-cache.mjs";
import { writeWhole } from "#web/content/write-whole.ts";
import { onPageChange } from "#web/lib/page-changes.ts";
import { makeTempDir } from "./site-fixture.ts";

const PAGE = "/route-cache/scope/$/about";
const CONTACT = "/route-cache/scope/$/contact";
const fs = {
  existsSync,
  readFile,
  readFileSync,
  stat,
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

/** Next tells by milliseconds what came first, and the clock of a file system ticks every ten. */
async function untilNextTick(): Promise<void> {
  const now = Date.now();
  while (Date.now() <= now + 10) await new Promise(setImmediate);
}

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

describe("a page that is published anew while it is rendered", () => {
  const keptFor = { cacheControl: { revalidate: 60 } };

  async function startPublished(html: string) {
    const { cache } = await startCache();
    await untilNextTick();
    await cache.set(PAGE, page(html), keptFor);
    return {
      /** What Next does for a visitor: it looks whether the page is there, and as it should be. */
      look: async (): Promise<unknown> => (await cache.get(PAGE, { kind: "APP_PAGE" }))?.value.html,
      publish: async () => {
        await untilNextTick();
        await cache.revalidateTag(["page:/about"], { expire: 3600 });
        await untilNextTick();
      },
      render: (text: string) => cache.set(PAGE, page(text), keptFor),
    };
  }

  test("is not kept, for it may be from before", async () => {
    const about = await startPublished("one");
    await about.publish();
    await about.look();
    await about.publish();
    await about.render("two, though three is out");
    expect(await about.look()).toBe("one");
    await about.render("three");
    expect(await about.look()).toBe("three");
  });

  test("is not kept when it is rendered for the first time, either", async () => {
    const { cache } = await startCache();
    expect(await cache.get(CONTACT, { kind: "APP_CONTACT" })).toBeNull();
    await untilNextTick();
    await cache.revalidateTag(["page:/about"], { expire: 3600 });
    await cache.set(CONTACT, page("old"), keptFor);
    expect(await cache.get(CONTACT, { kind: "APP_CONTACT" })).toBeNull();
  });

  test("is kept when another page was published, or itself long before", async () => {
    const about = await startPublished("one");
    expect(await about.look()).toBe("one");
    await about.publish();
    await about.look();
    await about.render("two");
    expect(await about.look()).toBe("two");
  });
});

describe("a page whose rendering fails, which Next then keeps once more as it was", () => {
  const keptFor = { cacheControl: { revalidate: 60 } };

  async function startFailed({ isPublished }: { isPublished: boolean }) {
    const { cache } = await startCache();
    await untilNextTick();
    await cache.set(PAGE, page("one"), keptFor);
    await untilNextTick();
    if (isPublished) await cache.revalidateTag(["page:/about"], { expire: 3600 });
    const before = await cache.get(PAGE, { kind: "APP_PAGE" });
    await untilNextTick();
    await cache.set(PAGE, before?.value, { cacheControl: { revalidate: 30 } });
    const after = await cache.get(PAGE, { kind: "APP_PAGE" });
    return { cache, before: before?.lastModified, after: after?.lastModified };
  }

  test("stays stale when it was published anew", async () => {
    const { cache, before, after } = await startFailed({ isPublished: true });
    expect(after).toBe(before);
    await cache.set(PAGE, page("two"), keptFor);
    expect((await cache.get(PAGE, { kind: "APP_PAGE" }))?.value.html).toBe("two");
  });

  test("rests for as long as Next says when it is only old", async () => {
    const { before, after } = await startFailed({ isPublished: false });
    expect(after).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
  });
});

test("a file that cannot be replaced stays whole, and leaves nothing behind", async () => {
  const dir = await makeTempDir();
  await mkdir(join(dir, "page.html"));
  await expect(writeWhole(join(dir, "page.html"), "new")).rejects.toThrow();
  expect(await readdir(dir)).toEqual(["page.html"]);
});

test("a page is marked as stale while no request is answered", async () => {
  const { cache } = await startCache();
  let changes = 0;
  onPageChange(() => {
    changes += 1;
  });
  await cache.set(PAGE, page("<html>one</html>"), { cacheControl: { revalidate: 60 } });
  const before = changes;
  const now = Date.now();
  await globalThis.norduneMarkStale?.(["page:/about"]);
  expect(changes).toBe(before + 1);
  expect(tagsManifest.get("page:/about")?.stale).toBeGreaterThanOrEqual(now);
});
