/**
 * A healthy content lake answers within half a second. One that takes longer than this is treated
 * as down: the client's own limit of five minutes would hold renderings and publishes that long.
 */
const LAKE_TIME_LIMIT_MS = 5_000;

/** A build and a development server keep no visitor waiting, and may share their machine. */
const BUILD_TIME_LIMIT_MS = 60_000;

/** Ends a question to the content lake, its retries and the reading of its answer included. */
export function lakeTimeLimit(milliseconds = defaultTimeLimit()): AbortSignal {
  return AbortSignal.timeout(milliseconds);
}

function defaultTimeLimit(): number {
  const { NEXT_PHASE, NODE_ENV } = process.env;
  const isPatient = NEXT_PHASE === "phase-production-build" || NODE_ENV === "development";
  return isPatient ? BUILD_TIME_LIMIT_MS : LAKE_TIME_LIMIT_MS;
}
