import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { service } from "#tests/support/service-document.ts";
import type { ContentDocument } from "./content.ts";
import { pageFindings } from "./page-checks.ts";
import { walkSite } from "./walk-site.ts";

const BASE = "https://site.example";

type Page = {
  title?: string;
  description?: string;
  body?: string;
  status?: number;
  to?: string;
  /** Milliseconds until it answers. */
  after?: number;
};

const pageHtml = ({ title = "A title", description = "Words", body = "" }: Page) =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}">
    </head><body><main>${body}</main></body></html>`;

/** Each page links to the next and back, so that none is without a link. */
const linkTo = (...paths: string[]) => paths.map((path) => `<a href="${path}">Read</a>`).join("");

/**
 * Starts a site of a few pages, with 404 for all other paths.
 * @param pages by path; `to` makes a path a redirect
 * @param pictures status by full address; any other is 404
 * @returns its address
 */
function serve(
  pages: Record<string, Page>,
  pictures: Record<string, number> = {},
  sitemap = Object.keys(pages),
): string {
  const xml = `<urlset>${sitemap.map((path) => `<url><loc>${BASE}${path}</loc></url>`).join("")}</urlset>`;
  const answer = async (address: string, { method }: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(address);
    if (pathname === "/sitemap.xml") return new Response(xml);
    if (method === "HEAD") return new Response(null, { status: pictures[address] ?? 404 });
    const { to, ...asked } = pages[pathname] ?? { status: 404 };
    const { status = 200, after, ...page } = to === undefined ? asked : (pages[to] ?? {});
    if (after !== undefined) await setTimeout(after);
    const headers = { "content-type": "text/html" };
    const response = new Response(pageHtml(page), { status, headers });
    return Object.defineProperty(response, "url", { value: BASE + (to ?? pathname) });
  };
  vi.stubGlobal("fetch", answer);
  onTestFinished(() => void vi.unstubAllGlobals());
  return BASE;
}

const home = { title: "Home", description: "About home" };
const about = { title: "About", description: "About us", body: linkTo("/") };
const two = (body: string) => ({
  "/": { ...home, body: linkTo("/about") + body },
  "/about": about,
});

/** What a page tells of the image that the site draws for a page. */
const shareImage = (name: string) =>
  `<meta property="og:image" content="${BASE}/share-image/${name}.jpg?v=1">`;

const long = "x".repeat(61);
const image = `${"a".repeat(40)}-10x20`;
const alone = { title: "Alone", description: "All alone" };

/** A site, its documents, the findings as "kind page document: problem", and images. */
type Site = [string, Record<string, Page>, ContentDocument[], string[], Record<string, number>?];

test.each<Site>([
  [
    "is sound, whose other addresses are left alone",
    {
      ...two(""),
      "/": {
        ...{ title: "x".repeat(60), description: "x".repeat(155) },
        body: `<h2 id="fees">Fees</h2><img src="/ok.png" alt=""><img src="data:image/png;base64,AAAA" alt="A dot">
            ${linkTo("#fees", "/about", "#", "#top", "/about?x=1", "/about#tool=All%20zones")}
            ${linkTo("mailto:a@example.com", "tel:+1", "https://other.example/gone", "http://[bad")}
            ${shareImage("index")}${shareImage("about")}`,
      },
    },
    [],
    [],
    { "https://site.example/ok.png": 200 },
  ],
  [
    "links to no page, found once with every page that holds the link",
    {
      "/": { ...home, body: linkTo("/about", "/gone") },
      "/about": { ...about, body: linkTo("/", "/gone") },
    },
    [service("visas"), { _id: "a", _type: "advantage", text: [{ href: "/gone" }] }],
    ["broken-link / a: The link to /gone leads to no page; it is on /, /about."],
  ],
  [
    "links to places that are missing",
    two(linkTo("#nowhere", "/about#here")),
    [],
    ["broken-anchor / -: ", "broken-anchor / -: "],
  ],
  [
    "has pictures that do not load, or without alt",
    two(`<img src="/gone.png" alt="Gone"><img src="/there.png">${shareImage("gone")}
      <img src="https://cdn.example/${image}.png?w=320" alt="">`),
    [service("visas", { hero: { image: { asset: { _ref: `image-${image}-png` } } } })],
    [
      "broken-picture / -: The picture https://site.example/gone.png gets the status 404; it is on /.",
      "broken-picture / -: The picture https://site.example/share-image/gone.jpg?v=1 gets the status 404",
      `broken-picture / service-visas: The picture https://cdn.example/${image}.png?w=320 gets`,
      "missing-alt / -: A picture on / has no alt attribute.",
    ],
    { "https://site.example/there.png": 200 },
  ],
  [
    "has titles and descriptions that are missing, too long or doubled",
    {
      "/": { title: "Same", description: "x".repeat(156), body: linkTo("/a", "/b", "/c") },
      "/a": { title: "Same", description: "", body: linkTo("/") },
      "/b": { title: "", description: "Twice", body: linkTo("/") },
      "/c": { title: long, description: "Twice", body: linkTo("/") },
    },
    [{ _id: "meta", _type: "pageMetadata", path: "/c" }],
    [
      "doubled-description /b -: 2 pages have the same description, /b, /c: “Twice”.",
      "doubled-title / -: 2 pages have the same title, /, /a: “Same”.",
      "long-description / -: ",
      "long-title /c meta: ",
      "missing-description /a -: ",
      "missing-title /b -: ",
    ],
  ],
  [
    "has a page to which only itself links",
    { ...two(""), "/alone": { ...alone, body: linkTo("/alone", "/") } },
    [],
    ["orphan-page /alone -: "],
  ],
  [
    "has pages in its sitemap that fail or lead away",
    { ...two(linkTo("/moved")), "/down": { status: 500 }, "/moved": { to: "/about" } },
    [],
    [
      "broken-page /down -: /down should be a page, but answers with status 500.",
      "broken-page /moved -: /moved should be a page, but leads to https://site.example/about.",
    ],
  ],
])("checking a site %s", async (_what, pages, documents, expected, pictures) => {
  const found = (await pageFindings(await walkSite(serve(pages, pictures)), documents)).map(
    ({ kind, page, document, problem }) => `${kind} ${page} ${document?.id ?? "-"}: ${problem}`,
  );
  expect(found.toSorted()).toEqual(expected.map((each) => expect.stringContaining(each)));
});

test("hundreds of pages that share a description are one finding", async () => {
  const head = { title: "", description: "The same" };
  const pages = Object.fromEntries(
    Array.from({ length: 301 }, (_, index) => [
      index === 0 ? "/" : `/page-${index}`,
      { ...head, title: `Page ${index}`, body: index === 0 ? "" : linkTo("/") },
    ]),
  );
  const found = (await pageFindings(await walkSite(serve(pages)), [])).filter(
    ({ kind }) => kind === "doubled-description",
  );
  expect(found.map(({ problem }) => problem)).toEqual([
    "301 pages have the same description, /, /page-1, /page-2 and 298 more: “The same”.",
  ]);
});

test("findings name the pages in the order of the site, whichever answers first", async () => {
  const slow = { ...two(linkTo("/gone")), "/last": { ...alone, body: linkTo("/", "/gone") } };
  const base = serve({ ...slow, "/": { ...slow["/"], after: 50 } });
  const [finding] = await pageFindings(await walkSite(base), []);
  expect(finding?.problem).toBe("The link to /gone leads to no page; it is on /, /last.");
});

test("the checks also visit a page that is missing in the sitemap", async () => {
  const walk = await walkSite(serve(two(""), {}, ["/"]));
  expect([...walk.pages.keys()]).toEqual(["/", "/about"]);
  const site = await walkSite(serve({}), ["/services/visas"]);
  expect(await pageFindings(site, [service("visas")])).toMatchObject([
    { kind: "broken-page", page: "/services/visas", document: { id: "service-visas" } },
  ]);
});

test("every page of a large site is visited, and of what its pages link to besides no endless number", async () => {
  const paths = Array.from({ length: 2_500 }, (_, index) => (index === 0 ? "/" : `/page-${index}`));
  const next = (path: string) => linkTo(`${path}more`);
  const pages: Record<string, Page> = new Proxy(
    {},
    { get: (_, path) => ({ body: next(String(path)) }) },
  );
  const walk = await walkSite(serve(pages, {}, paths));
  expect(paths.filter((path) => !walk.pages.has(path))).toEqual([]);
  expect(walk.pages.size).toBeGreaterThan(paths.length);
});

test("a link that leads nowhere is found in its paragraph", async () => {
  const base = serve(two(linkTo("/gone")));
  const block = { _key: "b", markDefs: [{ _key: "m", href: "/gone" }], children: [] };
  const page = {
    _id: "a",
    _type: "advantage",
    hero: { lead: [{ _key: "a", markDefs: [] }, block] },
  };
  const [finding] = await pageFindings(await walkSite(base), [page]);
  expect(finding).toMatchObject({
    kind: "broken-link",
    document: { id: "a", field: 'hero.lead[_key=="b"]' },
  });
});

test("a link of a menu that leads nowhere is found in its field", async () => {
  const base = serve(two(linkTo("/gone")));
  const navigation = { _id: "n", _type: "navigation", links: [{ _key: "l", href: "/gone" }] };
  const [finding] = await pageFindings(await walkSite(base), [navigation]);
  expect(finding?.document?.field).toBe('links[_key=="l"].href');
});

test("the documents are read once for all links and pictures that lead nowhere, with pauses for the browser", async () => {
  const paths = Array.from({ length: 60 }, (_, index) => `/gone-${index}`);
  const picture = '<img src="/gone.png" alt="Gone">';
  const walk = await walkSite(serve(two(linkTo(...paths, "/about#nowhere") + picture)));
  let reads = 0;
  const documents = paths.map((href, index) => ({
    _id: `advantage-${index}`,
    _type: "advantage",
    // What the documents hold is looked into nowhere else.
    get links() {
      reads += 1;
      return [{ _key: "l", href }];
    },
  }));
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 1_000;
    return now;
  });
  const pauses = vi.spyOn(globalThis, "setTimeout");
  const found = await pageFindings(walk, documents);
  const ids = found.flatMap(({ kind, document }) => (kind === "broken-link" ? document?.id : []));
  expect(ids).toEqual(documents.map(({ _id }) => _id));
  // Once each to list pages, once to find the holder, and once to name its field.
  expect(reads).toBe(3 * documents.length);
  expect(pauses.mock.calls.length).toBeGreaterThan(documents.length);
});
