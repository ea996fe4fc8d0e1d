import { expect, test } from "vitest";
import { createRedirectLookup } from "#web/content/routing/routing-table.ts";

const livePaths = new Set(["/", "/contact", "/blog/news"]);

const lookup = (...redirects: [source: string, target: string][]) =>
  createRedirectLookup(
    redirects.map(([source, target]) => ({ source, target, permanent: true })),
    livePaths,
  );

test.each([
  ["/über-uns", "/%C3%BCber-uns"],
  ["/%C3%BCber-uns", "/%c3%bcber-uns"],
  // The same letter in two marks, as some systems keep it.
  ["/u\u0308ber-uns", "/%C3%BCber-uns"],
  ["/om-oss/", "/om-oss"],
  ["/blog/*", "/blog/2019/05/a-post"],
  ["/blog/*", "/blog"],
])("a redirect from %s is found at %s", (source, pathname) => {
  expect(lookup([source, "/contact"]).find(pathname)?.target).toBe("/contact");
});

test.each([
  ["/blog/*", "/blog/news", "a page of the folder"],
  ["/blog/*", "/blogs", "another folder"],
  ["/?p=12", "/", "a page that is asked for nothing"],
  ["/old", "/Old", "another spelling"],
  ["/old", "/%", "what no browser sends"],
])("a redirect from %s leaves %s alone: %s", (source, pathname) => {
  expect(lookup([source, "/contact"]).find(pathname)).toBeUndefined();
});

test("a query counts in any order, beside whatever else is asked", () => {
  const { find } = lookup(["/page.php?id=3&lang=sv", "/contact"]);
  expect(find("/page.php", "?lang=sv&utm_source=letter&id=3")).toEqual({
    target: "/contact",
    permanent: true,
    search: "?utm_source=letter",
  });
  expect(find("/page.php", "?id=3")).toBeUndefined();
  expect(find("/page.php", "?id=33&lang=sv")).toBeUndefined();
});

test("the nearest redirect counts: most of the query, then the path, then the folder", () => {
  const { find } = lookup(
    ["/shop/*", "/folder"],
    ["/shop/2019/*", "/nearer"],
    ["/shop/2019/sale", "/path"],
    ["/shop/2019/sale?item=1", "/query"],
    ["/shop/2019/sale?item=1&size=2", "/whole-query"],
  );
  expect(find("/shop/2019/sale", "?size=2&item=1")?.target).toBe("/whole-query");
  expect(find("/shop/2019/sale", "?item=1")?.target).toBe("/query");
  expect(find("/shop/2019/sale", "?item=2")?.target).toBe("/path");
  expect(find("/shop/2019/other")?.target).toBe("/nearer");
  expect(find("/shop/2018")?.target).toBe("/folder");
});

test("what the visitor's address asks for goes along as it was written", () => {
  expect(lookup(["/old", "/contact"]).find("/old", "?a&b=%20")?.search).toBe("?a&b=%20");
});
