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

const PAGE = "page:";

/** Content that only the page at `path` shows. */
export function pageTag(path: string): string {
  return `${PAGE}${path}`;
}

/** Path of the page that a tag belongs to, or undefined for a tag of several pages. */
export function pathOfTag(tag: string): string | undefined {
  return tag.startsWith(PAGE) ? tag.slice(PAGE.length) : undefined;
}
