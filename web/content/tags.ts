/**
 * Cache tags of the content fetches. One tag per page path keeps a publish from re-rendering
 * anything but the pages that show the document.
 */

/** Content of every page: site settings and navigation. */
export const SITE_TAG = "site";

/** Content of the page for unknown paths, which has no path of its own. */
export const NOT_FOUND_TAG = "not-found";

/** Which paths a page lives at: changes when a page is made, moved or taken away. */
export const PATHS_TAG = "paths";

/** The sitemap, which tells of every change. */
export const SITEMAP_TAG = "sitemap";

/** Content that only the page at `path` shows. */
export function pageTag(path: string): string {
  return `page:${path}`;
}
