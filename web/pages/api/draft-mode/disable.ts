import type { NextApiHandler } from "next";
import { fixedPath } from "#schemas/shared/routes.ts";
import { noPerspectiveCookie, setCookies } from "#web/api/draft-cookies.ts";

/** Shows an editor's browser the site as visitors see it. */
const disable: NextApiHandler = (_request, response) => {
  response.setDraftMode({ enable: false });
  setCookies(response, noPerspectiveCookie);
  response.redirect(307, fixedPath("homePage"));
};

export default disable;
