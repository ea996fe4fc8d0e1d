import { createClient, type SanityClient } from "@sanity/client";
import {
  type ContentLake,
  contentLakeFromEnvironment,
} from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";

/** Bridges a dropped connection; more tries would not fit into the time limit of a call. */
const MAX_RETRIES = 2;

/**
 * Reads published content straight from the API. Not from Sanity's CDN: a page rendered
 * after a webhook must see the change that caused it.
 * @param token with which a private dataset is read
 */
export function createContentClient(
  { isLocal: _isLocal, ...connection }: ContentLake,
  token?: string,
): SanityClient {
  return createClient({
    ...connection,
    ...(token === undefined ? {} : { token }),
    useCdn: false,
    perspective: "published",
    maxRetries: MAX_RETRIES,
  });
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
