import { expect, test } from "vitest";
import {
  answerWith,
  build,
  files,
  type Redirect,
  startTables,
} from "#tests/support/routing-tables.ts";
import { resolvePath } from "./resolve-path.ts";

test("a redirect of one path wins over a redirect of its whole folder", () => {
  const { targetOf } = build(["/blog/*", "/about"], ["/blog", "/contact"]);
  expect([targetOf("/blog"), targetOf("/blog/news/1")]).toEqual(["/contact", "/about"]);
  const other = build(["/blog", "/contact"], ["/blog/*", "/about"]);
  expect(other.targetOf("/blog")).toBe("/contact");
});

test("an invalid list of pages is logged once, and the last valid one is used", () => {
  const { tableFrom, problems } = startTables();
  for (const none of [undefined, ""]) expect(tableFrom(none)).toBeUndefined();
  const first = tableFrom(answerWith([]));
  expect(tableFrom(answerWith([]))).toBe(first);
  const second = tableFrom(answerWith([], "visas"));
  expect(second?.paths).toContain("/services/visas");
  for (const nonsense of ["null", "<!doctype html>", '{"pages":[]}']) {
    problems.length = 0;
    for (const answer of [nonsense, nonsense, undefined]) expect(tableFrom(answer)).toBe(second);
    expect(problems).toEqual([expect.stringContaining("the last one stays")]);
  }
});

test.each<[string, Redirect, Redirect, (string | undefined)[], number]>([
  ["the first step of a chain", ["/a", "/b"], ["/b", "/contact"], [undefined, "/contact"], 1],
  ["the second that starts at a path", ["/a", "/contact"], ["/a", "/about"], ["/contact"], 1],
  ["one to another site", ["/a", "//evil.example"], ["/b", "/about"], [undefined, "/about"], 1],
  ["one of its kind", ["/a", "/\\evil.example"], ["/b", "/about"], [undefined, "/about"], 1],
  ["neither if both lead to a page", ["/a", "/about"], ["/b", "/about"], ["/about", "/about"], 0],
])(
  "of two redirects the site leaves out %s, and logs why",
  (_what, first, second, targets, faulty) => {
    const { problems, targetOf } = build(first, second);
    expect(["/a", "/b"].slice(0, targets.length).map((path) => targetOf(path))).toEqual(targets);
    const named = expect.stringMatching(/^Redirect \d is ignored: \S/);
    expect(problems).toEqual(Array(faulty).fill(named));
  },
);

test.each([
  ["/über-uns", "/%C3%BCber-uns", "/contact"],
  ["/%C3%BCber-uns", "/%c3%bcber-uns", "/contact"],
  // The same letter as two code points, as some systems store it.
  ["/u\u0308ber-uns", "/%C3%BCber-uns", "/contact"],
  ["/om-oss/", "/om-oss", "/contact"],
  ["/blog/*", "/blog/2019/05/a-post", "/contact"],
  ["/blog/*", "/blog", "/contact"],
  ["/blog/*", "/blog/news", undefined],
  ["/?p=12", "/", undefined],
  ["/old", "/%", undefined],
])("with a redirect from %s, the address %s redirects to %s", (source, pathname, target) => {
  expect(build([source, "/contact"]).targetOf(pathname)).toBe(target);
});

test("a redirect with a query matches its parameters in any order and keeps the others", () => {
  const { table, targetOf } = build(["/page.php?id=3&lang=sv", "/contact"], ["/old", "/about"]);
  expect(table.redirects.find("/page.php", "?lang=sv&utm_source=letter&id=3")).toEqual({
    target: "/contact",
    permanent: true,
    search: "?utm_source=letter",
  });
  expect(targetOf("/page.php", "?id=3")).toBeUndefined();
  expect(targetOf("/page.php", "?id=33&lang=sv")).toBeUndefined();
  expect(table.redirects.find("/old", "?a&b=%20")?.search).toBe("?a&b=%20");
});

test.each([
  ["/shop/2019/sale", "?size=2&item=1", "/about"],
  ["/shop/2019/sale", "?item=1", "/contact"],
  ["/shop/2019/sale", "?item=2", "/free-zones"],
  ["/shop/2019/other", "", "/uae-advantages"],
  ["/shop/2018", "", "/cookie-policy"],
])("the most specific redirect wins: %s%s redirects to %s", (path, search, target) => {
  const { targetOf } = build(
    ["/shop/*", "/cookie-policy"],
    ["/shop/2019/*", "/uae-advantages"],
    ["/shop/2019/sale", "/free-zones"],
    ["/shop/2019/sale?item=1", "/contact"],
    ["/shop/2019/sale?item=1&size=2", "/about"],
  );
  expect(targetOf(path, search)).toBe(target);
});

test.each([
  ["/Gammal-Sida", "/gammal-sida", "/contact"],
  ["/gammal-sida", "/Gammal-Sida", "/contact"],
  ["/О-НАС", "/%D0%BE-%D0%BD%D0%B0%D1%81", "/contact"],
  ["/Blog/*", "/BLOG/2019/Post", "/contact"],
  ["/page.aspx?ID=5", "/Page.aspx?id=5", "/contact"],
  ["/page.aspx?id=5", "/page.aspx?ID=5&x=Y", "/contact?x=Y"],
  ["/?Page=Home", "/?page=HOME", "/contact"],
  ["/Services/Tax", "/SERVICES/TAX", "/contact"],
  ["/Services/Tax", "/services/tax", undefined],
  ["/page.aspx?id=5", "/page.aspx?ID=55", undefined],
])("a redirect from %s ignores case: %s redirects to %s", (source, asked, location) => {
  const { table } = build([source, "/contact"]);
  const [pathname = "", query] = asked.split("?");
  const search = query === undefined ? "" : `?${query}`;
  const found = resolvePath({ pathname, search, isEditor: false }, table, files);
  expect(found.kind === "redirect" ? found.location : undefined).toBe(location);
});

test("of redirects that differ only in case the exact one wins, otherwise the one in lower case", () => {
  const { targetOf, problems } = build(["/Old", "/about"], ["/old", "/contact"], ["/OLD", "/"]);
  expect(["/Old", "/old", "/OLD", "/oLD"].map((path) => targetOf(path))).toEqual([
    "/about",
    "/contact",
    "/",
    "/contact",
  ]);
  expect(problems).toEqual([]);
});
