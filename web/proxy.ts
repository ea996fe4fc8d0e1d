import type { NextRequest, NextResponse } from "next/server";
import { routingTables } from "#web/content/routing/current-routing-table.ts";
import { routeRequest } from "#web/content/routing/route-request.ts";

/**
 * Tells known paths, redirects and everything else apart, in one place. `notFound()` inside a
 * dynamic ISR route would answer 404 with an empty body to visitors without JavaScript, and each
 * unknown slug would leave an entry in the cache; rewriting all of them to one path does neither.
 */
export function proxy(request: NextRequest): NextResponse {
  return routeRequest(request, routingTables().current());
}

export const config = {
  // Pages that always exist, assets and the API skip the proxy: it would halve their throughput.
  // So do the offline page and its worker, whatever the content lake holds.
  // Next reads this string at build time; a unit test holds it against the route table.
  matcher:
    "/((?!$|about$|contact$|cookie-policy$|free-zones$|free-zones/tax-benefits$|uae-advantages$|offline$|service-worker\\.js$|sitemap\\.xml$|robots\\.txt$|manifest\\.webmanifest$|_next/|api/|brand/|favicon).*)",
};
