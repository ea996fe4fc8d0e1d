/**
 * Cache tags of the content fetches. One tag per page path keeps a publish from re-rendering
 * anything but the pages that show the document.
 */

/** Content of every page: site settings and navigation. */
export const SITE_TAG = "site";

/** Content of the page for unknown paths, which has no path of its own. */
export const NOT_FOUND_TAG = "not-found";

/** Content that only the page at `path` shows. */
export function pageTag(path: string): string {
  return `page:${path}`;
}
