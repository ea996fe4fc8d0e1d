import pMap from "p-map";
import { pageOfShareImage } from "../../../schemas/shared/head/share-image-path.ts";
import { SITEMAP_PATH } from "../../../schemas/shared/routes.ts";
import { type PageModel, readPage } from "./page-model.ts";

/** A visited page. Status 0 means that there was no response. */
export type WalkedPage = {
  path: string;
  status: number;
  /** The target of a redirect, on this site or elsewhere. */
  redirectedTo?: string;
  model?: PageModel;
  /** Links to pages of this site. */
  links: readonly SiteLink[];
  /** Full addresses of images that are requested; empty for one that has no address. */
  pictures: readonly string[];
};

/** A link as it is written, and the path and fragment that it leads to. */
export type SiteLink = { href: string; path: string; anchor: string };

export type SiteWalk = {
  base: string;
  sitemap: ReadonlySet<string>;
  pages: ReadonlyMap<string, WalkedPage>;
  /** Status of every image by its full address; 0 without a response. */
  pictures: ReadonlyMap<string, number>;
};

/** The current step of the checks, and its progress. */
export type Progress = { doing: "documents" | "pages" | "pictures"; done: number; known: number };

/** There is no site to check. */
export class SiteNotRunningError extends Error {
  override name = "SiteNotRunningError";
}

/** Number of parallel requests: quick, without disturbing visitors. */
const concurrency = 4;
/** A limit besides the pages that are known, because a site may link to ever new addresses. */
const MOST_LINKED = 2_000;

/** A site that renders thousands of pages after an import answers late. */
const TIMEOUT_MS = 60_000;

/**
 * Visits every page of the sitemap and the route table, every linked page and every image that the
 * site does not draw itself.
 * @param base address of the site without a trailing slash
 * @param knownPaths pages that must exist even without a link
 * @throws SiteNotRunningError
 */
export async function walkSite(
  base: string,
  knownPaths: Iterable<string> = [],
  onProgress: (progress: Progress) => void = () => {},
): Promise<SiteWalk> {
  const sitemap = await readSitemap(base);
  const linkIn = rememberedLinks();
  const pages = new Map<string, WalkedPage>();
  let next = [...new Set([...sitemap, ...knownPaths])];
  const most = next.length + MOST_LINKED;
  while (next.length > 0 && pages.size < most) {
    const known = pages.size + next.length;
    let done = pages.size;
    const visited = next.slice(0, most - pages.size);
    const visitPage = async (path: string) => {
      const page = await visit(path, base, linkIn);
      done += 1;
      onProgress({ doing: "pages", done, known });
      return page;
    };
    // In their order, whichever answers first, so that findings name the same page each time.
    const answered = await pMap(visited, visitPage, { concurrency });
    for (const page of answered) pages.set(page.path, page);
    const linked = new Set(visited.flatMap((path) => linkedPaths(pages.get(path), base)));
    next = [...linked].filter((path) => !pages.has(path));
  }
  const addresses = new Set([...pages.values()].flatMap((page) => page.pictures));
  addresses.delete("");
  // The site draws the image of a shared link from what is on its page, so no request tells more.
  const isDrawn = (address: string): boolean => {
    const { path = "" } = linkOnSite(address, base) ?? {};
    return pages.get(pageOfShareImage(path) ?? "")?.model !== undefined;
  };
  const pictures = new Map(
    [...addresses].filter(isDrawn).map((address): [string, number] => [address, 200]),
  );
  const visitPicture = async (address: string) => {
    const response = await ask(address, "HEAD").catch(() => undefined);
    pictures.set(address, response?.status ?? 0);
    onProgress({ doing: "pictures", done: pictures.size, known: addresses.size });
  };
  const others = [...addresses].filter((address) => !pictures.has(address));
  await pMap(others, visitPicture, { concurrency });
  return { base, sitemap, pages, pictures };
}

/**
 * This runs in Node, and in the Studio, whose origin `next.config.mjs` allows. It sends no cookies,
 * so it sees public pages.
 */
function ask(address: string, method = "GET"): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return fetch(address, { method, cache: "no-store", credentials: "omit", signal });
}

async function readSitemap(base: string): Promise<ReadonlySet<string>> {
  const response = await ask(base + SITEMAP_PATH).catch((cause: unknown) => {
    throw new SiteNotRunningError(`The site does not answer at ${base}.`, { cause });
  });
  if (response.status !== 200) {
    throw new SiteNotRunningError(
      `The site answers ${response.status} at ${base + SITEMAP_PATH}, where its sitemap should be.`,
    );
  }
  const addresses = [...(await response.text()).matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)];
  return new Set(addresses.flatMap(([, address = ""]) => linkOnSite(address, base)?.path ?? []));
}

const NOTHING = { links: [], pictures: [] };

async function visit(path: string, base: string, linkIn: typeof linkOnSite): Promise<WalkedPage> {
  try {
    const response = await ask(base + path);
    const { status, url } = response;
    const text = await response.text();
    // The target of a redirect is visited under its own address.
    if (linkOnSite(url, base)?.path !== path)
      return { path, status, redirectedTo: url, ...NOTHING };
    const isPage = response.headers.get("content-type")?.includes("text/html") === true;
    if (!isPage || status !== 200) return { path, status, ...NOTHING };
    const model = readPage(text);
    // Here page by page, because addresses of thousands of links at once would hold up the browser.
    const links = model.links.flatMap((href): SiteLink[] => {
      const link = linkIn(href, base + path);
      return link === undefined ? [] : [{ href, ...link }];
    });
    // Data addresses always load.
    const pictures = model.pictures.flatMap(({ address }) =>
      address === "" ? "" : (pictureAddress(address, base + path) ?? []),
    );
    return { path, status, model, links, pictures };
  } catch {
    return { path, status: 0, ...NOTHING };
  }
}

function linkedPaths(page: WalkedPage | undefined, base: string): string[] {
  const { links = [], redirectedTo } = page ?? {};
  const target = redirectedTo === undefined ? undefined : linkOnSite(redirectedTo, base);
  return [...links, target].flatMap((link) => link?.path ?? []);
}

/** Full http(s) address of an image; undefined for one that needs no request. */
function pictureAddress(address: string, pageAddress: string): string | undefined {
  if (!URL.canParse(address, pageAddress)) return undefined;
  const url = new URL(address, pageAddress);
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : undefined;
}

/**
 * Path and fragment of an internal link; undefined for any other link.
 * @param pageAddress full address of the page with the link
 */
export function linkOnSite(
  href: string,
  pageAddress: string,
): { path: string; anchor: string } | undefined {
  if (!URL.canParse(href, pageAddress)) return undefined;
  const url = new URL(href, pageAddress);
  if (url.origin !== new URL(pageAddress).origin) return undefined;
  return { path: url.pathname, anchor: decoded(url.hash.slice(1)) };
}

/** Reads a link from the root once, because all pages have those of the menus. */
function rememberedLinks(): typeof linkOnSite {
  const known = new Map<string, ReturnType<typeof linkOnSite>>();
  return (href, pageAddress) => {
    if (!/^\/(?![/\\])/.test(href)) return linkOnSite(href, pageAddress);
    if (!known.has(href)) known.set(href, linkOnSite(href, pageAddress));
    return known.get(href);
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
