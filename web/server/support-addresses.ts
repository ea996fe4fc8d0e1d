import { PICTURES_PATH } from "#schemas/shared/environment/through-site.ts";
import { pathIn, translationLanguages } from "#schemas/shared/languages.ts";
import {
  FIGURES_FEED_PATH,
  FIGURES_JSON_PATH,
  FIGURES_SCHEMA_PATH,
  LLMS_PATH,
  ROBOTS_PATH,
  SECURITY_PATH,
  SITEMAP_PATH,
} from "#schemas/shared/routes.ts";

/** Addresses of the site that are not pages, each with its API route. */
export const supportRewrites = [
  { source: SITEMAP_PATH, destination: "/api/sitemap" },
  { source: FIGURES_FEED_PATH, destination: "/api/figures" },
  { source: FIGURES_JSON_PATH, destination: "/api/figures-json" },
  { source: LLMS_PATH, destination: "/api/llms" },
  { source: FIGURES_SCHEMA_PATH, destination: "/api/figures-schema" },
  { source: ROBOTS_PATH, destination: "/api/robots" },
  { source: SECURITY_PATH, destination: "/api/security" },
  { source: "/share-image/:page*", destination: "/api/share-image/:page*" },
  { source: `${PICTURES_PATH}/:file*`, destination: "/api/pictures/:file*" },
];

/** The same addresses in other languages: what is made from translated texts. */
export const translatedRewrites = translationLanguages.flatMap(({ id }) =>
  [
    { source: FIGURES_FEED_PATH, destination: "/api/figures" },
    { source: FIGURES_JSON_PATH, destination: "/api/figures-json" },
    { source: LLMS_PATH, destination: "/api/llms" },
  ].map(({ source, destination }) => ({
    source: pathIn(id, source),
    destination: `${destination}?language=${id}`,
  })),
);

/** Beginnings of such paths with a variable part. Share images are checked one by one. */
export const supportFolders = [`${PICTURES_PATH}/`, "/api/local/inbox/"];
