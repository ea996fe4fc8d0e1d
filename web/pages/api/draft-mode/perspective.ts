import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
import type { NextApiHandler, PageConfig } from "next";
import { perspectiveCookie, setCookies } from "#web/api/draft-cookies.ts";
import { readPerspective } from "#web/content/drafts/perspective.ts";

/**
 * This is more than the names of all releases that an editor views together. The cookie is sent
 * with every request.
 */
export const config: PageConfig = { api: { bodyParser: { sizeLimit: "2kb" } } };

/**
 * Stores the editor's perspective, such as `drafts`, in a cookie. The response is 205 (Reset
 * Content) when the page has to be rendered again, 204 when the browser had that perspective, and
 * 403 without draft mode.
 */
const perspective: NextApiHandler = (request, response) => {
  if (!request.draftMode) {
    response.status(403).end();
    return;
  }
  const chosen = readPerspective(String(request.body)).join(",");
  const before = readPerspective(request.cookies[perspectiveCookieName]).join(",");
  setCookies(response, perspectiveCookie(chosen));
  response.status(chosen === before ? 204 : 205).end();
};

export default perspective;
