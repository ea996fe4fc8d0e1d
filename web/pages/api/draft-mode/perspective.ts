import type { NextApiHandler, PageConfig } from "next";
import { perspectiveCookie, setCookies } from "#web/api/draft-cookies.ts";
import { readPerspective } from "#web/content/drafts/perspective.ts";

/** More than the names of all releases that anybody looks at; they go with every request. */
export const config: PageConfig = { api: { bodyParser: { sizeLimit: "2kb" } } };

/** Remembers which releases an editor looks at: a text such as `drafts`. 403 for visitors. */
const perspective: NextApiHandler = (request, response) => {
  if (!request.draftMode) {
    response.status(403).end();
    return;
  }
  setCookies(response, perspectiveCookie(readPerspective(String(request.body)).join(",")));
  response.status(204).end();
};

export default perspective;
