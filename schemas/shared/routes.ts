import { languages } from "./languages.ts";
import { isRecord } from "./record.ts";

/**
 * The only route table. Links, the sitemap, redirect checks and the Studio's "View page" all use
 * it.
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
  // This comes last, because free pages have all addresses that the others leave.
  freePage: { prefix: "" },
} as const satisfies Record<string, { path: string } | { prefix: string }>;

/** No page can have this path. The Studio uses it to show the page for unknown addresses. */
export const UNKNOWN_PATH = "/_unmatched/page";

/** The page for visitors without a connection. It is not listed anywhere. */
export const OFFLINE_PATH = "/offline";

/** The paths at which Next looks for the page for unknown addresses, and for the error page. */
export const NOT_FOUND_PATH = "/404";
export const ERROR_PATH = "/500";

/** Drafts are rendered below this path. The address bar does not show it. */
export const PREVIEW_PATH = "/preview";

/** Pages with a tool's answer are rendered below this path. The address bar does not show it. */
export const TOOLS_API_PATH = "/api/tools";

/** The calendar files of tools are below this path. */
export const CALENDAR_PATH = "/api/calendar";

/** Pages are rendered as Markdown below this path. The address bar does not show it. */
export const MARKDOWN_API_PATH = "/api/markdown";

/** The list of pages for assistants (https://llmstxt.org). */
export const LLMS_PATH = "/llms.txt";

export const SITEMAP_PATH = "/sitemap.xml";

/** The feed of changed figures. */
export const FIGURES_FEED_PATH = "/figures.xml";

/** All figures as JSON for programs, and the JSON Schema of that file. */
export const FIGURES_JSON_PATH = "/figures.json";
export const FIGURES_SCHEMA_PATH = "/figures.schema.json";

/** The folder of the API route for the sources of all figures, by language. */
export const FIGURE_SOURCES_PATH = "/api/figure-sources/";

/** The rules for crawlers. */
export const ROBOTS_PATH = "/robots.txt";

/** The contact for security problems (RFC 9116). */
export const SECURITY_PATH = "/.well-known/security.txt";

/** The rules by which browsers prerender pages. */
export const SPECULATION_RULES_PATH = "/speculation-rules.json";

export type PageType = keyof typeof routeTable;

/** Types with one page at a fixed path. */
export type FixedPageType = {
  [Type in PageType]: (typeof routeTable)[Type] extends { path: string } ? Type : never;
}[PageType];

export const pageTypes = Object.keys(routeTable).filter(isPageType);

/** Paths that always exist. */
export const fixedPaths: readonly string[] = Object.values(routeTable).flatMap((route) =>
  "path" in route ? [route.path] : [],
);

/** Types whose pages have the path `prefix/<slug>`, with that prefix. */
export const slugRoutes: readonly { type: PageType; prefix: string }[] = pageTypes.flatMap(
  (type) => {
    const route = routeTable[type];
    return "prefix" in route ? [{ type, prefix: route.prefix }] : [];
  },
);

/** Types of documents that are a page with a slug. */
export const slugTypes: readonly PageType[] = slugRoutes.map(({ type }) => type);

export function isPageType(type: string): type is PageType {
  return Object.hasOwn(routeTable, type);
}

export function fixedPath(type: FixedPageType): string {
  return routeTable[type].path;
}

/**
 * Path of the page that shows a document; undefined for a document without a page or without a
 * slug.
 */
export function pathOf(document: { _type: string; slug?: string | null }): string | undefined {
  if (!isPageType(document._type)) return undefined;
  const route = routeTable[document._type];
  if ("path" in route) return route.path;
  return document.slug ? `${route.prefix}/${document.slug}` : undefined;
}

/** Whether a document is the page at a fixed path. It has its type as its id, and is always there. */
export const isFixedPage = (id: string): boolean => pathOf({ _type: id }) !== undefined;

/** First words of addresses that are reserved for the site or for other types of pages. */
export const reservedWords: ReadonlySet<string> = new Set([
  ..."api brand built offline pictures preview share-image studio".split(" "),
  ...languages.map(({ id }) => id),
  ...slugRoutes.flatMap(({ prefix }) => (prefix === "" ? [] : [prefix.slice(1)])),
]);

const WORDS = "[a-z0-9]+(?:-[a-z0-9]+)*";
const freeAddress = new RegExp(`^(${WORDS})(?:/${WORDS})?$`);

/** The first word of a well-formed address of one or two levels, such as `spring/nordic-founders`. */
export const firstWordOf = (address: string): string | undefined => freeAddress.exec(address)?.[1];

/** Whether a page can have this slug. A free page has one or two words, other pages have one. */
function isSlug(type: PageType, slug: string): boolean {
  if (type !== "freePage") return slug !== "" && !slug.includes("/");
  const word = firstWordOf(slug);
  return word !== undefined && !reservedWords.has(word);
}

/** The slug in a document's slug field, whatever the field contains. */
export function currentSlug(field: unknown): string | undefined {
  return isRecord(field) && typeof field.current === "string" ? field.current : undefined;
}

/** Every path of a published page: the fixed ones, and those of `documents`. */
export function pathsOfPages(
  documents: readonly { _type: string; slug?: string | null }[],
): ReadonlySet<string> {
  return new Set([...fixedPaths, ...documents.flatMap((document) => pathOf(document) ?? [])]);
}

/** Whether `path` can belong to a page, published or not. */
export function isSitePath(path: string): boolean {
  return path === OFFLINE_PATH || path === UNKNOWN_PATH || pageAt(path) !== undefined;
}

/** The type and slug of the page at `path`: the reverse of `pathOf`. */
export function pageAt(path: string): { type: PageType; slug?: string } | undefined {
  const fixed = pageTypes.find((type) => pathOf({ _type: type }) === path);
  if (fixed !== undefined) return { type: fixed };
  for (const { type, prefix } of slugRoutes) {
    const slug = path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : "";
    if (isSlug(type, slug)) return { type, slug };
  }
  return undefined;
}
