import { constants } from "node:os";
import { metrics } from "#web/api/metrics.ts";
import { ownOrigin } from "#web/api/own-page.ts";
import { contentPages } from "#web/api/revalidate-pages.ts";
import { queryLake } from "#web/content/client.ts";
import { createContentStore } from "#web/content/store/content-store.ts";
import { renderedPagesIn } from "#web/content/store/rendered-pages.ts";
import { renderedPagesFile, siteContent } from "#web/content/store/site-content.ts";
import { startFollowing } from "#web/content/store/start-following.ts";
import { setNextRedirectHeaders } from "./next-redirect-headers.ts";
import { readSiteEnvironment } from "./site-environment.ts";

/** A page that takes longer is given up and retried later. */
const TIME_LIMIT_MS = 30_000;

/**
 * Requests in progress get this much time when a server of Next's own ends, which sets no limit. The
 * server of `npm start` ends sooner by itself.
 */
const STOP_WITHIN_MS = 2_000;

/**
 * Prepares a process that serves the site: its end, and, if the process keeps running, following
 * the content lake.
 * @throws EnvironmentError, which names every problem of the environment
 */
export function startSite(): void {
  const environment = readSiteEnvironment();
  setNextRedirectHeaders();
  process.once("SIGTERM", () => {
    setTimeout(() => process.exit(128 + constants.signals.SIGTERM), STOP_WITHIN_MS).unref();
  });
  const content = siteContent();
  if (content.store === undefined) return;
  startFollowing(content, {
    store: createContentStore(queryLake, content.store),
    rendered: renderedPagesIn(renderedPagesFile(), JSON.stringify(environment)),
    paths: contentPages,
    isServing: () =>
      requestOwn("GET", "/api/health").then(
        ({ ok }) => ok,
        () => false,
      ),
    async revalidate(path) {
      const response = await requestOwn(
        "POST",
        "/api/own-pages",
        JSON.stringify({ paths: [path] }),
      );
      const { failed = [] } = await response.json();
      if (!response.ok) throw new Error(`The site responded with ${response.status}.`);
      if (failed.length > 0) throw new Error(failed[0].reason);
    },
    observe: (seconds) => metrics.publish.observe(seconds),
  });
}

/** Sends a request of this process to itself. */
function requestOwn(method: string, path: string, body?: string): Promise<Response> {
  const authorization = `Bearer ${siteContent().ownToken}`;
  return fetch(ownOrigin() + path, {
    method,
    headers: { authorization, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
}
