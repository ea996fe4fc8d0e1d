import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test, vi } from "vitest";
import { log } from "#web/lib/log.ts";
import { currentPages, madeFrom, renderedPagesIn } from "./rendered-pages.ts";

const DAY = "2026-05-01";
const results = new Map([
  ["site", "{}"],
  ["about", '{"heading":"About"}'],
]);
const about = madeFrom(DAY, results);

test("a page is current on the day on which it was made, while its results are the same", () => {
  const pages = new Map([["/about", about]]);
  const current = (day: string, changed: Record<string, string> = {}) =>
    currentPages(pages, day, (key) => changed[key] ?? results.get(key));
  expect(current(DAY)).toEqual(pages);
  expect(current("2026-05-02")).toEqual(new Map());
  expect(current(DAY, { about: "null" })).toEqual(new Map());
  expect(currentPages(pages, DAY, () => undefined)).toEqual(new Map());
});

test("what pages were made from is there for the next start with the same environment", async () => {
  const file = join(await makeTempDir(), "build", "rendered-pages.json");
  const rendered = renderedPagesIn(file, "SITE_URL=https://example.com");
  expect(rendered.read()).toEqual(new Map());
  await rendered.save(new Map([["/about", about]]));
  expect(rendered.read()).toEqual(new Map([["/about", about]]));
  expect(renderedPagesIn(file, "SITE_URL=https://example.org").read()).toEqual(new Map());
});

test("a file that is damaged is reported, and says nothing of any page", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const file = join(await makeTempDir(), "rendered-pages.json");
  const rendered = renderedPagesIn(file, "");
  await rendered.save(new Map([["/about", about]]));
  await writeFile(file, (await readFile(file, "utf8")).slice(0, 40));
  expect(rendered.read()).toEqual(new Map());
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(file));
});
