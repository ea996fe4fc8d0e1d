import { hasContentStore } from "#web/content/store/site-content.ts";

/**
 * `Cache-Control` for responses that are made from the content of many pages. A shared cache may
 * store them. A process that follows the content lake updates them within a second of a publish. A
 * host of functions, which would query the content lake each time, updates them once an hour at
 * most.
 */
export const SHARED_CACHING = hasContentStore()
  ? "public, max-age=0, s-maxage=1"
  : "public, max-age=0, s-maxage=3600, stale-while-revalidate=86400";
