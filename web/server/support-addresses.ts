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

/** Files that are made from translated texts, so each language has its own. */
const TRANSLATED_FILES = [FIGURES_FEED_PATH, FIGURES_JSON_PATH, LLMS_PATH];
/** Files at the root of the site. Each has an API route with its name. */
const FILES = [...TRANSLATED_FILES, FIGURES_SCHEMA_PATH, ROBOTS_PATH, SITEMAP_PATH];

/** The paths of all files that API routes make. */
export const supportPaths = [
  ...FILES,
  SECURITY_PATH,
  ...translationLanguages.flatMap(({ id }) => TRANSLATED_FILES.map((file) => pathIn(id, file))),
];

/**
 * Addresses of the site that are not pages, each with its API route. They are few, because Next
 * compiles the pattern of each for every request to an API route.
 */
export const supportRewrites = [
  { source: `/${oneOf("file", FILES)}`, destination: "/api/:file" },
  { source: SECURITY_PATH, destination: "/api/security.txt" },
  { source: "/share-image/:page*", destination: "/api/share-image/:page*" },
  { source: `${PICTURES_PATH}/:file*`, destination: "/api/pictures/:file*" },
];

const languageRoots = translationLanguages.map(({ id }) => pathIn(id, "/"));

/** The same files in other languages. */
export const translatedRewrites = [
  {
    source: `/${oneOf("language", languageRoots)}/${oneOf("file", TRANSLATED_FILES)}`,
    destination: "/api/:file?language=:language",
  },
];

/** Beginnings of such paths with a variable part. Share images are checked one by one. */
export const supportFolders = [`${PICTURES_PATH}/`, "/api/local/inbox/"];

/** A parameter of a pattern that is one of these paths of one segment. */
function oneOf(name: string, paths: readonly string[]): string {
  const names = paths.map((path) => path.slice(1).replaceAll(".", "\\."));
  return `:${name}(${names.join("|")})`;
}
