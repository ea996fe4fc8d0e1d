/**
 * The header by which the site tells the cache before Next, and no other cache, how long to store a
 * response: a targeted cache control field (RFC 9213).
 */
export const SITE_CACHE_CONTROL = "site-cache-control";
