import { expect, test } from "vitest";
import { pageFindings } from "#scripts/check-content/checks/page-checks.ts";
import { SiteNotRunningError, walkSite } from "#scripts/check-content/checks/walk-site.ts";
import { linkTo, service, walked } from "./small-site.ts";

const home = { title: "Home", description: "About home" };
const about = { title: "About", description: "About us", body: linkTo("/") };
const two = (body: string) => ({
  "/": { ...home, body: linkTo("/about") + body },
  "/about": about,
});

async function findingsOn(...site: Parameters<typeof walked>) {
  return pageFindings(await walked(...site), []);
}

test("a sound site has no findings, its other addresses are left alone", async () => {
  const body = `<h2 id="fees">Fees</h2>${linkTo("#fees", "/about", "#", "#top", "/about?x=1", "/about#tool=All%20zones")}
    ${linkTo("mailto:a@example.com", "tel:+1", "https://other.example/gone", "http://[bad")}
    <img src="/ok.png" alt=""><img src="data:image/png;base64,AAAA" alt="A dot">`;
  const pictures = { "https://site.example/ok.png": 200 };
  expect(await findingsOn(two(body), { pictures })).toEqual([]);
});

test("a link to no page is found once, with every page that holds it", async () => {
  const gone = linkTo("/gone");
  const pages = {
    "/": { ...home, body: linkTo("/about") + gone },
    "/about": { ...about, body: gone + linkTo("/") },
  };
  expect(await findingsOn(pages)).toEqual([
    expect.objectContaining({
      kind: "broken-link",
      page: "/",
      problem: "The link to /gone leads to no page; it is on /, /about.",
    }),
  ]);
});

test("a broken link names the document in which it is written", async () => {
  const documents = [service("visas"), { _id: "a", _type: "advantage", text: [{ href: "/gone" }] }];
  const findings = pageFindings(await walked(two(linkTo("/gone"))), documents);
  expect(findings.find(({ kind }) => kind === "broken-link")?.document?.id).toBe("a");
});

test.each(["#nowhere", "/about#nowhere"])(
  "a link to the missing place %s is found",
  async (href) => {
    const findings = await findingsOn(two(linkTo(href)));
    expect(findings.map(({ kind }) => kind)).toEqual(["broken-anchor"]);
    expect(findings[0]?.problem).toContain("#nowhere");
  },
);

test("pictures that do not load and pictures without alt are found", async () => {
  const pictures = { "https://site.example/there.png": 200 };
  const body = '<img src="/gone.png" alt="Gone"><img src="/there.png">';
  const findings = await findingsOn(two(body), { pictures });
  expect(findings.map(({ kind, problem }) => [kind, problem])).toEqual([
    [
      "broken-picture",
      "The picture https://site.example/gone.png gets the status 404; it is on /.",
    ],
    ["missing-alt", "A picture on / has no alt attribute."],
  ]);
});

test("a broken picture names the document that refers to it", async () => {
  const address = `https://cdn.example/${"a".repeat(40)}-10x20.png?w=320`;
  const holder = service("visas", {
    hero: { image: { asset: { _ref: `image-${"a".repeat(40)}-10x20-png` } } },
  });
  const findings = pageFindings(await walked(two(`<img src="${address}" alt="">`)), [holder]);
  expect(findings.find(({ kind }) => kind === "broken-picture")?.document?.id).toBe(
    "service-visas",
  );
});

test("titles and descriptions that are missing, too long or doubled are found", async () => {
  const long = "x".repeat(61);
  const pages = {
    "/": { title: "Same", description: "x".repeat(161), body: linkTo("/a", "/b", "/c") },
    "/a": { title: "Same", description: "", body: linkTo("/") },
    "/b": { title: "", description: "Twice", body: linkTo("/") },
    "/c": { title: long, description: "Twice", body: linkTo("/") },
  };
  const found = (await findingsOn(pages)).map(({ kind, page }) => `${kind} ${page}`);
  expect(found).toEqual([
    "doubled-title /",
    "doubled-title /a",
    "missing-title /b",
    "long-title /c",
    "long-description /",
    "missing-description /a",
    "doubled-description /b",
    "doubled-description /c",
  ]);
});

test("a title of 60 and a description of 160 characters are not too long", async () => {
  const pages = two("");
  pages["/"].title = "x".repeat(60);
  pages["/"].description = "x".repeat(160);
  expect(await findingsOn(pages)).toEqual([]);
});

test("what is wrong with a title is fixed in the page's metadata", async () => {
  const metadata = { _id: "meta", _type: "pageMetadata", path: "/about" };
  const pages = two("");
  pages["/about"] = { ...about, title: "x".repeat(61) };
  const findings = pageFindings(await walked(pages), [metadata]);
  expect(findings.find(({ kind }) => kind === "long-title")?.document).toEqual({
    id: "meta",
    type: "pageMetadata",
    title: "/about",
    field: "title",
  });
});

test("a page that only links to itself is an orphan", async () => {
  const alone = { title: "Alone", description: "All alone", body: linkTo("/alone", "/") };
  const findings = await findingsOn({ ...two(""), "/alone": alone });
  expect(findings).toEqual([expect.objectContaining({ kind: "orphan-page", page: "/alone" })]);
});

test.each([
  ["nothing", ""],
  ["only itself", linkTo("/alone", "#top")],
  ["only the contact page", linkTo("/contact#about-alone")],
  ["only another site", linkTo("https://other.example/")],
  ["only breadcrumbs", `<nav>${linkTo("/")}</nav>`],
])("a page whose main part links to %s is a dead end", async (_, body) => {
  const alone = { title: "Alone", description: "All alone", body };
  const contact = { title: "Contact", description: "Write to us", body: linkTo("/") };
  const pages = { ...two(linkTo("/alone")), "/alone": alone, "/contact": contact };
  const deadEnds = (await findingsOn(pages)).filter(({ kind }) => kind === "dead-end-page");
  expect(deadEnds.map(({ page }) => page)).toEqual(["/alone"]);
});

test("a page of the sitemap that fails or leads away is found", async () => {
  const pages = { ...two(linkTo("/moved")), "/down": { status: 500 }, "/moved": { to: "/about" } };
  const found = (await findingsOn(pages)).filter(({ kind }) => kind === "broken-page");
  expect(found.map(({ problem }) => problem)).toEqual([
    "/down should be a page, but answers with status 500.",
    "/moved should be a page, but leads to https://site.example/about.",
  ]);
});

test("a page of the content that the sitemap leaves out is visited too", async () => {
  const walk = await walked(two(""), { sitemap: ["/"] });
  expect([...walk.pages.keys()]).toEqual(["/", "/about"]);
  const site = walkSite({
    base: "https://site.example",
    knownPaths: ["/services/visas"],
    reader: {
      readText: async (address) => ({
        status: address.endsWith("/sitemap.xml") ? 200 : 404,
        address,
        text: "",
      }),
      pictureStatus: async () => 200,
    },
  });
  const findings = pageFindings(await site, [service("visas")]);
  expect(findings).toEqual([
    expect.objectContaining({
      kind: "broken-page",
      page: "/services/visas",
      document: expect.objectContaining({ id: "service-visas" }),
    }),
  ]);
});

test("a site that does not answer is told apart from one with faults", async () => {
  const noSite = walkSite({
    base: "https://site.example",
    knownPaths: [],
    reader: {
      readText: () => Promise.reject(new TypeError("fetch failed")),
      pictureStatus: async () => 0,
    },
  });
  await expect(noSite).rejects.toThrow(SiteNotRunningError);
});
