import { LRUCache } from "lru-cache";
import { z } from "zod";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import type { PageType } from "#schemas/shared/routes.ts";
import type { pageDefinitions } from "#web/content/page-definitions.ts";
import { pageDataPath } from "#web/content/routing/page-data-path.ts";
import { pageStorage } from "#web/lib/page-storage.ts";
import { timeLimit } from "#web/lib/time-limit.ts";
import type { PageData } from "#web/page/page-data.ts";

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

/** What tells the data of a page from those of an error. This build's own page has written the rest. */
const anyPage = z.looseObject({ path: z.string(), content: z.looseObject({}) });
const pageJson = <Data extends PageData>() =>
  z.object({
    pageProps: z.custom<Data>((value) => anyPage.safeParse(value).success, "no data of a page"),
  });

/** The data in the JSON of a page. @throws ZodError when it is not that of a page */
export const pageDataIn = (text: string): PageData => pageJson().parse(JSON.parse(text)).pageProps;

/** The data in the JSON of a page whose type is known. @throws ZodError as `pageDataIn` */
export const pageDataOfType = <Type extends PageType>(_type: Type, text: string): DataOf<Type> =>
  pageJson<DataOf<Type>>().parse(JSON.parse(text)).pageProps;

type DataOf<Type extends PageType> = PageData<(typeof pageDefinitions)[Type]>;

async function fetchOwn(path: string, headers: Record<string, string>, etag?: string) {
  const response = await fetch(ownOrigin() + path, {
    headers: {
      ...headers,
      // `fetch` would otherwise add "no-cache" to a request with `If-None-Match`.
      ...(etag && { "if-none-match": etag, "cache-control": "max-age=0" }),
    },
    redirect: "manual",
    signal: timeLimit(),
  });
  return {
    status: response.status,
    etag: response.headers.get("etag"),
    text: await response.text(),
  };
}

/** What is kept of own pages, each with the ETag of its page. */
const MOST_KEPT = 50;

/** A page that was fetched within this time is not fetched again, as in the cache before Next. */
const FRESH_MS = 100;

/** This long after a page was stored, no response from before is on its way or in a cache. */
const SETTLED_MS = 2_000;

/** An unchanged page is fetched again after this time, because Next renders an old page again then. */
const UNCHANGED_MS = 60_000;

type Kept<Value> = { etag: string; value: Value; fetchedAt: number };

/** Whether a page that was fetched at this time is still what the site serves. */
function isFresh(fetchedAt: number): boolean {
  const age = Date.now() - fetchedAt;
  if (age < FRESH_MS) return true;
  const { storedAt } = pageStorage();
  return storedAt !== undefined && fetchedAt - storedAt > SETTLED_MS && age < UNCHANGED_MS;
}

/**
 * Keeps what is derived from own pages until their ETag changes. A process that knows that it has
 * stored no page does not ask for the ETag.
 * @param fetchPart fetches a page, or the data of a page
 * @returns a function that derives a value from the page at `path`. Its `value` is undefined if the
 *   page does not have the status 200; `name` tells values of the same page apart.
 */
export function createOwnPageCache<Value extends {}>(fetchPart: typeof fetchOwnPage) {
  const kept = new LRUCache<string, Kept<Value>>({ max: MOST_KEPT });
  return async (path: string, derive: (text: string) => Value | Promise<Value>, name = "") => {
    const key = `${name} ${path}`;
    const known = kept.get(key);
    if (known && isFresh(known.fetchedAt)) return { status: 200, text: "", value: known.value };
    const fetchedAt = Date.now();
    const { status, etag, text } = await fetchPart(path, known?.etag);
    if (status === 304 && known) {
      known.fetchedAt = fetchedAt;
      return { status: 200, text, value: known.value };
    }
    if (status !== 200) return { status, text, value: undefined };
    const value = await derive(text);
    if (etag) kept.set(key, { etag, value, fetchedAt });
    return { status, text, value };
  };
}
