import { pageOfShareImage } from "#schemas/shared/head/share-image-path.ts";
import { ENGLISH, type LanguageId, pathIn, splitLanguage } from "#schemas/shared/languages.ts";
import { isSitePath, OFFLINE_PATH, pageAt } from "#schemas/shared/routes.ts";
import { isToolQuestion } from "#schemas/shared/tools/tool-address.ts";
import { isLanguageShown } from "#web/content/routing/routing-table.ts";
import type { RoutingTable } from "#web/content/store/content-query.ts";
import { withoutClosing } from "#web/lib/closing-signs.ts";
import type { SiteFiles } from "#web/lib/site-files.ts";
import { ownMarkdownPath, pageOfMarkdown, prefersMarkdown } from "./markdown-path.ts";
import { pageOfData } from "./page-data-path.ts";
import { decoded, withPlainNames } from "./plain-query.ts";

/** What a path of the site leads to. */
export type ResolvedPath =
  | { kind: "page" | "question" | "draft" | "file" }
  /** `inEnglish` is the address of the English page, for a page that its language does not have. */
  | { kind: "unknown"; inEnglish?: string }
  /** A page as Markdown. `page` is the path of the page, in its language. */
  | { kind: "markdown"; page: string }
  | { kind: "redirect"; location: string; permanent: boolean };

export type PathRequest = {
  /** The path of the request, percent-encoded. */
  pathname: string;
  /** The query with its question mark; empty without a query. */
  search: string;
  /** Whether an editor's browser sent the request. Editors see drafts. */
  isEditor: boolean;
  /** The types that the request accepts, as its header names them. */
  accept?: string | null | undefined;
};

/**
 * Says what a path leads to. No other function decides this.
 * @param table undefined while the list of pages is unknown. Then every path that may be a page
 *   counts as one, and the page itself responds with 404 if it does not exist.
 */
export function resolvePath(
  request: PathRequest,
  table: RoutingTable | undefined,
  files: SiteFiles,
): ResolvedPath {
  const canonical = canonicalPath(request.pathname);
  const resolved = resolveCanonicalPath({ ...request, pathname: canonical }, table, files);
  // A misspelled source of a redirect leads to the redirect's target at once, without a detour.
  if (canonical === request.pathname || resolved.kind === "redirect") return resolved;
  return { kind: "redirect", location: canonical + request.search, permanent: true };
}

/** @param changes the number of changes that were undone to find this path */
function resolveCanonicalPath(
  { pathname, search, isEditor, accept }: PathRequest,
  table: RoutingTable | undefined,
  files: SiteFiles,
  changes = 0,
): ResolvedPath {
  if (isFile(pathname, table, files)) return { kind: "file" };
  const shown = pageOfMarkdown(pathname);
  const plainSearch = withPlainNames(shown ?? pathname, search);
  const inPlainNames = (): ResolvedPath => ({
    kind: "redirect",
    location: pathname + plainSearch,
    permanent: true,
  });
  if (shown !== undefined && isPublishedPage(shown, table)) {
    return plainSearch === search ? { kind: "markdown", page: shown } : inPlainNames();
  }
  const { language, path } = splitLanguage(pathname);
  const page = pageAt(path);
  const isPublished = isPublishedPage(pathname, table);
  const isLive = isPublished || isOfflinePage(language, path, table);
  const redirect = findRedirect(pathname, search, table);
  // A redirect outranks the draft of a free page.
  const isOwnAddress = isSitePath(path) && !(page?.type === "freePage" && redirect);
  if (isEditor && (isLive || isOwnAddress)) return { kind: "draft" };
  if (redirect !== undefined) {
    const { target, permanent } = redirect;
    return { kind: "redirect", location: target + redirect.search, permanent };
  }
  if (isPublished && prefersMarkdown(accept)) return { kind: "markdown", page: pathname };
  if (isLive && plainSearch !== search) return inPlainNames();
  if (isLive) return { kind: isToolQuestion(pathname + search) ? "question" : "page" };
  // The page may return, so the redirect is temporary and browsers do not keep it.
  const next = table?.ended.get(path);
  if (next !== undefined) {
    const location = pathInLanguage(language, next, table) + search;
    return { kind: "redirect", location, permanent: false };
  }
  const unchanged = resolveChangedPath({ pathname, search }, table, files, changes);
  if (unchanged !== undefined) return unchanged;
  const inLowerCase = resolveInLowerCase({ pathname, search }, table, files, changes);
  if (inLowerCase !== undefined) return inLowerCase;
  const isEnglish = splitLanguage(path).language === ENGLISH;
  const hasEnglish = language !== ENGLISH && isEnglish && table?.paths.has(path) === true;
  return hasEnglish ? { kind: "unknown", inEnglish: path + search } : { kind: "unknown" };
}

/** Whether a path is that of a page. While the list of pages is unknown, every possible path is. */
const isPublishedPage = (pathname: string, table: RoutingTable | undefined): boolean =>
  pageAt(splitLanguage(pathname).path) !== undefined && (table?.paths.has(pathname) ?? true);

/**
 * What a path with capitals leads to. Addresses of pages are in lower case, so such a path is
 * redirected to the page. A redirect of the lower-case path is followed at once.
 */
function resolveInLowerCase(
  { pathname, search }: Pick<PathRequest, "pathname" | "search">,
  table: RoutingTable | undefined,
  files: SiteFiles,
  changes: number,
): ResolvedPath | undefined {
  const lower = pathname.toLowerCase();
  // Without a table, no path is known.
  if (lower === pathname || table === undefined) return undefined;
  const request = { pathname: lower, search, isEditor: false };
  const resolved = resolveCanonicalPath(request, table, files, changes);
  if (resolved.kind === "redirect" || resolved.kind === "unknown") return resolved;
  if (!isShown(resolved)) return undefined;
  return { kind: "redirect", location: lower + search, permanent: true };
}

/**
 * What a path leads to that was changed on its way. Programs that hand an address on encode its `#`,
 * `?` and `/`, append a campaign as if there was a query, take the punctuation after it along, break
 * it at a line's end and write another hyphen. Other sites end their paths with the name of a file.
 * No page has such signs in its path, so it is redirected to the page, with its query and fragment.
 */
function resolveChangedPath(
  { pathname, search }: Pick<PathRequest, "pathname" | "search">,
  table: RoutingTable | undefined,
  files: SiteFiles,
  changes: number,
): ResolvedPath | undefined {
  if (table === undefined || changes === MOST_CHANGES) return undefined;
  const changed = withoutChanges(pathname, search);
  if (changed === undefined) return undefined;
  const asked = new URL(`http://site${changed}`);
  const path = canonicalPath(asked.pathname);
  const request = { pathname: path, search: asked.search, isEditor: false };
  const resolved = resolveCanonicalPath(request, table, files, changes + 1);
  if (resolved.kind === "redirect") {
    const hash = resolved.location.includes("#") ? "" : asked.hash;
    return { ...resolved, location: resolved.location + hash };
  }
  if (resolved.kind === "unknown" && resolved.inEnglish !== undefined) {
    return { ...resolved, inEnglish: resolved.inEnglish + asked.hash };
  }
  // Files have addresses that people hand on, too: a feed, a list of figures.
  if (!isShown(resolved) && !files.paths.has(path)) return undefined;
  return { kind: "redirect", location: path + asked.search + asked.hash, permanent: true };
}

/** Whether a path is that of a page, in one of its forms. */
const isShown = ({ kind }: ResolvedPath): boolean =>
  ["page", "question", "markdown"].includes(kind);

/** So many changes of one address are undone. A request with thousands must cost no more. */
const MOST_CHANGES = 3;
/** `#` and `?`, encoded once or twice, and a `#` as Excel writes it in a link. */
const ENCODED_MARK = /%(?:25)?(?:23|3F)|%(?:25)?20-%(?:25)?20/i;
/** Signs at the end of a path that are no letters, as they are and encoded. */
const LAST_SIGNS = /(?:%[\da-f]{2}|[^\w/%-]){1,12}$/i;

/** An address without one of the changes that programs make; undefined if it has none. */
function withoutChanges(pathname: string, search: string): string | undefined {
  const mark = pathname.search(ENCODED_MARK);
  if (mark >= 0) {
    const end = pathname.slice(mark);
    const rest = end.startsWith("%25") ? end.replaceAll("%25", "%") : withPlainMarks(end);
    // A query after `#` belongs to the fragment if nothing else does, as in a link to a result.
    const isAfterName = /^#[^?]/.test(rest);
    return pathname.slice(0, mark) + (isAfterName ? search + rest : rest + search);
  }
  const ampersand = pathname.indexOf("&");
  if (ampersand > 0) {
    const added = pathname.slice(ampersand).replace(/^&(?:amp;)*/i, "?");
    return pathname.slice(0, ampersand) + added + search.replace("?", "&");
  }
  const [signs = ""] = LAST_SIGNS.exec(pathname) ?? [];
  const isClosing = signs !== "" && withoutClosing(decoded(signs) ?? signs) === "";
  if (isClosing) return pathname.slice(0, -signs.length) + search;
  const changed = [withPlainSigns, ownMarkdownPath, withoutFileName].map((of) => of(pathname));
  const other = changed.find((path) => path !== pathname);
  return other === undefined ? undefined : other + search;
}

/** A path without encoded slashes, white space and signs that nobody sees, and with plain hyphens. */
function withPlainSigns(pathname: string): string {
  const text = decoded(pathname);
  if (text === undefined || !pathname.includes("%")) return pathname;
  return encodeURI(text.replace(/[\s\p{Cf}]/gu, "").replace(/\p{Pd}/gu, "-"));
}

/** The name of a file at the end of a path, as sites of files and scripts have it. */
const FILE_NAME = /(?:(?<=\/)(?:index|default))?\.(?:html?|xhtml|shtml|php\d?|aspx?|jspx?|cfm)$/i;

/** `/about` for `/about.html`, `/about.php` and `/about/index.html`. */
const withoutFileName = (pathname: string): string => pathname.replace(FILE_NAME, "");

/** The encoded end of an address. If its `=` is plain, only `#` and `?` were encoded. */
function withPlainMarks(rest: string): string {
  const marks = rest.replace(/%23|%20-%20/g, "#").replace(/%3F/gi, "?");
  return rest.includes("=") ? marks : (decoded(marks) ?? marks);
}

/**
 * A redirect from this path, to the page in the language of the path. A path in another language
 * that has none follows the redirect of the English path.
 */
function findRedirect(pathname: string, search: string, table: RoutingTable | undefined) {
  const { path } = splitLanguage(pathname);
  // Redirects are found in any case.
  const { language } = splitLanguage(pathname.toLowerCase());
  const redirect = table?.redirects.find(pathname, search) ?? table?.redirects.find(path, search);
  return redirect && { ...redirect, target: pathInLanguage(language, redirect.target, table) };
}

/** Whether a path is the offline page, in English or in a language that has pages. */
const isOfflinePage = (language: LanguageId, path: string, table: RoutingTable | undefined) =>
  path === OFFLINE_PATH && isLanguageShown(language, table);

/** The path of a page in a language, or in English if there is no such page. */
function pathInLanguage(language: LanguageId, path: string, table: RoutingTable | undefined) {
  const translated = pathIn(language, path);
  return table?.paths.has(translated) ? translated : path;
}

function isFile(pathname: string, table: RoutingTable | undefined, files: SiteFiles): boolean {
  const shared = pageOfShareImage(pathname);
  if (shared !== undefined)
    return table?.paths.has(shared) ?? pageAt(splitLanguage(shared).path) !== undefined;
  const stored = pageOfData(pathname);
  if (stored !== undefined) return table?.paths.has(stored) ?? true;
  return files.paths.has(pathname) || files.folders.some((folder) => pathname.startsWith(folder));
}

/**
 * The canonical spelling of a path, so that a cache keeps one response for it. Repeated slashes, a
 * trailing slash and needless percent-encoding are removed (RFC 3986, 6.2.2).
 */
function canonicalPath(path: string): string {
  const plain = path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
  const whole = new URL(`http://site${plain}`).pathname.replace(/\/{2,}/g, "/");
  return whole === "/" ? whole : whole.replace(/\/$/, "");
}
