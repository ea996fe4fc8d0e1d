import { createClient } from "@sanity/client";
import { contentLakeFromEnvironment } from "#schemas/environment/content-lake.ts";

const { isLocal: _isLocal, ...connection } = contentLakeFromEnvironment();

/**
 * Reads published content straight from the API. Not from Sanity's CDN: a page rendered
 * after a webhook must see the change that caused it.
 */
export const contentClient = createClient({
  ...connection,
  useCdn: false,
  perspective: "published",
});
