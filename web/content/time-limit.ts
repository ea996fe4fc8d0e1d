/**
 * A healthy content lake answers within half a second. One that takes longer than this is treated
 * as down: the client's own limit of five minutes would hold renderings and publishes that long.
 */
const LAKE_TIME_LIMIT_MS = 5_000;

/** A build fails as a whole, keeps no visitor waiting, and may share its machine. */
const BUILD_TIME_LIMIT_MS = 60_000;

/** Ends a question to the content lake, its retries and the reading of its answer included. */
export function lakeTimeLimit(milliseconds = defaultTimeLimit()): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}

function defaultTimeLimit(): number {
  const isBuild = process.env.NEXT_PHASE === "phase-production-build";
  return isBuild ? BUILD_TIME_LIMIT_MS : LAKE_TIME_LIMIT_MS;
}
