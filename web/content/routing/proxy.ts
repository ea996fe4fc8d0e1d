import type { NextRequest, NextResponse } from "next/server";
import { routingTables } from "./current-routing-table.ts";
import { routeRequest } from "./route-request.ts";

/**
 * Tells known paths, redirects and everything else apart, in one place. `notFound()` inside a
 * dynamic ISR route would answer 404 with an empty body to visitors without JavaScript, and each
 * unknown slug would leave an entry in the cache; rewriting all of them to one path does neither.
 */
export function proxy(request: NextRequest): NextResponse {
  return routeRequest(request, routingTables().current());
}
