import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { pageDataPath } from "#schemas/shared/page-data-path.ts";

/** A cached page arrives within milliseconds. */
const TIME_LIMIT_MS = 5_000;

/** Host names for a server that listens on all addresses, the loopback address included. */
const ALL_INTERFACES = ["", "0.0.0.0", "::"];

/**
 * The origin at which this process requests pages of its own site. A server listens on a port,
 * which Next puts into `PORT`, and on one address if `LISTEN_HOSTNAME` names it. A host of
 * functions has no port, so the site's public address is used.
 */
export function ownOrigin(): string {
  const { PORT, LISTEN_HOSTNAME = "" } = process.env;
  if (!PORT) return siteUrl();
  const host = ALL_INTERFACES.includes(LISTEN_HOSTNAME) ? "127.0.0.1" : LISTEN_HOSTNAME;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

/** Fetches a page of the site as any visitor gets it. @param etag of a copy that the caller has */
export const fetchOwnPage = (path: string, etag?: string) =>
  fetchOwn(path, { accept: "text/html" }, etag);

/**
 * Fetches the data of a page as JSON. Next stores it with the page, so both are of the same age.
 * @param path of the page
 * @param etag of a copy that the caller has
 */
export const fetchOwnPageData = (path: string, etag?: string) =>
  fetchOwn(pageDataPath(path), { accept: "application/json", "x-nextjs-data": "1" }, etag);

async function fetchOwn(path: string, headers: Record<string, string>, etag?: string) {
  const response = await fetch(ownOrigin() + path, {
    headers: {
      ...headers,
      // `fetch` would otherwise add "no-cache" to a request with `If-None-Match`.
      ...(etag && { "if-none-match": etag, "cache-control": "max-age=0" }),
    },
    redirect: "manual",
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  return {
    status: response.status,
    etag: response.headers.get("etag"),
    text: await response.text(),
  };
}
