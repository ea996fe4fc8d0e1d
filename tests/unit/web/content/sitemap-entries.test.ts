import { expect, test } from "vitest";
import { createSitemapEntries } from "#web/content/sitemap-entries.ts";

const HOUR = 60 * 60_000;

/** Entries that count how often the page at `/about` is read. */
function entriesWith(now = () => 0) {
  const entries = createSitemapEntries(now);
  let reads = 0;
  const read = async () => {
    reads += 1;
    return { url: "https://www.example.com/about", lastModified: `${reads}`, images: [] };
  };
  return { entries, ask: () => entries.of("/about", read), reads: () => reads };
}

test("a page is read once, until a change of it", async () => {
  const { entries, ask, reads } = entriesWith();
  await ask();
  expect((await ask())?.lastModified).toBe("1");
  entries.forget("page:/contact");
  entries.forget("site");
  await ask();
  expect(reads()).toBe(1);
  entries.forget("page:/about");
  expect((await ask())?.lastModified).toBe("2");
});

test("a page is read again after six hours, in case a change was never told", async () => {
  let now = 0;
  const { ask, reads } = entriesWith(() => now);
  await ask();
  now = 6 * HOUR - 1;
  await ask();
  expect(reads()).toBe(1);
  now = 6 * HOUR;
  await ask();
  expect(reads()).toBe(2);
});

test("a failure is not kept", async () => {
  const { entries, ask } = entriesWith();
  await expect(entries.of("/about", () => Promise.reject(new Error("down")))).rejects.toThrow(
    "down",
  );
  expect((await ask())?.lastModified).toBe("1");
});
