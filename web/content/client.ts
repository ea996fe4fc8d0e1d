import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import {
  type ContentLake,
  contentLakeFromEnvironment,
} from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { limitBytes } from "#web/lib/limit-bytes.ts";

/** Bridges a dropped connection; more tries would not fit into the time limit of a call. */
const MAX_RETRIES = 2;

/** All answers that the site is made from have a megabyte together. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

type ResolveFetch = NonNullable<ClientConfig["resolveFetch"]>;

/**
 * Reads published content straight from the API. Not from Sanity's CDN: a page rendered
 * after a webhook must see the change that caused it.
 * @param token with which a private dataset is read
 */
export function createContentClient(
  { isLocal: _isLocal, ...connection }: ContentLake,
  token?: string,
): SanityClient {
  const client = createClient({
    ...connection,
    ...(token === undefined ? {} : { token }),
    useCdn: false,
    perspective: "published",
    maxRetries: MAX_RETRIES,
  });
  // In what Next bundles, drafts among it, the client has no way of its own, and takes fetch.
  const { resolveFetch = () => fetch } = client.config();
  return client.withConfig({ resolveFetch: limitAnswers(resolveFetch) });
}

/** The client's own way to the content lake, proxies included, by which no answer fills the memory. */
export function limitAnswers(resolveFetch: ResolveFetch): ResolveFetch {
  return (proxy) => async (address, init) => {
    const response = await resolveFetch(proxy)(address, init);
    const { body, status, statusText, headers } = response;
    // Live events have no end.
    if (headers.get("content-type")?.startsWith("text/event-stream")) return response;
    const limited = body?.pipeThrough(limitBytes(MAX_ANSWER_BYTES)) ?? null;
    return new Response(limited, { status, statusText, headers });
  };
}

/**
 * The content lake that the environment names, or what `npm run build` puts in its place while it does
 * not answer. Addresses of pictures stay those of the lake.
 */
function lakeToAsk(): ContentLake {
  const lake = contentLakeFromEnvironment();
  const { CONTENT_BUILD_URL: apiHost } = readEnvironment();
  return apiHost === undefined ? lake : { ...lake, apiHost, useProjectHostname: false };
}

export const contentClient = createContentClient(
  lakeToAsk(),
  readEnvironment().SANITY_API_READ_TOKEN,
);
