import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { SECURITY_PATH } from "#schemas/shared/routes.ts";
import { fetchSite } from "#web/content/fetch-site.ts";

export const dynamic = "force-static";

/** The page is rendered anew each day, so that this never passes; RFC 9116 advises less than a year. */
const VALID_MS = 180 * 24 * 60 * 60_000;

/** Whom to tell of a weakness of the site: https://www.rfc-editor.org/rfc/rfc9116. */
export async function GET(): Promise<Response> {
  const { settings } = await fetchSite();
  const lines = [
    `Contact: mailto:${settings.email}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl()}${SECURITY_PATH}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
