import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { pageOfShareImage } from "#schemas/shared/head/share-image-path.ts";
import { readDraftCookie } from "#web/content/drafts/draft-cookie.ts";
import { routingTables } from "#web/content/routing/current-routing-table.ts";
import { scriptAddress } from "#web/lib/browser-scripts/script-address.ts";
import { buildDir } from "#web/lib/build-dir.ts";
import { onPageChange } from "#web/lib/page-changes.ts";
import { createFinisher } from "./finish-text.ts";
import { createFinishedAnswers } from "./finished-answers.ts";
import { guardNextServer } from "./guard-server.ts";
import { putToSleep } from "./put-to-sleep.ts";
import { redirectAsked } from "./redirect-asked.ts";
import { withRequestId } from "./request-log.ts";
import { securityHeaders, securityOptionsFromEnvironment } from "./security-headers.ts";
import { serveFinished } from "./serve-finished.ts";

/**
 * Puts this side's work before Next's server: what no page can answer is refused, what is finished
 * is sent, and what Next renders is finished on its way out.
 */
export function serveSite(): void {
  const security = {
    ...securityOptionsFromEnvironment(),
    // Written into the code of the site by next.config.mjs.
    inlineStyleHashes: process.env.TOAST_STYLE_HASHES?.split(" ") ?? [],
  };
  const headers = securityHeaders(security);
  const isPage = (path: string) => routingTables().current()?.paths.has(path) === true;
  const isAsleep = readEnvironment().SITE_REACT === "asleep";
  const wakingScript = scriptAddress("waking");
  const finish = createFinisher({
    security,
    studioOrigin: new URL(studioUrl()).origin,
    putToSleep: isAsleep ? (html, path) => putToSleep(html, { path, wakingScript }) : undefined,
  });
  const answers = createFinishedAnswers();
  onPageChange(answers.drop);
  const finishing = {
    answers,
    isPage,
    isDraft: readDraftCookie(buildDir()),
    finish,
    otherHeaders: (path: string) => otherHeaders(path, headers),
  };
  guardNextServer({
    headers,
    around: withRequestId,
    answers: [
      (request, response) => redirectAsked(request, response, routingTables().current(), headers),
      (request, response) => serveFinished(request, response, finishing),
    ],
  });
}

/** A share picture is made to be shown elsewhere: by networks, and by the Studio's preview. */
function otherHeaders(path: string, headers: Readonly<Record<string, string>>) {
  if (pageOfShareImage(path) === undefined) return headers;
  return { ...headers, "Cross-Origin-Resource-Policy": "cross-origin" };
}
