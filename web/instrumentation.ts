import type { Instrumentation } from "next";

/** Runs once when the server starts. */
export async function register(): Promise<void> {
  // Imported here, so that no bundle for another runtime holds what only Node has.
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { registerOTel } = await import("@vercel/otel");
    registerOTel({ serviceName: process.env.OTEL_SERVICE_NAME || "nordune-site" });
  }
  (await import("#web/server/start-site.ts")).startSite();
}

/** Names the request in which something went wrong, as the log of the server in front has it. */
export const onRequestError: Instrumentation.onRequestError = (_error, request, { routePath }) => {
  const { method, path, headers } = request;
  console.error(
    `${method} ${path} failed in ${routePath}; its request id is ${headers["x-request-id"]}.`,
  );
};
