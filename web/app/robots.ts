import type { MetadataRoute } from "next";
import { isIndexable } from "#schemas/shared/addresses/site-address.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { SITEMAP_PATH } from "#schemas/shared/routes.ts";

/** What crawlers may read: all of the public site, nothing of a preview. */
export default function robots(): MetadataRoute.Robots {
  const base = siteUrl();
  return isIndexable(base)
    ? { rules: { userAgent: "*", allow: "/", disallow: "/api/" }, sitemap: base + SITEMAP_PATH }
    : { rules: { userAgent: "*", disallow: "/" } };
}
