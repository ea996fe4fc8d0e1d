import { hasContentStore } from "#web/content/store/site-content.ts";

/**
 * `Cache-Control` of what is made of all pages: a shared cache may keep it. A process that holds the content makes it
 * anew within a second of a publish; a host of functions, which asks the content lake for each page, not
 * more than once an hour.
 */
export const SHARED_CACHING = hasContentStore()
  ? "public, max-age=0, s-maxage=1"
  : "public, max-age=0, s-maxage=3600, stale-while-revalidate=86400";
