import { expect, test, vi } from "vitest";
import { resolvePath } from "#web/content/routing/resolve-path.ts";
import { createRoutingTableBuilder } from "#web/content/routing/routing-table.ts";

const freePages = ["spring", "spring/nordic", "api/spring", "blog/news"].map((slug) => ({
  _type: "freePage",
  slug,
}));
type Redirect = [source: string, target: string];
const answerWith = (redirects: Redirect[], slug = "tax") =>
  JSON.stringify({
    pages: [{ _type: "service", slug }, ...freePages],
    redirects: redirects.map(([source, target], index) => ({
      _id: `${index}`,
      source,
      target,
      permanent: true,
    })),
  });

function startTables() {
  const problems: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((problem) => void problems.push(problem));
  return { problems, tableFrom: createRoutingTableBuilder() };
}

/** The table of some redirects, and what is wrong with them. */
function build(...redirects: Redirect[]) {
  const { problems, tableFrom } = startTables();
  const table = tableFrom(answerWith(redirects));
  if (table === undefined) throw new Error("There is no table.");
  const targetOf = (path: string, search = "") => table.redirects.find(path, search)?.target;
  return { table, problems, targetOf };
}

const files = {
  paths: new Set(["/favicon.ico", "/_next/static/a.js", "/api/health", "/sitemap.xml"]),
  folders: ["/api/move-plan/"],
};

test.each([
  ["/", "page"],
  ["/services/tax", "page"],
  ["/offline", "page"],
  ["/spring", "page"],
  ["/share-image/services/tax.jpg", "file"],
  ["/share-image/services/gone.jpg", "unknown"],
  ["/favicon.ico", "file"],
  ["/_next/static/a.js", "file"],
  ["/_next/static/b.js", "unknown"],
  ["/_next/image", "unknown"],
  ["/api/health", "file"],
  ["/api/nothing", "unknown"],
  ["/api/move-plan/services/tax", "file"],
  ["/api/spring", "unknown"],
  ["/x.png", "unknown"],
  ["/spring/other", "unknown"],
  ["/services/unpublished", "unknown"],
  ["/preview/services/tax", "unknown"],
  ["/404", "unknown"],
  ["/services/tax?tool=tax-estimate", "question"],
  ["/spring/nordic?tool=tax-estimate", "question"],
  ["/about?tool=tax-estimate", "page"],
  ["/home?from=mail", "→ /?from=mail"],
  ["//services//tax?a=b", "→ /services/tax?a=b"],
  ["/services/tax/", "→ /services/tax"],
  ["/services/tax/?x=%F6&y=a+b%20c", "→ /services/tax?x=%F6&y=a+b%20c"],
  // What is another spelling of a redirect's source goes to its target at once.
  ["/home/?from=mail", "→ /?from=mail"],
  ["//home", "→ /"],
  ["/about/?p=12&x=%F6&y=a+b%20c&&z", "→ /contact?x=%F6&y=a+b%20c&&z"],
  ["/%73ervices/tax", "→ /services/tax"],
  ["/x1/../services/tax", "→ /services/tax"],
  ["/built/%2e%2e/services/tax", "→ /services/tax"],
  ["//evil.example/about", "→ /evil.example/about"],
  ["/\\evil.example", "→ /evil.example"],
  ["/%5c%5cevil.example", "unknown"],
  ["/services/tax%2F", "unknown"],
  ["/services%2Ftax", "unknown"],
  ["/%zz", "unknown"],
  ["/about?p=12&a=b", "→ /contact?a=b"],
  ["/about?p=13", "page"],
])("%s is: %s", (path, kind) => {
  expect(resolved(path, false)).toBe(kind);
});

test.each([
  ["/services/tax", "draft"],
  ["/services/tax?tool=tax-estimate", "draft"],
  ["/services/unpublished", "draft"],
  ["/spring/other", "draft"],
  ["/_unmatched/page", "draft"],
  ["/home", "→ /"],
  // A redirect outranks a draft at a free address, and no other.
  ["/spring/sale", "→ /about"],
  ["/offline", "draft"],
  ["/no/such/page/of/the/site", "unknown"],
  ["/favicon.ico", "file"],
])("%s, asked by an editor, is: %s", (path, kind) => {
  expect(resolved(path, true)).toBe(kind);
});

test("while it is not known which pages there are, the pages themselves know", () => {
  const at = (pathname: string) =>
    resolvePath({ pathname, search: "", isEditor: false }, undefined, files).kind;
  expect([at("/services/any"), at("/about"), at("/x.png"), at("/a/b/c")]).toEqual([
    "page",
    "page",
    "unknown",
    "unknown",
  ]);
});

function resolved(path: string, isEditor: boolean): string {
  const { table } = build(["/home", "/"], ["/about?p=12", "/contact"], ["/spring/sale", "/about"]);
  const [pathname = "", query] = path.split("?");
  const search = query === undefined ? "" : `?${query}`;
  const found = resolvePath({ pathname, search, isEditor }, table, files);
  return found.kind === "redirect" ? `→ ${found.location}` : found.kind;
}

test.each([
  ["/campaign", "2027-01-31", "page"],
  ["/campaign", "2027-02-01", "→ /contact"],
  ["/campaign?utm_source=letter", "2027-02-01", "→ /contact?utm_source=letter"],
  ["/campaign?tool=tax-estimate", "2027-02-01", "→ /contact?tool=tax-estimate"],
  // What led to the campaign leads to where it leads.
  ["/old", "2027-01-31", "→ /campaign"],
  ["/old", "2027-02-01", "→ /contact"],
  // An import may bring one that leads to another, or in a circle.
  ["/before", "2027-02-01", "→ /contact"],
  ["/circle", "2027-02-01", "unknown"],
  ["/share-image/campaign.png", "2027-02-01", "unknown"],
])("a page that ends on 31 January: %s is on %s: %s", (path, day, kind) => {
  const table = endingTable(day);
  const [pathname = "", query] = path.split("?");
  const search = query === undefined ? "" : `?${query}`;
  const found = resolvePath({ pathname, search, isEditor: false }, table, files);
  expect(found.kind === "redirect" ? `→ ${found.location}` : found.kind).toBe(kind);
  // The page may come again, and what a browser keeps would lead away from it.
  if (path.startsWith("/campaign") && found.kind === "redirect")
    expect(found.permanent).toBe(false);
});

test("an editor sees a page that has ended, and the table is built anew with the day", () => {
  const table = endingTable("2027-02-01");
  const asked = { pathname: "/campaign", search: "", isEditor: true };
  expect(resolvePath(asked, table, files)).toEqual({ kind: "draft" });
  expect(table?.paths).not.toContain("/campaign");

  const { tableFrom } = startTables();
  expect(tableFrom(endings, "2027-01-31")?.paths).toContain("/campaign");
  expect(tableFrom(endings, "2027-02-01")?.paths).not.toContain("/campaign");
});

const contact = { _type: "contactPage", slug: null };
const free = (slug: string, afterwards: object) => ({
  ...{ _type: "freePage", slug, until: "2027-01-31", afterwards },
});
const endings = JSON.stringify({
  pages: [
    free("campaign", contact),
    free("before", { _type: "freePage", slug: "campaign" }),
    free("circle", { _type: "freePage", slug: "round" }),
    free("round", { _type: "freePage", slug: "circle" }),
  ],
  redirects: [{ _id: "old", source: "/old", target: "/campaign", permanent: true }],
});

function endingTable(day: string) {
  const { tableFrom } = startTables();
  return tableFrom(endings, day);
}

test("the redirect of a path itself comes before that of everything below it", () => {
  const { targetOf } = build(["/blog/*", "/about"], ["/blog", "/contact"]);
  expect([targetOf("/blog"), targetOf("/blog/news/1")]).toEqual(["/contact", "/about"]);
  const other = build(["/blog", "/contact"], ["/blog/*", "/about"]);
  expect(other.targetOf("/blog")).toBe("/contact");
});

test("a table is built when the answer has changed, and stays when one makes no sense, which is said once", () => {
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
  ["neither that leads to a page", ["/a", "/about"], ["/b", "/about"], ["/about", "/about"], 0],
])("leaves out %s, and names it", (_what, first, second, targets, faulty) => {
  const { problems, targetOf } = build(first, second);
  expect(["/a", "/b"].slice(0, targets.length).map((path) => targetOf(path))).toEqual(targets);
  const named = expect.stringMatching(/^Redirect \d is ignored: \S/);
  expect(problems).toEqual(Array(faulty).fill(named));
});

test.each([
  ["/über-uns", "/%C3%BCber-uns", "/contact"],
  ["/%C3%BCber-uns", "/%c3%bcber-uns", "/contact"],
  // The same letter in two marks, as some systems keep it.
  ["/u\u0308ber-uns", "/%C3%BCber-uns", "/contact"],
  ["/om-oss/", "/om-oss", "/contact"],
  ["/blog/*", "/blog/2019/05/a-post", "/contact"],
  ["/blog/*", "/blog", "/contact"],
  ["/blog/*", "/blog/news", undefined],
  ["/?p=12", "/", undefined],
  ["/old", "/%", undefined],
])("with a redirect from %s, %s leads to %s", (source, pathname, target) => {
  expect(build([source, "/contact"]).targetOf(pathname)).toBe(target);
});

test("a query counts in any order, beside whatever else is asked, which goes along", () => {
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
])("of several redirects the nearest counts: %s%s leads to %s", (path, search, target) => {
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
])("a redirect from %s is found in any case: %s leads to %s", (source, asked, location) => {
  const { table } = build([source, "/contact"]);
  const [pathname = "", query] = asked.split("?");
  const search = query === undefined ? "" : `?${query}`;
  const found = resolvePath({ pathname, search, isEditor: false }, table, files);
  expect(found.kind === "redirect" ? found.location : undefined).toBe(location);
});

test("of redirects that differ in case alone the exact one counts, else the one in lower case", () => {
  const { targetOf, problems } = build(["/Old", "/about"], ["/old", "/contact"], ["/OLD", "/"]);
  expect(["/Old", "/old", "/OLD", "/oLD"].map((path) => targetOf(path))).toEqual([
    "/about",
    "/contact",
    "/",
    "/contact",
  ]);
  expect(problems).toEqual([]);
});
