import { studioUrl } from "#schemas/environment/addresses.ts";
import { readEnvironment } from "#schemas/environment/environment.ts";
import { pageOfShareImage } from "#schemas/head/share-image-path.ts";
import { putToSleep } from "#web/asleep/put-to-sleep.ts";
import { scriptAddress, writtenStyleHashes } from "#web/browser-scripts/script-address.ts";
import { routingTables } from "#web/content/routing/current-routing-table.ts";
import { readDraftCookie } from "#web/preview/draft-cookie.ts";
import { buildDir } from "#web/start/build-dir.ts";
import { withRequestId } from "#web/start/request-log.ts";
import { createFinisher } from "./finish-text.ts";
import { createFinishedAnswers } from "./finished-answers.ts";
import { guardNextServer } from "./guard-server.ts";
import { onPageChange } from "./page-changes.ts";
import { redirectAsked } from "./redirect-asked.ts";
import { securityHeaders, securityOptionsFromEnvironment } from "./security-headers.ts";
import { serveFinished } from "./serve-finished.ts";

/**
 * Puts this side's work before Next's server: what no page can answer is refused, what is finished
 * is sent, and what Next renders is finished on its way out.
 */
export function serveSite(): void {
  const security = {
    ...securityOptionsFromEnvironment(),
    inlineStyleHashes: writtenStyleHashes(),
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
