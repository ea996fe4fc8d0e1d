import { gzipSync } from "node:zlib";
import { routes } from "#tests/e2e/support/routes.ts";
import { answerAt } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const KB = 1_000;
const compressed = (text: string) => gzipSync(text, { level: 9 }).length;

/** A page without the framework's scripts and its second copy, which sleeping pages do without. */
const withoutScripts = (html: string) =>
  html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link[^>]*as="script"[^>]*>/gs, "");

test("no page, found or not, styles anything in its markup", async () => {
  for (const path of [...routes, "/nowhere", "/offline"]) {
    const { html } = await answerAt(path);
    const inline = /<[a-z][^>]* style=|<style\b/.exec(withoutScripts(html));
    expect(inline?.[0], path).toBeUndefined();
  }
});

test("the largest page has 24 KB of compressed HTML, and its style sheets have 12", async () => {
  const styles = new Set<string>();
  for (const path of routes) {
    const { html } = await answerAt(path);
    expect(compressed(withoutScripts(html)), path).toBeLessThanOrEqual(24 * KB);
    for (const [, href = ""] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)) {
      styles.add(href);
    }
  }
  expect(styles.size).toBeGreaterThan(0);
  let bytes = 0;
  for (const href of styles) bytes += compressed(await (await fetch(addresses.site + href)).text());
  expect(bytes).toBeLessThanOrEqual(12 * KB);
});
