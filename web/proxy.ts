import { type NextRequest, NextResponse } from "next/server";
import { NOT_FOUND_PATH, PREVIEW_PATH, TOOLS_API_PATH } from "#schemas/shared/routes.ts";
import { currentRoutingTable } from "#web/content/routing/current-table.ts";
import { type ResolvedPath, resolvePath } from "#web/content/routing/resolve-path.ts";
import { DRAFT_COOKIE } from "#web/lib/draft-cookie.ts";
import { siteFiles } from "#web/lib/site-files.ts";

/**
 * In a process that does not follow the content lake, the table is fetched again for an unknown
 * path, at most this often.
 */
const TABLE_FOR_UNKNOWN_MS = 10_000;

const PAGE_METHODS = ["GET", "HEAD"];

/**
 * Sends a request to its page, to the target of a redirect, or to the page for unknown addresses.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = new URL(request.url);
  // The cookie may be forged. The preview page checks it.
  const isEditor = request.cookies.has(DRAFT_COOKIE);
  const pathRequest = { pathname, search, isEditor };
  const table = await currentRoutingTable();
  let resolved = resolvePath(pathRequest, table, siteFiles());
  if (resolved.kind === "unknown") {
    const newerTable = await currentRoutingTable(TABLE_FOR_UNKNOWN_MS);
    if (newerTable !== table) resolved = resolvePath(pathRequest, newerTable, siteFiles());
  }
  return responseFor(request, resolved);
}

function responseFor(request: NextRequest, resolved: ResolvedPath): NextResponse {
  const { pathname, search } = new URL(request.url);
  if (resolved.kind === "file") return NextResponse.next();
  // Next takes a POST to a page for a server action and would render the page.
  if (!PAGE_METHODS.includes(request.method)) {
    return new NextResponse(null, { status: 405, headers: { Allow: PAGE_METHODS.join(", ") } });
  }
  const rewriteTo = (path: string) => NextResponse.rewrite(new URL(path, request.url));
  switch (resolved.kind) {
    case "page":
      return NextResponse.next();
    case "question":
      return rewriteTo(TOOLS_API_PATH + pathname + search);
    case "draft":
      return rewriteTo(PREVIEW_PATH + pathname + search);
    case "redirect": {
      const status = resolved.permanent ? 308 : 307;
      return NextResponse.redirect(new URL(resolved.location, request.url), status);
    }
    case "unknown":
      return rewriteTo(NOT_FOUND_PATH);
  }
}
