import { isIndexable } from "#schemas/shared/addresses/site-address.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { SITEMAP_PATH } from "#schemas/shared/routes.ts";
import { webRoute } from "#web/api/web-route.ts";

export const config = { api: { bodyParser: false } };

/** What crawlers may read: all of the public site, nothing of a preview. */
export default webRoute(() => {
  const base = siteUrl();
  const rules = isIndexable(base)
    ? ["Allow: /", "Disallow: /api/", "", `Sitemap: ${base}${SITEMAP_PATH}`]
    : ["Disallow: /"];
  const headers = {
    "content-type": "text/plain",
    "cache-control": "public, max-age=0, s-maxage=3600",
  };
  return new Response(`${["User-Agent: *", ...rules].join("\n")}\n`, { headers });
});
