import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { SECURITY_PATH } from "#schemas/shared/routes.ts";
import { SHARED_FOR_AN_HOUR } from "#web/api/caching.ts";
import { webRoute } from "#web/api/web-route.ts";
import { publishedReader } from "#web/content/content-reader.ts";
import { fetchSite } from "#web/content/fetch-site.ts";

export const config = { api: { bodyParser: false } };

/** RFC 9116 advises less than a year. */
const VALID_MS = 180 * 24 * 60 * 60_000;

/** Whom to tell of a weakness of the site: https://www.rfc-editor.org/rfc/rfc9116. */
export default webRoute(async () => {
  const { settings } = await fetchSite(publishedReader());
  const lines = [
    `Contact: mailto:${settings.email}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl()}${SECURITY_PATH}`,
  ];
  const type = "text/plain; charset=utf-8";
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": type, "cache-control": SHARED_FOR_AN_HOUR },
  });
});
