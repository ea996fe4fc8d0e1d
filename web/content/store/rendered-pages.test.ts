import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test, vi } from "vitest";
import { log } from "#web/lib/log.ts";
import { isCurrent, madeFrom, renderedPagesIn } from "./rendered-pages.ts";

const DAY = "2026-05-01";
const results = new Map([
  ["site", "{}"],
  ["about", '{"heading":"About"}'],
]);
const about = madeFrom(DAY, results);

test("a page is current on the day on which it was made, while its results are the same", () => {
  expect(isCurrent(about, DAY, (key) => results.get(key))).toBe(true);
  expect(isCurrent(about, "2026-05-02", (key) => results.get(key))).toBe(false);
  expect(isCurrent(about, DAY, (key) => (key === "about" ? "null" : results.get(key)))).toBe(false);
  expect(isCurrent(about, DAY, (key) => (key === "site" ? undefined : results.get(key)))).toBe(
    false,
  );
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
