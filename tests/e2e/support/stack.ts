import { createClient } from "@sanity/client";
import { LOCAL_PROJECT_ID } from "#schemas/shared/environment/content-lake.ts";

const DEFAULT_PORT = 3100;

/**
 * The first of the ports of a stack; `E2E_PORT` moves them, so that two checkouts can test at once.
 */
export const firstPort = Number(process.env.E2E_PORT ?? DEFAULT_PORT);

/**
 * A system under test, which runs beside a started or developed site, and beside others that tests
 * have started: it has ports and folders of its own.
 * @param port the first of four ports in a row
 */
export function stackAt(port: number) {
  const name = port === DEFAULT_PORT ? "e2e" : `e2e-${port}`;
  const ports = { site: port, studio: port + 1, contentLake: port + 2, inbox: port + 3 };
  const at = (part: keyof typeof ports) => `http://localhost:${ports[part]}`;
  return {
    environment: {
      SITE_PORT: String(ports.site),
      STUDIO_PORT: String(ports.studio),
      CONTENT_LAKE_PORT: String(ports.contentLake),
      INBOX_PORT: String(ports.inbox),
      NORDUNE_DATA_DIR: `.data/${name}`,
      NORDUNE_BUILD_DIR: `.next-${name}`,
      // A secret that stays the same, because builds depend on it.
      SANITY_WEBHOOK_SECRET: "a-secret-for-tests-only",
      // Norwegian texts wait in a release, which one test publishes.
      SITE_LANGUAGES: "sv,no",
      METRICS_TOKEN: "a-token-for-tests-only",
      // Analytics is configured, so that every test also shows that nothing is sent without consent.
      NEXT_PUBLIC_ANALYTICS_ID: "G-E2ETEST",
      NEXT_PUBLIC_ADS_CONVERSION: "AW-1/e2e",
    },
    addresses: {
      site: at("site"),
      studio: at("studio"),
      contentLake: at("contentLake"),
      inbox: at("inbox"),
    },
  };
}

export const { environment: stackEnvironment, addresses } = stackAt(firstPort);

/** A client of the content lake under test that sees drafts as documents of their own. */
export function lakeClient() {
  return createClient({
    projectId: LOCAL_PROJECT_ID,
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost: addresses.contentLake,
    useProjectHostname: false,
    useCdn: false,
    perspective: "raw",
  });
}
