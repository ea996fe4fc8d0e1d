import pMap from "p-map";
import { SITEMAP_PATH } from "../../../schemas/shared/routes.ts";
import { type PageModel, readPage } from "./page-model.ts";
import type { SiteReader } from "./site-reader.ts";

/** A page as the walk found it; status 0 when nothing answered. */
export type WalkedPage = {
  path: string;
  status: number;
  /** Where a redirect led to, on this site or elsewhere. */
  redirectedTo?: string;
  model?: PageModel;
};

export type SiteWalk = {
  base: string;
  sitemap: ReadonlySet<string>;
  pages: ReadonlyMap<string, WalkedPage>;
  /** Status of every picture by its whole address; 0 when nothing answered. */
  pictures: ReadonlyMap<string, number>;
};

/** How far the walk is: what it does, and how much of what it knows of is done. */
export type Progress = { doing: "pages" | "pictures"; done: number; known: number };

/** Thrown when there is no site to walk. */
export class SiteNotRunningError extends Error {
  override name = "SiteNotRunningError";
}

/** Enough to be quick, too few to disturb the visitors of the site. */
const concurrency = 4;
/** A site that links to ever new addresses must not keep the walk going for ever. */
const MOST_PAGES = 2_000;

/**
 * Visits every page that the sitemap, the route table or a page links to, and every picture.
 * @param base address of the site without a trailing slash
 * @param knownPaths pages that must be there whatever links to them
 * @throws SiteNotRunningError
 */
export async function walkSite(options: {
  base: string;
  knownPaths: Iterable<string>;
  reader: SiteReader;
  onProgress?: (progress: Progress) => void;
}): Promise<SiteWalk> {
  const { base, reader, onProgress = () => {} } = options;
  const sitemap = await readSitemap(base, reader);
  const pages = new Map<string, WalkedPage>();
  let next = [...new Set([...sitemap, ...options.knownPaths])];
  while (next.length > 0 && pages.size < MOST_PAGES) {
    const known = pages.size + next.length;
    const visited = next.slice(0, MOST_PAGES - pages.size);
    const visitPage = async (path: string) => {
      pages.set(path, await visit(path, base, reader));
      onProgress({ doing: "pages", done: pages.size, known });
    };
    await pMap(visited, visitPage, { concurrency });
    const linked = new Set([...pages.values()].flatMap((page) => linkedPaths(page, base)));
    next = [...linked].filter((path) => !pages.has(path));
  }
  const addresses = new Set([...pages.values()].flatMap((page) => pictureAddresses(page, base)));
  const pictures = new Map<string, number>();
  const visitPicture = async (address: string) => {
    pictures.set(address, await reader.pictureStatus(address));
    onProgress({ doing: "pictures", done: pictures.size, known: addresses.size });
  };
  await pMap(addresses, visitPicture, { concurrency });
  return { base, sitemap, pages, pictures };
}

async function readSitemap(base: string, reader: SiteReader): Promise<ReadonlySet<string>> {
  const answer = await reader.readText(base + SITEMAP_PATH).catch((cause: unknown) => {
    throw new SiteNotRunningError(`The site does not answer at ${base}.`, { cause });
  });
  if (answer.status !== 200) {
    throw new SiteNotRunningError(
      `The site answers ${answer.status} at ${base + SITEMAP_PATH}, where its sitemap should be.`,
    );
  }
  const addresses = [...answer.text.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)];
  return new Set(addresses.flatMap(([, address = ""]) => linkOnSite(address, base)?.path ?? []));
}

async function visit(path: string, base: string, reader: SiteReader): Promise<WalkedPage> {
  try {
    const { status, address, html } = await reader.readText(base + path);
    const isElsewhere = linkOnSite(address, base)?.path !== path;
    return {
      path,
      status,
      // The page behind a redirect is visited at its own address.
      ...(isElsewhere ? { redirectedTo: address } : {}),
      ...(!isElsewhere && status === 200 && html !== undefined ? { model: readPage(html) } : {}),
    };
  } catch {
    return { path, status: 0 };
  }
}

function linkedPaths(page: WalkedPage, base: string): string[] {
  const links = page.model?.links.map((href) => linkOnSite(href, base + page.path)) ?? [];
  const target = page.redirectedTo === undefined ? undefined : linkOnSite(page.redirectedTo, base);
  return [...links, target].flatMap((link) => link?.path ?? []);
}

/** Whole addresses of a page's pictures; those written into the page itself always load. */
function pictureAddresses(page: WalkedPage, base: string): string[] {
  return (page.model?.pictures ?? []).flatMap(
    ({ address }) => pictureAddress(address, base + page.path) ?? [],
  );
}

/** Whole http(s) address of a picture, or undefined for one that needs no request. */
export function pictureAddress(address: string, pageAddress: string): string | undefined {
  if (!URL.canParse(address, pageAddress)) return undefined;
  const url = new URL(address, pageAddress);
  return url.protocol === "http:" || url.protocol === "https:" ? url.href : undefined;
}

/**
 * Path, and place on the page, of a link that stays on this site; undefined for any other.
 * @param pageAddress whole address of the page that holds the link
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

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
