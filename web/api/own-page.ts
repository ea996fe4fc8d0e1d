import { siteUrl } from "#schemas/shared/environment/addresses.ts";

/** A finished page comes within some milliseconds. */
const TIME_LIMIT_MS = 5_000;

/** What a server listens on that is asked from everywhere, itself included. */
const EVERYWHERE = ["", "0.0.0.0", "::"];

/**
 * Where this process asks for pages of its own site. A server listens on a port, which Next names in
 * `PORT`, and on one address where `LISTEN_HOSTNAME` says so; a host of functions has no port, and
 * answers at the site's public address.
 */
export function ownOrigin(): string {
  const { PORT, LISTEN_HOSTNAME = "" } = process.env;
  if (!PORT) return siteUrl();
  const host = EVERYWHERE.includes(LISTEN_HOSTNAME) ? "127.0.0.1" : LISTEN_HOSTNAME;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

/** A page of the site, as any visitor gets it. @param etag of a copy that the caller has */
export async function fetchOwnPage(path: string, etag?: string) {
  const response = await fetch(ownOrigin() + path, {
    headers: {
      accept: "text/html",
      // Where a request names a copy, fetch would otherwise ask that no copy counts.
      ...(etag && { "if-none-match": etag, "cache-control": "max-age=0" }),
    },
    redirect: "manual",
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  return {
    status: response.status,
    etag: response.headers.get("etag"),
    html: await response.text(),
  };
}
