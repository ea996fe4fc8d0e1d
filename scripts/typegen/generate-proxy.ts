import { PICTURES_PATH } from "#schemas/shared/environment/through-site.ts";
import {
  FIGURES_FEED_PATH,
  fixedPaths,
  OFFLINE_PATH,
  SECURITY_PATH,
  SITEMAP_PATH,
  SPECULATION_RULES_PATH,
} from "#schemas/shared/routes.ts";

/** Files and folders that the site serves whatever the content lake holds. */
const FILES = [
  "/service-worker.js",
  SITEMAP_PATH,
  FIGURES_FEED_PATH,
  "/robots.txt",
  "/manifest.webmanifest",
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

const escaped = (path: string) => path.slice(1).replaceAll(".", String.raw`\\.`);

/**
 * Source text of `web/proxy.ts`. Pages that always exist, files and the API skip the proxy: it would
 * halve their throughput. Next reads the list at build time, and only where it is written out in
 * that one file, so the file is made from the route table.
 */
export function generateProxy(): string {
  const whole = [...fixedPaths, OFFLINE_PATH, ...FILES].map((path) => `${escaped(path)}$`);
  const skipped = [...whole, ...FOLDERS.map(escaped)].join("|");
  return `// Generated from the route table by: npm run typegen
// Do not edit: the next run overwrites it.

export { proxy } from "./content/routing/proxy.ts";

export const config = {
  matcher:
    "/((?!${skipped}).*)",
};
`;
}
