import { type NextRequest, NextResponse } from "next/server";
import { FREE_PAGES_PATH, isSitePath, pageAt, UNMATCHED_PATH } from "#schemas/shared/routes.ts";
import { ANSWER_PATH } from "#schemas/shared/tools/tool-address.ts";
import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import type { RoutingTable } from "#web/content/answers/live-content.ts";
import { currentRoutingTable } from "./routing-table.ts";

/**
 * Tells known paths, redirects and everything else apart, in one place. `notFound()` inside a
 * dynamic ISR route would answer 404 with an empty body to visitors without JavaScript, and each
 * unknown slug would leave an entry in the cache; rewriting all of them to one path does neither.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  return routeRequest(request, await currentRoutingTable(), isDraftRequest(request));
}

/**
 * Sends a request on to its page, to the target of a redirect, or to the page for unknown paths.
 * Without a table everything goes on, and the pages themselves know what they are.
 * @param isEditors it may also be of a page that is not published yet
 */
export function routeRequest(
  request: NextRequest,
  table: RoutingTable | undefined,
  isEditors = false,
): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  const isFree = pageAt(pathname)?.type === "freePage";
  const isLive = table?.isLive(pathname) ?? true;
  const redirect = table?.redirects.find(pathname, search);
  // A redirect outranks the draft of a page at a free address.
  const isDraft = isEditors && !isLive && isSitePath(pathname) && !(isFree && redirect);
  if (redirect !== undefined && !isDraft) {
    const target = new URL(redirect.target, request.url);
    target.search = redirect.search;
    return NextResponse.redirect(target, redirect.permanent ? 308 : 307);
  }
  const rewriteTo = (address: string) => NextResponse.rewrite(new URL(address, request.url));
  if (!isLive && !isDraft) return rewriteTo(UNMATCHED_PATH);
  if (!isFree) return NextResponse.next();
  // Next has the pages at free addresses in a folder, and answers of their tools in another.
  const folder = searchParams.has(TOOL_PARAMETER) ? ANSWER_PATH : FREE_PAGES_PATH;
  return rewriteTo(folder + pathname + search);
}

/**
 * `draftMode()` of Next does not know a draft here. The server of the site takes away every cookie
 * but an editor's. A host without it has no other preview than of published pages.
 */
function isDraftRequest({ headers }: NextRequest): boolean {
  const isTrusted = globalThis.nordune !== undefined || process.env.NODE_ENV !== "production";
  return isTrusted && headers.get("cookie")?.includes("__prerender_bypass=") === true;
}
