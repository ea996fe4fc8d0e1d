import { type NextRequest, NextResponse } from "next/server";
import { NOT_FOUND_PATH, PREVIEW_PATH, TOOLS_API_PATH } from "#schemas/shared/routes.ts";
import type { ResolvedPath } from "#web/content/routing/resolve-path.ts";
import { resolveRequest } from "#web/content/routing/resolve-request.ts";
import { DRAFT_COOKIE } from "#web/lib/draft-cookie.ts";

const PAGE_METHODS = ["GET", "HEAD"];

/**
 * Sends a request to its page, to the target of a redirect, or to the page for unknown addresses.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = new URL(request.url);
  // The cookie may be forged. The preview page checks it.
  const isEditor = request.cookies.has(DRAFT_COOKIE);
  return responseFor(request, await resolveRequest({ pathname, search, isEditor }));
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
