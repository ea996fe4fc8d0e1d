/** A healthy content lake responds to a query within half a second, and the site with a cached page. */
const REQUEST_LIMIT_MS = 5_000;

/** For builds and tests: no visitor waits, and all servers may run on the same machine. */
const BUILD_LIMIT_MS = 60_000;

/**
 * Ends a request to the content lake or to the site itself. The client's own limit of five minutes
 * would hold up pages and publishes. A build, a development server and a test wait longer
 * (`CONTENT_TIME_LIMIT`).
 */
export function timeLimit(milliseconds?: number): AbortSignal {
  const { CONTENT_TIME_LIMIT, NODE_ENV } = process.env;
  const isBuildOrTest = CONTENT_TIME_LIMIT === "long" || NODE_ENV !== "production";
  return AbortSignal.timeout(milliseconds ?? (isBuildOrTest ? BUILD_LIMIT_MS : REQUEST_LIMIT_MS));
}
