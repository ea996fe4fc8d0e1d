import { BUILT_PATH } from "@nordune/islands/scripts";
import { type NextRequest, NextResponse } from "next/server";
import { NOT_FOUND_PATH, PREVIEW_PATH, TOOLS_API_PATH } from "#schemas/shared/routes.ts";
import type { ResolvedPath } from "#web/content/routing/resolve-path.ts";
import { resolveRequest } from "#web/content/routing/resolve-request.ts";
import { askedAddress } from "#web/lib/asked-path.ts";
import { DRAFT_COOKIE } from "#web/lib/draft-cookie.ts";
import { responseHeaders } from "#web/lib/response-headers.ts";

const PAGE_METHODS = ["GET", "HEAD"];

/** The API routes that read or set the cookie of draft mode. */
const DRAFT_MODE_API = "/api/draft-mode/";

/**
 * Sends a request to its page, to the target of a redirect, or to the page for unknown addresses.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = askedAddress(request.url, request.headers);
  // The cookie may be forged. The preview page checks it.
  const isEditor = request.cookies.has(DRAFT_COOKIE);
  return responseFor(request, await resolveRequest({ pathname, search, isEditor }));
}

function responseFor(request: NextRequest, resolved: ResolvedPath): NextResponse {
  const { pathname, search } = askedAddress(request.url, request.headers);
  if (resolved.kind === "file") return passToFile(request, pathname);
  const { visitor, editor } = responseHeaders();
  const headers = request.cookies.has(DRAFT_COOKIE) ? editor : visitor;
  // Next takes a POST to a page for a server action and would render the page.
  if (!PAGE_METHODS.includes(request.method)) {
    const allowed = { ...headers, Allow: PAGE_METHODS.join(", ") };
    return new NextResponse(null, { status: 405, headers: allowed });
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
      return NextResponse.redirect(new URL(resolved.location, request.url), { status, headers });
    }
    case "unknown": {
      if (resolved.inEnglish === undefined) return rewriteTo(NOT_FOUND_PATH);
      // The translation may come, so the redirect is temporary.
      const english = new URL(resolved.inEnglish, request.url);
      return NextResponse.redirect(english, { status: 307, headers });
    }
  }
}

/**
 * Lets Next find a file or an API route. Neither depends on drafts, but Next would answer a forged
 * draft cookie with `Set-Cookie`, also where the route allows shared caches to store the response.
 */
function passToFile(request: NextRequest, pathname: string): NextResponse {
  const headers = pathname.startsWith(BUILT_PATH) ? responseHeaders().builtFile : {};
  if (!request.cookies.has(DRAFT_COOKIE) || pathname.startsWith(DRAFT_MODE_API)) {
    return NextResponse.next({ headers });
  }
  request.cookies.delete(DRAFT_COOKIE);
  return NextResponse.next({ headers, request: { headers: request.headers } });
}
