import { type NextRequest, NextResponse } from "next/server";
import { pageOfShareImage } from "#schemas/shared/head/share-image-path.ts";
import { FREE_PAGES_PATH, isSitePath, pageAt, UNMATCHED_PATH } from "#schemas/shared/routes.ts";
import { ANSWER_PATH } from "#schemas/shared/tools/tool-address.ts";
import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { readDraftCookie } from "#web/content/drafts/draft-cookie.ts";
import { buildDir } from "#web/lib/build-dir.ts";
import { currentRoutingTable } from "./current-routing-table.ts";
import type { RoutingTable } from "./routing-table.ts";

/**
 * Tells known paths, redirects and everything else apart, in one place. `notFound()` inside a
 * dynamic ISR route would answer 404 with an empty body to visitors without JavaScript, and each
 * unknown slug would leave an entry in the cache; rewriting all of them to one path does neither.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const table = await currentRoutingTable();
  const { pathname } = request.nextUrl;
  // An editor also sees pages that are not published yet; a redirect outranks one at a free address.
  const isLive = table?.paths.has(pathname) === true;
  const isTaken = isFree(pathname) && table?.redirects.find(pathname) !== undefined;
  if (!isLive && !isTaken && isSitePath(pathname) && isDraftRequest(request)) {
    return toPage(request);
  }
  return routeRequest(request, table);
}

const isFree = (pathname: string) => pageAt(pathname)?.type === "freePage";

/** Next has the pages at free addresses in a folder, and answers of their tools in another. */
function toPage({ nextUrl, url }: NextRequest): NextResponse {
  const { pathname, search, searchParams } = nextUrl;
  if (!isFree(pathname)) return NextResponse.next();
  const folder = searchParams.has(TOOL_PARAMETER) ? ANSWER_PATH : FREE_PAGES_PATH;
  return NextResponse.rewrite(new URL(folder + pathname + search, url));
}

let isDraftCookie: ReturnType<typeof readDraftCookie> | undefined;

/** `draftMode()` of Next does not know a draft here. */
function isDraftRequest(request: NextRequest): boolean {
  isDraftCookie ??= findDraftCookie();
  return isDraftCookie(request.headers.get("cookie") ?? undefined);
}

function findDraftCookie(): ReturnType<typeof readDraftCookie> {
  // In development there is no build to ask.
  if (process.env.NODE_ENV !== "production") {
    return (cookies = "") => cookies.includes("__prerender_bypass=");
  }
  try {
    return readDraftCookie(buildDir());
  } catch {
    // A host that keeps the build elsewhere: there, only published pages have a preview.
    return () => false;
  }
}

/**
 * Sends a request on to its page, to the target of a redirect, or to the page for unknown paths.
 * Without a table everything goes on, and the pages themselves know what they are.
 */
export function routeRequest(request: NextRequest, table: RoutingTable | undefined): NextResponse {
  if (table === undefined) return toPage(request);
  const { pathname, search } = request.nextUrl;
  const redirect = table.redirects.find(pathname, search);
  if (redirect !== undefined) {
    const target = new URL(redirect.target, request.url);
    target.search = redirect.search;
    return NextResponse.redirect(target, redirect.permanent ? 308 : 307);
  }
  if (table.paths.has(pageOfShareImage(pathname) ?? pathname)) return toPage(request);
  return NextResponse.rewrite(new URL(UNMATCHED_PATH, request.url));
}
