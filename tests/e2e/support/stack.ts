import { createClient } from "@sanity/client";
import { LOCAL_PROJECT_ID } from "#schemas/shared/environment/content-lake.ts";

/** The first of four ports in a row; `E2E_PORT` moves them, so that two checkouts can test at once. */
const firstPort = Number(process.env.E2E_PORT ?? 3100);
const port = (offset: number) => String(firstPort + offset);

/**
 * Ports and folders of the system under test, so that tests run beside a started or developed site.
 */
export const stackEnvironment = {
  SITE_PORT: port(0),
  STUDIO_PORT: port(1),
  CONTENT_LAKE_PORT: port(2),
  INBOX_PORT: port(3),
  NORDUNE_DATA_DIR: ".data/e2e",
  NORDUNE_BUILD_DIR: ".next-e2e",
  // A secret that stays the same, because builds depend on it.
  SANITY_WEBHOOK_SECRET: "a-secret-for-tests-only",
  // Norwegian texts wait in a release, which one test publishes.
  SITE_LANGUAGES: "sv,no",
  METRICS_TOKEN: "a-token-for-tests-only",
  // Analytics is configured, so that every test also shows that nothing is sent without consent.
  NEXT_PUBLIC_ANALYTICS_ID: "G-E2ETEST",
  NEXT_PUBLIC_ADS_CONVERSION: "AW-1/e2e",
} as const;

const at = (port: string) => `http://localhost:${port}`;

export const addresses = {
  site: at(stackEnvironment.SITE_PORT),
  studio: at(stackEnvironment.STUDIO_PORT),
  contentLake: at(stackEnvironment.CONTENT_LAKE_PORT),
  inbox: at(stackEnvironment.INBOX_PORT),
};

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
