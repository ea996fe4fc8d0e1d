/** Names of what a document may be shown on, as `affectedTags` finds it. */

/** Content of every page: site settings and navigation. */
export const SITE_TAG = "site";

/** Content of the page for unknown paths, which has no path of its own. */
export const NOT_FOUND_TAG = "not-found";

const PAGE = "page:";

/** Content that only the page at `path` shows. */
export function pageTag(path: string): string {
  return `${PAGE}${path}`;
}

/** Path of the page that a tag belongs to, or undefined for a tag of several pages. */
export function pathOfTag(tag: string): string | undefined {
  return tag.startsWith(PAGE) ? tag.slice(PAGE.length) : undefined;
}
