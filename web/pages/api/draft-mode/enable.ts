import { validatePreviewUrl } from "@sanity/preview-url-secret";
import { urlSearchParamPreviewPathname } from "@sanity/preview-url-secret/constants";
import type { NextApiHandler } from "next";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { splitLanguage } from "#schemas/shared/languages.ts";
import { isSitePath } from "#schemas/shared/routes.ts";
import {
  endCookiesAfterWorkingDay,
  NOT_SHARED,
  partitionCookies,
  perspectiveCookie,
  setCookies,
} from "#web/api/draft-cookies.ts";
import { draftClient } from "#web/content/drafts/perspective.ts";

/**
 * Starts draft mode. The Studio sends an editor's browser here with a secret that it has just
 * written into the content lake; without the secret the response is 401. The browser is then
 * redirected to a path of this site; any other address is refused with 400.
 */
const enable: NextApiHandler = async (request, response) => {
  response.setHeader("Cache-Control", NOT_SHARED);
  const requested = new URL(request.url ?? "", siteUrl());
  const path = requested.searchParams.get(urlSearchParamPreviewPathname) ?? "/";
  // State and day of a preview are in the query, which is not part of the path.
  const address = URL.parse(path, siteUrl());
  if (
    address?.origin !== new URL(siteUrl()).origin ||
    !isSitePath(splitLanguage(address.pathname).path)
  ) {
    response.status(400).send(`${path} is not a path of this site.`);
    return;
  }
  const client = draftClient();
  if (!client.config().token) {
    const text = "Drafts need a token that may read them: set SANITY_API_READ_TOKEN.";
    response.status(503).send(text);
    return;
  }
  const { isValid, studioPreviewPerspective } = await validatePreviewUrl(client, requested.href);
  if (!isValid) {
    response.status(401).send("Invalid secret");
    return;
  }
  response.setDraftMode({ enable: true });
  if (studioPreviewPerspective) {
    setCookies(response, perspectiveCookie(String(studioPreviewPerspective)));
  }
  // Browsers that block cookies in frames accept partitioned cookies.
  const isFrame = request.headers["sec-fetch-dest"] === "iframe";
  if (isFrame && request.headers["sec-fetch-site"] === "cross-site") {
    partitionCookies(response);
  }
  // In the frame the Studio starts and ends draft mode.
  if (!isFrame) endCookiesAfterWorkingDay(response);
  response.redirect(307, address.pathname + address.search + address.hash);
};

export default enable;
