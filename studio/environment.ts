import { siteUrl } from "../schemas/shared/environment/addresses.ts";
import { contentLakeFromEnvironment } from "../schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "../schemas/shared/environment/environment.ts";

/**
 * The variables that the Studio reads. `sanity.cli.ts` writes their values into the browser bundle,
 * so no token may be among them.
 */
const environment = readEnvironment({
  SANITY_PROJECT_ID: process.env.SANITY_PROJECT_ID,
  SANITY_DATASET: process.env.SANITY_DATASET,
  CONTENT_LAKE_URL: process.env.CONTENT_LAKE_URL,
  CONTENT_LAKE_PORT: process.env.CONTENT_LAKE_PORT,
  SITE_URL: process.env.SITE_URL,
  SITE_PORT: process.env.SITE_PORT,
  STUDIO_QUERY_TOOL: process.env.STUDIO_QUERY_TOOL,
});

export const contentLake = contentLakeFromEnvironment(environment);

/** Public address of the site, for "View page". */
export const publicSiteUrl = siteUrl(environment);

export const asksForQueryTool = environment.STUDIO_QUERY_TOOL === "on";
