import { createClient, type SanityClient } from "@sanity/client";
import {
  type ContentLake,
  contentLakeFromEnvironment,
} from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";

/** Bridges a dropped connection; more tries would not fit into the time limit of a call. */
const MAX_RETRIES = 2;

/** All that the site asks in one question is a tenth of this; more is held to be no answer. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** `fetch` whose answers end with an error where they are longer than any can be; events may go on. */
async function limitedFetch(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked);
  const isEvents = response.headers.get("content-type")?.startsWith("text/event-stream");
  if (response.body === null || isEvents) return response;
  let left = MAX_ANSWER_BYTES;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new Error(`It is longer than ${MAX_ANSWER_BYTES} bytes.`));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), response);
}

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
    resolveFetch: () => limitedFetch,
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
