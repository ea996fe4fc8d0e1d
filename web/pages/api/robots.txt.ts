import type { NextApiHandler } from "next";
import { isIndexable } from "#schemas/shared/addresses/site-address.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { SITEMAP_PATH } from "#schemas/shared/routes.ts";

/** The rules for crawlers. They may read the public site, and nothing of a preview. */
const robots: NextApiHandler = (_request, response) => {
  const base = siteUrl();
  const rules = isIndexable(base)
    ? ["Allow: /", "Disallow: /api/", "", `Sitemap: ${base}${SITEMAP_PATH}`]
    : ["Disallow: /"];
  response.setHeader("Content-Type", "text/plain");
  response.setHeader("Cache-Control", "public, max-age=0, s-maxage=3600");
  response.send(`${["User-Agent: *", ...rules].join("\n")}\n`);
};

export default robots;
