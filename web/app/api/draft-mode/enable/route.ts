import { urlSearchParamPreviewPathname } from "@sanity/preview-url-secret/constants";
import { defineEnableDraftMode } from "next-sanity/draft-mode";
import { isSitePath } from "#schemas/shared/routes.ts";
import { draftClient } from "#web/content/drafts/perspective.ts";

/**
 * Where the Studio sends an editor's browser, with a secret that it has just written into the
 * content lake: 401 without it. Only a path of this site is opened then: 400 for any other.
 */
export function GET(request: Request): Promise<Response> | Response {
  const path = new URL(request.url).searchParams.get(urlSearchParamPreviewPathname) ?? "/";
  // A state and a day of the preview are a query, which is no part of the path.
  const address = URL.parse(path, request.url);
  const isOwn = address?.origin === new URL(request.url).origin;
  if (!address || !isOwn || !isSitePath(address.pathname)) {
    return new Response(`${path} is not a path of this site.`, { status: 400 });
  }
  const client = draftClient();
  if (!client.config().token) {
    const text = "Drafts need a token that may read them: set SANITY_API_READ_TOKEN.";
    return new Response(text, { status: 503 });
  }
  return defineEnableDraftMode({ client }).GET(request);
}
