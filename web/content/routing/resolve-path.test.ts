import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answerWith, build, files, startTables } from "#tests/support/routing-tables.ts";
import { resolvePath } from "./resolve-path.ts";

beforeAll(() => void vi.stubEnv("SITE_BUILD", "build"));
afterAll(() => void vi.unstubAllEnvs());

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
  ["/_next/data/build/en.json", "file"],
  ["/_next/data/build/en/services/tax.json", "file"],
  ["/_next/data/build/sv/services/tax.json", "file"],
  ["/_next/data/build/en/services/unpublished.json", "unknown"],
  ["/_next/data/build/fi/services/tax.json", "unknown"],
  ["/_next/data/build/services/tax.json", "unknown"],
  ["/_next/data/other/en/services/tax.json", "unknown"],
  ["/api/health", "file"],
  ["/api/nothing", "unknown"],
  ["/api/calendar/services/tax", "file"],
  ["/api/spring", "unknown"],
  ["/x.png", "unknown"],
  ["/spring/other", "unknown"],
  ["/services/unpublished", "unknown"],
  ["/preview/services/tax", "unknown"],
  ["/404", "unknown"],
  ["/services/tax.md", "markdown"],
  ["/sv/services/tax.md", "markdown"],
  ["/index.md", "markdown"],
  ["/services/unpublished.md", "unknown"],
  ["/services/tax.md.md", "unknown"],
  // A page has one path as Markdown. Assistants ask for it in other spellings, too.
  ["/.md", "→ /index.md"],
  ["/sv.md", "→ /sv/index.md"],
  ["/services/tax/index.md", "→ /services/tax.md"],
  ["/Services/Tax.MD", "→ /services/tax.md"],
  ["/services/tax.md)", "→ /services/tax.md"],
  ["/services/tax.md.", "→ /services/tax.md"],
  ["/services/tax?tool=tax-estimate", "question"],
  ["/spring/nordic?tool=tax-estimate", "question"],
  ["/about?tool=tax-estimate", "page"],
  ["/home?from=mail", "→ /?from=mail"],
  ["//services//tax?a=b", "→ /services/tax?a=b"],
  ["/services/tax/", "→ /services/tax"],
  ["/services/tax/?x=%F6&y=a+b%20c", "→ /services/tax?x=%F6&y=a+b%20c"],
  // Another spelling of a redirect's source leads to its target directly.
  ["/home/?from=mail", "→ /?from=mail"],
  ["//home", "→ /"],
  ["/about/?p=12&x=%F6&y=a+b%20c&&z", "→ /contact?x=%F6&y=a+b%20c&&z"],
  ["/%73ervices/tax", "→ /services/tax"],
  ["/x1/../services/tax", "→ /services/tax"],
  ["/built/%2e%2e/services/tax", "→ /services/tax"],
  ["//evil.example/about", "→ /evil.example/about"],
  ["/\\evil.example", "→ /evil.example"],
  ["/%5c%5cevil.example", "unknown"],
  ["/services%2Funpublished", "unknown"],
  ["/%zz", "unknown"],
  ["/about?p=12&a=b", "→ /contact?a=b"],
  ["/about?p=13", "page"],
  // The site speaks Swedish, and not yet Finnish.
  ["/sv", "page"],
  ["/sv/services/tax", "page"],
  ["/sv/services/tax?tool=tax-estimate", "question"],
  ["/sv/services/tax/", "→ /sv/services/tax"],
  ["/share-image/sv/services/tax.jpg", "file"],
  ["/share-image/sv/about.jpg", "unknown"],
  ["/sv/home", "→ /sv"],
  ["/sv/about?p=12", "→ /contact"],
  // The English page, while the language has none.
  ["/sv/spring", "→ /spring"],
  ["/fi/services/tax?utm_source=letter", "→ /services/tax?utm_source=letter"],
  ["/fi", "→ /"],
  ["/sv/nowhere", "unknown"],
  ["/en/services/tax", "unknown"],
  ["/en", "unknown"],
  ["/sv/sv", "unknown"],
  ["/offline", "page"],
  ["/sv/offline", "page"],
  ["/no/offline", "unknown"],
  // A page is found in upper and lower case, by one redirect.
  ["/Contact", "→ /contact"],
  ["/SERVICES/Tax?utm_source=Letter", "→ /services/tax?utm_source=Letter"],
  ["/Services//Tax/?utm_source=Letter", "→ /services/tax?utm_source=Letter"],
  ["/%53ervices/tax", "→ /services/tax"],
  ["/SV", "→ /sv"],
  ["/SV/Services/Tax/", "→ /sv/services/tax"],
  ["/Services/Tax?tool=tax-estimate", "→ /services/tax?tool=tax-estimate"],
  ["/Offline", "→ /offline"],
  // A redirect of the content wins, in the other language too.
  ["/HOME?from=mail", "→ /?from=mail"],
  ["/SV/Home", "→ /sv"],
  ["/SV/About?p=12", "→ /contact"],
  ["/Services/Unpublished", "unknown"],
  // A page that its language lacks leads to the English one.
  ["/SV/About", "→ /about"],
  ["/FI/Services/Tax", "→ /services/tax"],
  // Programs that hand an address on encode its # and its ?, or all that follows.
  ["/services/tax%23", "→ /services/tax"],
  ["/services/tax%23fees", "→ /services/tax#fees"],
  ["/services/tax%23fees?utm_source=mail", "→ /services/tax?utm_source=mail#fees"],
  ["/services/tax/%23fees", "→ /services/tax#fees"],
  ["/%23fees", "→ /#fees"],
  ["/services/tax%23?tool=tax-estimate&a=1%2C2", "→ /services/tax#?tool=tax-estimate&a=1%2C2"],
  ["/services/tax%23%3Ftool=tax-estimate&a=1%2C2", "→ /services/tax#?tool=tax-estimate&a=1%2C2"],
  [
    "/services/tax%23%3ftool%3Dtax-estimate%26a%3D1%252C2",
    "→ /services/tax#?tool=tax-estimate&a=1%2C2",
  ],
  ["/services/tax%3Ftool=tax-estimate&a=1", "→ /services/tax?tool=tax-estimate&a=1"],
  ["/services/tax%3Ftool%3Dtax-estimate%26a%3D1", "→ /services/tax?tool=tax-estimate&a=1"],
  ["/services/tax%3Futm_source=mail%23fees", "→ /services/tax?utm_source=mail#fees"],
  ["/sv/services/tax%23fees", "→ /sv/services/tax#fees"],
  ["/fi/services/tax%23fees", "→ /services/tax#fees"],
  ["/Services/Tax%23Fees", "→ /services/tax#Fees"],
  ["/home%23fees", "→ /#fees"],
  ["/services/unpublished%23fees", "unknown"],
  ["/favicon.ico%23fees", "→ /favicon.ico#fees"],
  ["/services/tax%2523fees", "→ /services/tax#fees"],
  // They encode its slashes, break it, and write other hyphens.
  ["/services/tax%2F", "→ /services/tax"],
  ["/services%2Ftax?utm_source=mail", "→ /services/tax?utm_source=mail"],
  ["/sv%2fservices%2ftax", "→ /sv/services/tax"],
  ["/%2F%2Fevil.example/about", "unknown"],
  ["/%20services/tax", "→ /services/tax"],
  ["/services/%20tax", "→ /services/tax"],
  ["/ser%0D%0Avices/tax", "→ /services/tax"],
  ["/services/t%C2%ADax", "→ /services/tax"],
  ["/winter%E2%80%91fair", "→ /winter-fair"],
  // Whole queries, and a part of "&amp;".
  ["/services/tax?tool%3Dtax-estimate%26a%3D4%2B000", "→ /services/tax?tool=tax-estimate&a=4+000"],
  ["/services/tax?TOOL=X&A=5", "→ /services/tax?tool=X&A=5"],
  ["/services/tax??tool=x&a=5", "→ /services/tax?tool=x&a=5"],
  ["/services/tax?%20tool=x&a=5", "→ /services/tax?tool=x&a=5"],
  ["/services/tax?+tool=x", "→ /services/tax?tool=x"],
  ["/services/tax?to%0D%0Aol=x", "→ /services/tax?tool=x"],
  ["/services/tax?to%C2%ADol=x", "→ /services/tax?tool=x"],
  ["/services/tax?tool%5B%5D=x&tool[]=y", "→ /services/tax?tool=x&tool=y"],
  ["/services/tax?toolbar=x&my%20tool=y", "page"],
  ["/services/tax?a=Tool&Tool=x", "→ /services/tax?a=Tool&tool=x"],
  ["/services/tax.md?tool%3Dx%26a%3D5", "→ /services/tax.md?tool=x&a=5"],
  ["/services/tax.md?TOOL=x", "→ /services/tax.md?tool=x"],
  ["/services/tax?&tool%3Dx%26a%3DB%2526C", "→ /services/tax?&tool=x&a=B%26C"],
  ["/services/tax?gclid=1&tool%3dx%26a%3d5", "→ /services/tax?gclid=1&tool=x&a=5"],
  ["/services/tax?tool=x&amp%3Ba=5&amp%3bamp%3bb=6", "→ /services/tax?tool=x&a=5&b=6"],
  ["/services/tax?tool=x&%2338;a=5&%23038%3Bb=6&%23x26;c=7", "→ /services/tax?tool=x&a=5&b=6&c=7"],
  ["/services/tax?utm_id=1&%2338;tool=x&amp%3B%2338;a=5", "→ /services/tax?utm_id=1&tool=x&a=5"],
  ["/services/tax?tool%3Dx%26%2338%3Ba%3D5", "→ /services/tax?tool=x&a=5"],
  ["/services/tax?tool=x&a=%2338;5", "question"],
  // A question whose end is lost, as where a browser took "#38;…" for the fragment.
  ["/services/tax?tool=x&", "→ /services/tax?tool=x&check="],
  ["/sv/services/tax?gclid=1&tool=x&a=5&&", "→ /sv/services/tax?gclid=1&tool=x&a=5&&check="],
  ["/services/tax?TOOL=x&a=5&amp;", "→ /services/tax?tool=x&a=5&amp;check="],
  ["/services/tax?tool=x&AMP;amp;", "→ /services/tax?tool=x&AMP;amp;check="],
  ["/services/tax.md?tool=x&", "→ /services/tax.md?tool=x&check="],
  ["/services/tax?tool=x&check=", "question"],
  ["/services/tax?tool=x&check=a&b=5&", "question"],
  ["/services/tax?tool=x&b=5&end=1&", "question"],
  ["/services/tax?revenue=5&", "page"],
  ["/about?tool=x&", "page"],
  // One whose beginning is lost.
  ["/services/tax?rance=5&share=2", "→ /services/tax?tool=&rance=5&share=2"],
  ["/services/tax?gclid=1&l=x&check=a&age=5", "→ /services/tax?tool=&gclid=1&l=x&check=a&age=5"],
  ["/services/tax?=x&amp;who=a&amp;compare=b", "→ /services/tax?tool=&=x&amp;who=a&amp;compare=b"],
  ["/services/tax.md?revenue=5&end=1", "→ /services/tax.md?tool=&revenue=5&end=1"],
  ["/services/tax?tool=&rance=5&share=2", "question"],
  ["/services/tax?share=facebook", "page"],
  ["/services/tax?share=facebook&nb=1", "page"],
  ["/services/tax?utm_source=a&country=SE", "page"],
  ["/about?rance=5&share=2", "page"],
  ["/services/tax?q=a%3Db%26c", "page"],
  // The names of files that other sites have.
  ["/index.html", "→ /"],
  ["/index.php?utm_source=mail", "→ /?utm_source=mail"],
  ["/default.aspx", "→ /"],
  ["/sv/index.htm", "→ /sv"],
  ["/sv.html", "→ /sv"],
  ["/services/tax/index.html", "→ /services/tax"],
  ["/Services/Tax.HTML?utm_source=mail", "→ /services/tax?utm_source=mail"],
  ["/services/tax.php).", "→ /services/tax"],
  ["/services/tax.aspx%23fees", "→ /services/tax#fees"],
  ["/home.html", "→ /"],
  ["/sv/about.html", "→ /about"],
  ["/services/unpublished.html", "unknown"],
  ["/.html", "→ /"],
  ["/html", "unknown"],
  // Punctuation of the text around the address, and signs that nobody sees.
  ["/services/tax.", "→ /services/tax"],
  ["/services/tax).?utm_source=mail", "→ /services/tax?utm_source=mail"],
  ["/services/tax%3E", "→ /services/tax"],
  ["/services/tax%E2%80%9D,", "→ /services/tax"],
  ["/services/tax%C2%A0", "→ /services/tax"],
  ["/services/tax%E2%80%8B", "→ /services/tax"],
  ["/Services/Tax!", "→ /services/tax"],
  ["/%29.", "→ /"],
  ["/home.", "→ /"],
  ["/services/unpublished.", "unknown"],
  ["/services/tax%FF", "unknown"],
  ["/services/tax%00", "unknown"],
  ["/favicon.ico).", "→ /favicon.ico"],
  ["/_next/static/a.js.", "→ /_next/static/a.js"],
  // Excel has no “#” in the address of a link.
  ["/services/tax%20-%20fees", "→ /services/tax#fees"],
  ["/services/tax%2520-%2520fees", "→ /services/tax#fees"],
  [
    "/services/tax%20-%20?tool=tax-estimate&revenue=5",
    "→ /services/tax#?tool=tax-estimate&revenue=5",
  ],
  ["/services/unpublished%20-%20fees", "unknown"],
  // A campaign that was appended as if there was a query.
  ["/services/tax&utm_source=mail", "→ /services/tax?utm_source=mail"],
  ["/services/tax&amp;utm_source=mail?a=b", "→ /services/tax?utm_source=mail&a=b"],
  ["/services/tax%23%zz", "→ /services/tax#%zz"],
  ["/services/tax%23%0D%0AA", "→ /services/tax#A"],
  ["//evil.example%23fees", "→ /evil.example%23fees"],
  ["/evil.example%23fees", "unknown"],
  ["/Favicon.ico", "unknown"],
  ["/_NEXT/static/a.js", "unknown"],
  ["/API/Health", "unknown"],
])("the address %s leads to: %s", (path, kind) => {
  expect(resolved(path, false)).toBe(kind);
});

test.each([
  ["/services/tax", "draft"],
  ["/services/tax?tool=tax-estimate", "draft"],
  ["/services/unpublished", "draft"],
  ["/spring/other", "draft"],
  ["/_unmatched/page", "draft"],
  ["/home", "→ /"],
  // A redirect outranks the draft of a free page, and no other draft.
  ["/spring/sale", "→ /about"],
  ["/offline", "draft"],
  ["/Services/Tax", "→ /services/tax"],
  ["/Services/Unpublished", "unknown"],
  ["/no/such/page/of/the/site", "unknown"],
  ["/favicon.ico", "file"],
])("for an editor the address %s leads to: %s", (path, kind) => {
  expect(resolved(path, true)).toBe(kind);
});

test.each(["%23", "%2523", "%2525", ".", ",", "&", "%3F&amp;.", "%E2%80%9D"])(
  "an address with thousands of %s is unknown like any other",
  (sign) => {
    for (const path of [`/a/nothing${sign.repeat(3000)}`, `/a/b${sign.repeat(3000)}c`]) {
      expect(resolved(path, false) === "unknown").toBe(true);
    }
  },
);

test("queries of any length are read in no time", () => {
  const begin = process.cpuUsage();
  for (const part of ["?", "&", "&amp;", "amp;", "&tool=x", "&share=1", "%26", "&%", "#38;"]) {
    const query = `/services/tax?tool=x${part.repeat(32_000 / part.length)}`;
    for (const each of [query, `${query}y`, `${query}&`]) resolved(each, false);
  }
  // In microseconds. With the square of the length it would be six seconds.
  expect(process.cpuUsage(begin).user).toBeLessThan(3_000_000);
});

test("before the site knows its list of pages, every address that may be a page is left to Next", () => {
  const at = (pathname: string) =>
    resolvePath({ pathname, search: "", isEditor: false }, undefined, files).kind;
  expect([at("/services/any"), at("/about"), at("/x.png"), at("/a/b/c"), at("/Contact")]).toEqual([
    "page",
    "page",
    "unknown",
    "unknown",
    "unknown",
  ]);
});

test("an address in a language that has no such page leads to the English one for as long as that is so", () => {
  const at = (shown: string[]) => {
    const { tableFrom } = startTables();
    const table = tableFrom(answerWith([], "tax", shown));
    return resolvePath({ pathname: "/fi/services/tax", search: "", isEditor: false }, table, files);
  };
  expect(at([])).toEqual({ kind: "unknown", inEnglish: "/services/tax" });
  expect(at(["fi"])).toEqual({ kind: "page" });
});

function resolved(path: string, isEditor: boolean): string {
  const { table } = build(["/home", "/"], ["/about?p=12", "/contact"], ["/spring/sale", "/about"]);
  const [, pathname = "", search = ""] = /^([^?]*)(.*)$/.exec(path) ?? [];
  const found = resolvePath({ pathname, search, isEditor }, table, files);
  if (found.kind === "unknown" && found.inEnglish) return `→ ${found.inEnglish}`;
  return found.kind === "redirect" ? `→ ${found.location}` : found.kind;
}

test.each([
  ["/campaign", "2027-01-31", "page"],
  ["/campaign", "2027-02-01", "→ /contact"],
  ["/campaign?utm_source=letter", "2027-02-01", "→ /contact?utm_source=letter"],
  ["/campaign?tool=tax-estimate", "2027-02-01", "→ /contact?tool=tax-estimate"],
  ["/Campaign/?utm_source=letter", "2027-01-31", "→ /campaign?utm_source=letter"],
  ["/Campaign/?utm_source=letter", "2027-02-01", "→ /contact?utm_source=letter"],
  // A redirect to the campaign leads to the campaign's target.
  ["/old", "2027-01-31", "→ /campaign"],
  ["/old", "2027-02-01", "→ /contact"],
  // An import may contain a chain or a loop.
  ["/before", "2027-02-01", "→ /contact"],
  ["/circle", "2027-02-01", "unknown"],
  ["/share-image/campaign.png", "2027-02-01", "unknown"],
])("a page that ends on 31 January: %s leads on %s to: %s", (path, day, kind) => {
  const table = endingTable(day);
  const [, pathname = "", search = ""] = /^([^?]*)(.*)$/.exec(path) ?? [];
  const found = resolvePath({ pathname, search, isEditor: false }, table, files);
  expect(found.kind === "redirect" ? `→ ${found.location}` : found.kind).toBe(kind);
  // The page may return, and a browser would keep a permanent redirect.
  if (path.startsWith("/campaign") && found.kind === "redirect")
    expect(found.permanent).toBe(false);
});

test("an editor can still see a page that has ended, and a page ends at midnight without a publish", () => {
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

test.each([
  ["/sv/prislista", "/sv/services/tax"],
  ["/SV/Prislista/", "/sv/services/tax"],
  ["/sv/nyheter/2019/flytt", "/sv"],
  ["/sv/f%C3%B6retag?utm_source=brev", "/sv/services/tax?utm_source=brev"],
  ["/prislista", "/services/tax"],
  // No Swedish page is there.
  ["/sv/om-oss", "/about"],
])("an old address with a language, %s, leads to the page in it: %s", (address, location) => {
  const { table } = build(
    ["/sv/prislista", "/services/tax"],
    ["/prislista", "/services/tax"],
    ["/sv/nyheter/*", "/"],
    ["/sv/företag", "/services/tax"],
    ["/sv/om-oss", "/about"],
  );
  const { pathname, search } = new URL(`http://site${address}`);
  const request = { pathname, search, isEditor: false };
  expect(resolvePath(request, table, files)).toMatchObject({ kind: "redirect", location });
});

test("whoever prefers Markdown gets it at the address of a page, and nowhere else", () => {
  const { table } = build(["/home", "/"]);
  const kindOf = (pathname: string, isEditor = false) =>
    resolvePath({ pathname, search: "", isEditor, accept: "text/markdown" }, table, files).kind;
  expect(kindOf("/services/tax")).toBe("markdown");
  expect(kindOf("/sv")).toBe("markdown");
  expect(kindOf("/home")).toBe("redirect");
  expect(kindOf("/offline")).toBe("page");
  expect(kindOf("/nowhere")).toBe("unknown");
  expect(kindOf("/favicon.ico")).toBe("file");
  expect(kindOf("/services/tax", true)).toBe("draft");
});
