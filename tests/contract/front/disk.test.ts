import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PAGE_HEADERS, startFront } from "./front-fixture.ts";

const LIMIT = 4 * 1024 * 1024;
const FILE = "x".repeat(256 * 1024);
const pages = Array.from({ length: 10 }, (_, index) => `/page-${index}`);

/** Bytes of all copies of pages. */
async function sizeOf(directory: string): Promise<number> {
  const folder = join(directory, "cache");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) =>
    // It may be gone by now.
    stat(join(parentPath, name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test("copies that nobody asks for give way at the limit, and pages with visitors stay", async () => {
  const { site, visit, directory } = await startFront(
    ({ url }, response) =>
      response.writeHead(200, PAGE_HEADERS).end(url?.startsWith("/built/") ? FILE : "page"),
    "1h",
    1,
    "",
    (configuration) => configuration.replace(/(zone=front:\S+ max_size=)\w+/, `$1${LIMIT}`),
  );
  for (let file = 0; file < 40; file += 1) {
    await visit(`/built/file-${file}.js`);
    for (const page of pages) await visit(page);
  }
  expect(await sizeOf(directory)).toBeGreaterThan(LIMIT);
  // Its manager looks every ten seconds.
  await expect.poll(() => sizeOf(directory), { timeout: 30_000 }).toBeLessThanOrEqual(LIMIT);
  site.asked.length = 0;
  for (const page of pages) {
    expect((await visit(page)).headers["cache-status"], page).toBe("front; hit");
  }
  expect(site.asked).toEqual([]);
  await visit("/built/file-0.js");
  expect(site.asked).toHaveLength(1);
});
