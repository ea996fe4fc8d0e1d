import { isRecord } from "./record.ts";

/**
 * The one route table. Site links, the sitemap, redirect checks and the Studio's
 * "View page" all read it; nothing else knows where a document is shown.
 */
const routeTable = {
  homePage: { path: "/" },
  freeZonesPage: { path: "/free-zones" },
  taxBenefitsPage: { path: "/free-zones/tax-benefits" },
  advantagesPage: { path: "/uae-advantages" },
  aboutPage: { path: "/about" },
  contactPage: { path: "/contact" },
  cookiePolicyPage: { path: "/cookie-policy" },
  service: { prefix: "/services" },
  emirate: { prefix: "/free-zones" },
  advantage: { prefix: "/advantages" },
  // Last: its pages have what addresses the others leave.
  freePage: { prefix: "" },
} as const satisfies Record<string, { path: string } | { prefix: string }>;

/** No page can live here: the Studio shows editors there what visitors of unknown addresses see. */
export const UNKNOWN_PATH = "/_unmatched/page";

/** The page that visitors without a connection see; it is no page of the site otherwise. */
export const OFFLINE_PATH = "/offline";

/** Where Next looks for the page of unknown addresses, and for what stands in for one that failed. */
export const NOT_FOUND_PATH = "/404";
export const ERROR_PATH = "/500";

/** Below it an editor's browser gets every page as a draft; the address bar does not show it. */
export const PREVIEW_PATH = "/preview";

/** Below it every page with a tool answers a visitor's question; the address bar does not show it. */
export const QUESTION_PATH = "/api/tools";

export const SITEMAP_PATH = "/sitemap.xml";

/** Where readers of feeds find which figures have changed. */
export const FIGURES_FEED_PATH = "/figures.xml";

/** What crawlers may read. */
export const ROBOTS_PATH = "/robots.txt";

/** Where those who find a weakness read whom to tell (RFC 9116). */
export const SECURITY_PATH = "/.well-known/security.txt";

/** Where browsers find which pages they may render ahead. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

export type PageType = keyof typeof routeTable;

/** Types of which there is one page, at a path that never changes. */
export type FixedPageType = {
  [Type in PageType]: (typeof routeTable)[Type] extends { path: string } ? Type : never;
}[PageType];

export const pageTypes = Object.keys(routeTable).filter(isPageType);

/** Paths that exist whatever the content lake holds. */
export const fixedPaths: readonly string[] = Object.values(routeTable).flatMap((route) =>
  "path" in route ? [route.path] : [],
);

/** Types whose pages live under `prefix/<slug>`, with that prefix. */
export const slugRoutes: readonly { type: PageType; prefix: string }[] = pageTypes.flatMap(
  (type) => {
    const route = routeTable[type];
    return "prefix" in route ? [{ type, prefix: route.prefix }] : [];
  },
);

/** Types of documents that are a page at their own slug. */
export const slugTypes: readonly PageType[] = slugRoutes.map(({ type }) => type);

export function isPageType(type: string): type is PageType {
  return Object.hasOwn(routeTable, type);
}

export function fixedPath(type: FixedPageType): string {
  return routeTable[type].path;
}

/**
 * Path of the page that shows a document, or undefined when the document is not a page
 * or has no slug yet.
 */
export function pathOf(document: { _type: string; slug?: string | null }): string | undefined {
  if (!isPageType(document._type)) return undefined;
  const route = routeTable[document._type];
  if ("path" in route) return route.path;
  return document.slug ? `${route.prefix}/${document.slug}` : undefined;
}

/** First words of addresses that the site keeps for itself, or that other types of pages begin with. */
export const reservedWords: ReadonlySet<string> = new Set([
  ..."api brand built offline pictures preview share-image studio".split(" "),
  ...slugRoutes.flatMap(({ prefix }) => (prefix === "" ? [] : [prefix.slice(1)])),
]);

const WORDS = "[a-z0-9]+(?:-[a-z0-9]+)*";
const freeAddress = new RegExp(`^(${WORDS})(?:/${WORDS})?$`);

/** The first word of a well-formed address of one or two levels, such as `spring/nordic-founders`. */
export const firstWordOf = (address: string): string | undefined => freeAddress.exec(address)?.[1];

/** May a page live at this slug? One of a free address has one or two words there, the others one. */
function isSlug(type: PageType, slug: string): boolean {
  if (type !== "freePage") return slug !== "" && !slug.includes("/");
  const word = firstWordOf(slug);
  return word !== undefined && !reservedWords.has(word);
}

/** The slug in a document's slug field, whatever the field holds. */
export function currentSlug(field: unknown): string | undefined {
  return isRecord(field) && typeof field.current === "string" ? field.current : undefined;
}

/** Every path at which a visitor finds a page: the fixed ones, and those of `documents`. */
export function pathsOfPages(
  documents: readonly { _type: string; slug?: string | null }[],
): ReadonlySet<string> {
  return new Set([...fixedPaths, ...documents.flatMap((document) => pathOf(document) ?? [])]);
}

/** May a page of the site live at `path`? One that is not published yet may, too. */
export function isSitePath(path: string): boolean {
  return path === OFFLINE_PATH || path === UNKNOWN_PATH || pageAt(path) !== undefined;
}

/** The page document that lives at `path`, were there one: the reverse of `pathOf`. */
export function pageAt(path: string): { type: PageType; slug?: string } | undefined {
  const fixed = pageTypes.find((type) => pathOf({ _type: type }) === path);
  if (fixed !== undefined) return { type: fixed };
  for (const { type, prefix } of slugRoutes) {
    const slug = path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : "";
    if (isSlug(type, slug)) return { type, slug };
  }
  return undefined;
}
