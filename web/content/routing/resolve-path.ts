import { pageOfShareImage } from "#schemas/shared/head/share-image-path.ts";
import { isSitePath, OFFLINE_PATH, pageAt } from "#schemas/shared/routes.ts";
import { isToolQuestion } from "#schemas/shared/tools/tool-address.ts";
import type { RoutingTable } from "#web/content/store/content-query.ts";
import type { SiteFiles } from "#web/lib/site-files.ts";

/** What a path of the site is. */
export type Resolved =
  | { kind: "page" | "question" | "draft" | "file" | "unknown" }
  | { kind: "redirect"; location: string; permanent: boolean };

export type PathRequest = {
  /** As the request has it, percent-encoded. */
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  /** Does the browser of an editor ask, who sees what is not published yet? */
  isEditor: boolean;
};

/**
 * Says what a path is: the one place that knows.
 * @param table undefined while it is not known which pages there are: then everything that may be a
 * page is one, and the page itself knows whether it is there
 */
export function resolvePath(
  asked: PathRequest,
  table: RoutingTable | undefined,
  files: SiteFiles,
): Resolved {
  const spelling = ownSpelling(asked.pathname);
  const resolved = resolveSpelling({ ...asked, pathname: spelling }, table, files);
  // Where another redirect starts, a visitor goes to its target at once.
  if (spelling === asked.pathname || resolved.kind === "redirect") return resolved;
  return { kind: "redirect", location: spelling + asked.search, permanent: true };
}

function resolveSpelling(
  { pathname, search, isEditor }: PathRequest,
  table: RoutingTable | undefined,
  files: SiteFiles,
): Resolved {
  if (isFile(pathname, table, files)) return { kind: "file" };
  const page = pageAt(pathname);
  const isPublished = page !== undefined && (table?.paths.has(pathname) ?? true);
  const isLive = pathname === OFFLINE_PATH || isPublished;
  const redirect = table?.redirects.find(pathname, search);
  // A redirect outranks the draft of a page at a free address.
  const isOwnAddress = isSitePath(pathname) && !(page?.type === "freePage" && redirect);
  if (isEditor && (isLive || isOwnAddress)) return { kind: "draft" };
  if (redirect !== undefined) {
    const { target, permanent } = redirect;
    return { kind: "redirect", location: target + redirect.search, permanent };
  }
  if (isLive) return { kind: isToolQuestion(pathname + search) ? "question" : "page" };
  // The page may come again: browsers do not keep where it led.
  const next = table?.ended.get(pathname);
  if (next !== undefined) return { kind: "redirect", location: next + search, permanent: false };
  return { kind: "unknown" };
}

function isFile(pathname: string, table: RoutingTable | undefined, files: SiteFiles): boolean {
  const shared = pageOfShareImage(pathname);
  if (shared !== undefined) return table?.paths.has(shared) ?? pageAt(shared) !== undefined;
  return files.paths.has(pathname) || files.folders.some((folder) => pathname.startsWith(folder));
}

/**
 * The one spelling of a path, so that whatever keeps answers keeps one for it: no slash twice, none
 * at the end, and nothing encoded that stands for itself (RFC 3986, 6.2.2).
 */
function ownSpelling(path: string): string {
  const plain = path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded;
  });
  const whole = new URL(`http://site${plain}`).pathname.replace(/\/{2,}/g, "/");
  return whole === "/" ? whole : whole.replace(/\/$/, "");
}
