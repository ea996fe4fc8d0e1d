import type { NextApiHandler } from "next";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { SECURITY_PATH } from "#schemas/shared/routes.ts";
import { SHARED_CACHING } from "#web/api/caching.ts";
import { publishedReader } from "#web/content/content-reader.ts";
import { fetchSite } from "#web/content/fetch-site.ts";

/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 24 * 60 * 60_000;

/** The contact for reports of security problems: https://www.rfc-editor.org/rfc/rfc9116. */
const security: NextApiHandler = async (_request, response) => {
  const { settings } = await fetchSite(publishedReader());
  const lines = [
    `Contact: mailto:${settings.email}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl()}${SECURITY_PATH}`,
  ];
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Cache-Control", SHARED_CACHING).send(`${lines.join("\n")}\n`);
};

export default security;
