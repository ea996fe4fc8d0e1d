import { siteUrl } from "#schemas/shared/environment/addresses.ts";

/** A finished page comes within some milliseconds. */
const TIME_LIMIT_MS = 5_000;

/**
 * Where this process asks for pages of its own site. A server listens on a port, which Next names in
 * `PORT`; a host of functions has none, and answers at the site's public address.
 */
export function ownOrigin(): string {
  const { PORT } = process.env;
  return PORT ? `http://127.0.0.1:${PORT}` : siteUrl();
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
