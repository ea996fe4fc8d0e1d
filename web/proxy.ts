import { BUILT_PATH } from "@nordune/islands/scripts";
import { type NextRequest, NextResponse } from "next/server";
import { pathIn, splitLanguage } from "#schemas/shared/languages.ts";
import {
  LLMS_PATH,
  MARKDOWN_API_PATH,
  NOT_FOUND_PATH,
  PREVIEW_PATH,
  TOOLS_API_PATH,
} from "#schemas/shared/routes.ts";
import { isToolQuestion } from "#schemas/shared/tools/tool-address.ts";
import { MARKDOWN_TYPE, markdownPath } from "#web/content/routing/markdown-path.ts";
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
  const accept = request.headers.get("accept");
  return responseFor(request, await resolveRequest({ pathname, search, isEditor, accept }));
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
      return NextResponse.next({ headers: otherForms(pathname) });
    case "question":
      return rewriteTo(TOOLS_API_PATH + pathname + search);
    case "markdown":
      return rewriteToMarkdown(request, resolved.page, search);
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

/** Says of a page where it is Markdown, and that it is so here for whoever prefers Markdown. */
function otherForms(pathname: string): Record<string, string> {
  const list = pathIn(splitLanguage(pathname).language, LLMS_PATH);
  const type = `type="${MARKDOWN_TYPE}"`;
  return {
    Link: `<${markdownPath(pathname)}>; rel="alternate"; ${type}, <${list}>; rel="describedby"; ${type}`,
    Vary: "Accept",
  };
}

/**
 * Sends a request to the page as Markdown, or with a question to the tool of the page. Markdown is
 * what visitors get, also for editors.
 */
function rewriteToMarkdown(request: NextRequest, page: string, search: string): NextResponse {
  const isQuestion = isToolQuestion(page + search);
  const api = isQuestion ? TOOLS_API_PATH + page + search : MARKDOWN_API_PATH + page;
  request.cookies.delete(DRAFT_COOKIE);
  request.headers.set("accept", MARKDOWN_TYPE);
  return NextResponse.rewrite(new URL(api.replace(/\/$/, ""), request.url), {
    request: { headers: request.headers },
  });
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
