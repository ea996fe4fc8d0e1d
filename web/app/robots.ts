import type { MetadataRoute } from "next";
import { siteUrl } from "#web/lib/env/addresses.ts";
import { SITEMAP_PATH } from "#web/lib/routes.ts";
import { isIndexable } from "#web/lib/seo/site-address.ts";

/** What crawlers may read: all of the public site, nothing of a preview. */
export default function robots(): MetadataRoute.Robots {
  const base = siteUrl();
  return isIndexable(base)
    ? { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: base + SITEMAP_PATH }
    : { rules: { userAgent: "*", disallow: "/" } };
}
