import type { Instrumentation } from "next";
import { messageOf } from "#schemas/shared/error-message.ts";

/** Runs once when a server of the site starts, on every host. */
export async function register(): Promise<void> {
  // These modules are imported here, so that no bundle for another runtime contains code that needs
  // Node.
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.SITE_PHASE === "build") return;
  const { startSite } = await import("./server/start-site.ts");
  startSite();
}

/**
 * Logs the request that failed, with the request id that the reverse proxy's log uses, and the
 * error. Next's development server cannot print every error.
 */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { method, path, headers },
  { routePath },
) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { log } = await import("#web/lib/log.ts");
  const { "x-request-id": requestId } = headers;
  log.error({ requestId }, `${method} ${path} failed in ${routePath}: ${messageOf(error)}`);
};
