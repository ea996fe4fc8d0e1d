import { gzipSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";

/** What a first view is made of. */
export const kinds = ["HTML", "JavaScript", "CSS", "fonts", "images", "other"] as const;

export type Kind = (typeof kinds)[number];

/** Bytes by kind. */
export type FirstView = Record<Kind, number>;

/** The phone that Lighthouse measures with. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * What a phone with an empty cache downloads for a page before anybody touches it, text as gzip makes
 * it, so that the figures do not depend on the server. Without headers, without the service worker,
 * which comes once the page is done, and without pictures that the first window does not show: how
 * far ahead they are fetched is up to the browser and its connection.
 * @param until what the page shows once everything has come that it asks for by itself
 */
export async function firstViewOf(
  browser: Browser,
  url: string,
  until = "html",
): Promise<FirstView> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  // By their addresses: what is asked for again comes from the cache.
  const downloads = new Map<string, Promise<{ kind: Kind; bytes: number }>>();
  page.on("response", (response) => {
    if (!downloads.has(response.url())) downloads.set(response.url(), read(response));
  });
  const response = await page.goto(url, { waitUntil: "networkidle" });
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}.`);
  await page.locator(until).waitFor();
  const further = new Set(await page.evaluate(picturesBelow));
  const view: FirstView = { HTML: 0, JavaScript: 0, CSS: 0, fonts: 0, images: 0, other: 0 };
  for (const [address, download] of downloads) {
    if (further.has(address)) continue;
    const { kind, bytes } = await download;
    view[kind] += bytes;
  }
  await context.close();
  if (view.HTML === 0) throw new Error(`${url} has no HTML: that is no measurement.`);
  return view;
}

/** Addresses of the pictures that only scrolling shows. Runs in the page. */
function picturesBelow(): string[] {
  const isBelow = (image: Element) => image.getBoundingClientRect().top >= innerHeight;
  return [...document.images].filter(isBelow).map(({ currentSrc }) => currentSrc);
}

/** All bytes of a first view. */
export function totalOf(view: FirstView): number {
  return kinds.reduce((sum, kind) => sum + view[kind], 0);
}

async function read(response: Response): Promise<{ kind: Kind; bytes: number }> {
  const type = response.headers()["content-type"] ?? "";
  const kind = kindOf(response, type);
  // A redirect, and what the page gave up, has no body.
  const body = await response.body().catch(() => Buffer.alloc(0));
  const isPacked = kind === "fonts" || (kind === "images" && !type.includes("svg"));
  return { kind, bytes: body.length === 0 || isPacked ? body.length : gzipSync(body).length };
}

/** By the type of the content, because a file that is fetched ahead has no other mark. */
function kindOf(response: Response, type: string): Kind {
  if (response.request().isNavigationRequest()) return "HTML";
  if (/javascript/.test(type)) return "JavaScript";
  if (/^text\/css/.test(type)) return "CSS";
  if (/^font\/|woff/.test(type)) return "fonts";
  return /^image\//.test(type) ? "images" : "other";
}
