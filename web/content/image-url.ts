import { createImageUrlBuilder, type SanityImageSource } from "@sanity/image-url";
import { contentLakeFromEnvironment } from "#web/lib/env/content-lake.ts";

const { projectId, dataset, apiHost } = contentLakeFromEnvironment();

const builder = createImageUrlBuilder({
  projectId,
  dataset,
  // Sanity's image server unless the content lake is the local one, which serves its own images.
  ...(apiHost === undefined ? {} : { baseUrl: apiHost }),
});

/** Starts the address of an image of the content lake; hotspot and crop are honoured. */
export function imageUrl(source: SanityImageSource) {
  return builder.image(source).auto("format");
}
