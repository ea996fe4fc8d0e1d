import { type NextRequest, NextResponse } from "next/server";
import { pageOfShareImage } from "#schemas/head/share-image-path.ts";
import { isSitePath, UNMATCHED_PATH } from "#schemas/routes.ts";
import { isDraft } from "#web/preview/draft.ts";
import { routingTables } from "./current-routing-table.ts";
import type { RoutingTable } from "./routing-table.ts";

/**
 * Tells known paths, redirects and everything else apart, in one place. `notFound()` inside a
 * dynamic ISR route would answer 404 with an empty body to visitors without JavaScript, and each
 * unknown slug would leave an entry in the cache; rewriting all of them to one path does neither.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const table = routingTables().current();
  if (table?.paths.has(request.nextUrl.pathname) !== true && (await isDraft())) {
    return routeDraft(request);
  }
  return routeRequest(request, table);
}

/** An editor also sees pages that are not published yet, and no redirects. */
function routeDraft(request: NextRequest): NextResponse {
  if (isSitePath(request.nextUrl.pathname)) return NextResponse.next();
  return NextResponse.rewrite(new URL(UNMATCHED_PATH, request.nextUrl));
}

/**
 * Sends a request on to its page, to the target of a redirect, or to the page for unknown paths.
 * Without a table everything goes on, and the pages themselves know what they are.
 */
export function routeRequest(request: NextRequest, table: RoutingTable | undefined): NextResponse {
  if (table === undefined) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  const redirect = table.redirects.get(pathname);
  if (redirect !== undefined) {
    const target = new URL(redirect.target, request.nextUrl);
    if (target.search === "") target.search = search;
    return NextResponse.redirect(target, redirect.permanent ? 308 : 307);
  }
  if (table.paths.has(pageOfShareImage(pathname) ?? pathname)) return NextResponse.next();
  return NextResponse.rewrite(new URL(UNMATCHED_PATH, request.nextUrl));
}
