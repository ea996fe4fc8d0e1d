import { PICTURES_PATH } from "./environment/through-site.ts";
import { FIGURES_FEED_PATH, ROBOTS_PATH, SECURITY_PATH, SITEMAP_PATH } from "./routes.ts";

/** Addresses of the site that are no pages, each with the API route that answers there. */
export const supportRewrites = [
  { source: SITEMAP_PATH, destination: "/api/sitemap" },
  { source: FIGURES_FEED_PATH, destination: "/api/figures" },
  { source: ROBOTS_PATH, destination: "/api/robots" },
  { source: SECURITY_PATH, destination: "/api/security" },
  { source: "/share-image/:page*", destination: "/api/share-image/:page*" },
  { source: `${PICTURES_PATH}/:file*`, destination: "/api/pictures/:file*" },
];

/** What their paths begin with that have a variable part. Share pictures are looked up one by one. */
export const supportFolders = [`${PICTURES_PATH}/`, "/api/local/inbox/"];
