import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { build, files } from "#tests/support/routing-tables.ts";
import { type PathRequest, resolvePath } from "#web/content/routing/resolve-path.ts";
import { sharedRequest } from "./shared-request.ts";

beforeAll(() => void vi.stubEnv("SITE_BUILD", "build"));
afterAll(() => void vi.unstubAllEnvs());

const { table } = build(["/home", "/"], ["/about?p=12", "/contact"]);
const resolve = async (request: PathRequest) => resolvePath(request, table, files);
const urlFor = async (url: string) => (await sharedRequest(url, {}, resolve)).url;

test.each([
  // Advertisements, newsletters, and what nobody has thought of yet.
  ...["gclid=1", "fbclid=a%20b", "utm_source=a&utm_medium=b", "made_up=1", "p=13", "&&=", ""].map(
    (query) => [`/about?${query}`, "/about"],
  ),
  ["/?gclid=1", "/"],
  ["/sv/services/tax?gclid=1", "/sv/services/tax"],
  // This page has no tool.
  ["/about?tool=tax-estimate", "/about"],
])("a visitor of %s gets the shared page %s", async (url, shared) => {
  expect(await urlFor(url)).toBe(shared);
});

test.each([
  "/services/tax?tool=tax-estimate&revenue=1",
  "/services/tax?gclid=1&tool=tax-estimate",
  "/sv/services/tax?tool=tax-estimate",
])("the question %s goes with its whole address to the route that answers it", async (url) => {
  expect(await urlFor(url)).toBe(`/api/tools${url}`);
});

test.each([
  // A redirect carries on what a campaign has added, and so does the way to the English page.
  "/fi/services/tax?gclid=1",
  "/home?gclid=1",
  "/about?p=12&gclid=1",
  "/ABOUT?P=12&gclid=1",
  "/services/tax%23fees?gclid=1",
  "/about/?gclid=1",
  "//about?gclid=1",
  // Routes and files read what they like.
  "/api/health?a=b",
  "/api/calendar/services/tax?tool=move-plan",
  "/sitemap.xml?a=b",
  "/favicon.ico?a=b",
  "http://elsewhere.example/about?gclid=1",
  "*",
])("%s is not shared: its whole address counts", async (url) => {
  expect(await urlFor(url)).toBe(url);
});

test.each([
  ["/wp-login.php", "/404"],
  ["/nowhere?gclid=1", "/404"],
  ["/_next/static/b.js", "/404"],
  ["/services%5Ctax", "/404"],
  ["/sv/nowhere", "/sv/404"],
])("the unknown address %s gets the shared page %s", async (url, shared) => {
  expect(await urlFor(url)).toBe(shared);
});

test.each([
  ["image/avif,image/webp,image/png,*/*;q=0.8", "image/avif,image/webp,*/*"],
  ["image/webp,*/*", "image/webp,*/*"],
  ["*/*", "*/*"],
  [undefined, "*/*"],
])(
  "a browser that accepts %s gets a picture in the best format that it shows",
  async (given, accept) => {
    const url = "/pictures/images/p/d/a-2x1.webp?w=320";
    const headers = given === undefined ? {} : { accept: given };
    expect(await sharedRequest(url, headers, resolve)).toEqual({ url, headers: { accept } });
  },
);

test("the Markdown of a page is stored once, by whichever address it is asked for", async () => {
  const urlOf = async (url: string, accept?: string) =>
    (await sharedRequest(url, accept === undefined ? {} : { accept }, resolve)).url;
  expect(await urlOf("/services/tax", "text/markdown")).toBe("/services/tax.md");
  expect(await urlOf("/services/tax?gclid=1", "text/markdown, */*;q=0.1")).toBe("/services/tax.md");
  expect(await urlOf("/services/tax.md?gclid=1")).toBe("/services/tax.md");
  expect(await urlOf("/", "text/markdown")).toBe("/index.md");
  expect(await urlOf("/services/tax", "text/html, */*")).toBe("/services/tax");
});
