import { gzipSync } from "node:zlib";
import type { Browser, Page, Response } from "@playwright/test";
import pMap from "p-map";
import { splitLanguage } from "#schemas/shared/languages.ts";
import { pageAt } from "#schemas/shared/routes.ts";
import { isToolQuestion } from "#schemas/shared/tools/tool-address.ts";
import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { sitePaths, withRunningSite } from "./running-site.ts";

/** The parts of a first view, in bytes. */
type FirstView = Record<"HTML" | "JavaScript" | "CSS" | "fonts" | "images" | "other", number>;
type Kind = keyof FirstView;

/** What a page downloads before any interaction; `pictures` are the bytes of all its images. */
type Downloads = { view: FirstView; pictures: number };

/** The phone that Lighthouse simulates. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Number of pages that are measured in parallel. */
const AT_ONCE = 3;
const KB = 1000;
const KIB = 1024;

/** Bytes that a page of each kind may download before any interaction. */
const budgets = {
  HTML: 24 * KB,
  JavaScript: 5 * KIB,
  CSS: 12 * KB,
  fonts: 50 * KIB,
  total: 200 * KIB,
  /** All images of the page, in the window or not. AstroWind's home page has as many. */
  pictures: 146 * KIB,
};

/** Visitors come to this page for its form, so its code is loaded when the page is idle. */
const isContact = (path: string) => splitLanguage(path).path === "/contact";
/** The page has hydrated, or never left React out. */
const HYDRATED = "[data-react=hydrated], html:not(:has([data-react]))";
/** The overview has a card with a picture for each of thirteen advantages. */
const OVERVIEW = "/uae-advantages";
const OVERVIEW_PICTURES = 180 * KIB;
/** React for browsers has 68 KB, the shell and the hydration script have 5. The form may add 33. */
const CONTACT_JAVASCRIPT = 106 * KB;

/** Bytes of code that a tool may load at the first interaction, without React. */
export const TOOL_BUDGET = 9 * KIB;
/** React with the hydration code that all islands share, and the helper for CommonJS. */
const REACT = /\/(?:react|rolldown-runtime)-[^/]+$/;

/**
 * Measures the first view of every page of the sitemap.
 * @param site address of a running built site
 */
export async function measureBudgets(browser: Browser, site: string) {
  const paths = await sitePaths(site);
  const measure = async (path: string) =>
    budgetRow(path, await firstViewOf(browser, new URL(path, site).href));
  return pMap(paths, measure, { concurrency: AT_ONCE });
}

/** Prints the sizes for the running site. The process fails when a budget is exceeded. */
export const holdRunningSite = () =>
  withRunningSite(async (browser, site) => {
    const pages = await measureBudgets(browser, site);
    const tools = await measureTools(site);
    console.log(
      "Bytes before any interaction, text as gzip makes it: the first window, and all pictures.",
    );
    console.table(Object.fromEntries(pages.map(({ path, sizes }) => [path, sizes])));
    console.log("Bytes that a tool fetches when it is touched, React's own apart.");
    console.table(Object.fromEntries(tools.map(({ path, bytes }) => [path, bytes])));
    const over = [
      ...pages.flatMap(({ path, over }) => over.map((what) => `${path}: ${what}`)),
      ...tools.filter(({ bytes }) => bytes > TOOL_BUDGET).map(({ path }) => `the tool of ${path}`),
    ];
    if (over.length === 0) return;
    console.error(`Over budget:\n${over.join("\n")}`);
    process.exitCode = 1;
  });

/** What a phone with an empty cache downloads for a page before any interaction. */
export async function firstViewOf(browser: Browser, url: string): Promise<Downloads> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const { response, ...downloads } = await openFirst(await context.newPage(), url);
  await context.close();
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}.`);
  return downloads;
}

/**
 * Opens an address, and waits until everything is loaded. `view` is what the page has downloaded
 * before any interaction, if the browser's cache was empty. Text counts as gzip compresses it, so
 * the result does not depend on the server. Headers and the service worker do not count, and images
 * outside of the window count in `pictures` alone, with all others.
 */
export async function openFirst(page: Page, url: string) {
  // Responses by address, because a repeated request is served from the cache.
  const downloads = new Map<string, Promise<{ kind: Kind; bytes: number }>>();
  const record = (response: Response) => {
    if (!downloads.has(response.url())) downloads.set(response.url(), read(response));
  };
  page.on("response", record);
  const response = await page.goto(url, { waitUntil: "networkidle" });
  if (isContact(new URL(page.url()).pathname)) await page.locator(HYDRATED).waitFor();
  page.off("response", record);
  const further = new Set(await page.evaluate(picturesBelow));
  const view: FirstView = { HTML: 0, JavaScript: 0, CSS: 0, fonts: 0, images: 0, other: 0 };
  let pictures = 0;
  for (const [address, download] of downloads) {
    const { kind, bytes } = await download;
    if (kind === "images") pictures += bytes;
    if (!further.has(address)) view[kind] += bytes;
  }
  if (view.HTML === 0) throw new Error(`${url} returned no HTML, so it was not measured.`);
  return { response, view, pictures };
}

/** Addresses of images outside of the window. Runs in the page. */
function picturesBelow(): string[] {
  const isBelow = (image: Element) => image.getBoundingClientRect().top >= innerHeight;
  return [...document.images].filter(isBelow).map(({ currentSrc }) => currentSrc);
}

async function read(response: Response): Promise<{ kind: Kind; bytes: number }> {
  const type = response.headers()["content-type"] ?? "";
  const kind = kindOf(response, type);
  // A redirect and an aborted request have no body.
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isPacked = kind === "fonts" || (kind === "images" && !type.includes("svg"));
  return { kind, bytes: body.length === 0 || isPacked ? body.length : gzipSync(body).length };
}

/** Files are classified by content type, because a preloaded file has no other mark. */
function kindOf(response: Response, type: string): Kind {
  if (response.request().isNavigationRequest()) return "HTML";
  if (/javascript/.test(type)) return "JavaScript";
  if (/^text\/css/.test(type)) return "CSS";
  if (/^font\/|woff/.test(type)) return "fonts";
  return /^image\//.test(type) ? "images" : "other";
}

/** Compares what a page downloads with the budgets. */
export function budgetRow(path: string, { view, pictures }: Downloads) {
  const isOverview = splitLanguage(path).path === OVERVIEW;
  const limits = {
    ...budgets,
    ...(isContact(path) && {
      JavaScript: CONTACT_JAVASCRIPT,
      total: budgets.total + CONTACT_JAVASCRIPT,
    }),
    ...(isOverview && { pictures: OVERVIEW_PICTURES }),
  };
  const total = Object.values(view).reduce((sum, bytes) => sum + bytes, 0);
  const sizes = { ...view, total, pictures };
  const names = ["HTML", "JavaScript", "CSS", "fonts", "total", "pictures"] as const;
  return { path, sizes, over: names.filter((name) => sizes[name] > limits[name]) };
}

type ToolSize = { path: string; bytes: number };

/**
 * What the tools of a site load at the first interaction, with gzip and without React.
 * @param site address of a running built site
 */
export async function measureTools(site: string): Promise<ToolSize[]> {
  const paths = await sitePaths(site);
  const sizes = paths
    .filter((path) => isToolQuestion(`${path}?${TOOL_PARAMETER}`))
    .map(async (path): Promise<ToolSize[]> => {
      const html = await textAt(new URL(path, site));
      // The scripts of the islands on the page, without duplicates.
      const lists = [...html.matchAll(/ data-scripts="([^"]+)"/g)];
      const scripts = new Set(lists.flatMap(([, list = ""]) => list.split(" ")));
      const own = [...scripts].filter((address) => !REACT.test(address));
      // Only some pages of this type have a tool.
      if (own.length === 0 && pageAt(splitLanguage(path).path)?.slug !== undefined) return [];
      if (own.length === 0) throw new Error(`${path} has no tool.`);
      const codes = await Promise.all(own.map((address) => textAt(new URL(address, site))));
      return [{ path, bytes: codes.reduce((sum, code) => sum + gzipSync(code).length, 0) }];
    });
  return (await Promise.all(sizes)).flat();
}

async function textAt(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}
