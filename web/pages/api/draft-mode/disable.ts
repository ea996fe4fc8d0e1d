import type { NextApiHandler } from "next";
import { fixedPath } from "#schemas/shared/routes.ts";
import { expiredDraftCookies, NOT_SHARED, setCookies } from "#web/api/draft-cookies.ts";

/** Ends draft mode, so that an editor's browser shows the site as visitors see it. */
const disable: NextApiHandler = (_request, response) => {
  response.setHeader("Cache-Control", NOT_SHARED);
  setCookies(response, ...expiredDraftCookies);
  response.redirect(307, fixedPath("homePage"));
};

export default disable;
