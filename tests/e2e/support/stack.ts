/**
 * Where the system under test listens and keeps its data: ports and folders of its own, so that
 * tests run beside a started or developed site.
 */
export const stackEnvironment = {
  SITE_PORT: "3100",
  STUDIO_PORT: "3433",
  CONTENT_LAKE_PORT: "3199",
  INBOX_PORT: "3198",
  NORDUNE_DATA_DIR: ".data/e2e",
  NORDUNE_BUILD_DIR: ".next-e2e",
  // Analytics is on, so that every test also shows that it stays silent without consent.
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
