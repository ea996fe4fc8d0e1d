import { PICTURES_PATH } from "./environment/through-site.ts";
import {
  FIGURES_FEED_PATH,
  fixedPaths,
  OFFLINE_PATH,
  SECURITY_PATH,
  SITEMAP_PATH,
  SPECULATION_RULES_PATH,
} from "./routes.ts";

/** Files and folders that the site serves whatever the content lake holds. */
const FILES = [
  "/service-worker.js",
  SITEMAP_PATH,
  FIGURES_FEED_PATH,
  "/robots.txt",
  SPECULATION_RULES_PATH,
  SECURITY_PATH,
] as const;
const FOLDERS = [
  "/_next/",
  "/api/",
  "/brand/",
  "/built/",
  `${PICTURES_PATH}/`,
  "/favicon",
] as const;

const escaped = (path: string) => path.slice(1).replaceAll(".", "\\.");
const whole = [...fixedPaths, OFFLINE_PATH, ...FILES].map((path) => `${escaped(path)}$`);
const skipped = [...whole, ...FOLDERS.map(escaped)].join("|");

/**
 * The paths that Next asks the proxy for. Pages that always exist, files and the API skip it: it would
 * halve their throughput.
 */
export const proxyMatcher = `/((?!${skipped}).*)`;
