import { createImageUrlBuilder, type ImageUrlBuilder } from "@sanity/image-url";
import { contentLakeFromEnvironment } from "#web/lib/env/content-lake.ts";
import { cropOf, focusOf, type ImageSource } from "#web/lib/images/image-source.ts";

const { projectId, dataset, apiHost } = contentLakeFromEnvironment();

const builder = createImageUrlBuilder({
  projectId,
  dataset,
  // Sanity's image server unless the content lake is the local one, which serves its own images.
  ...(apiHost === undefined ? {} : { baseUrl: apiHost }),
});

/** Starts the address of an image, with its hotspot and crop; undefined when it has no file. */
export function imageUrl(image: ImageSource): ImageUrlBuilder | undefined {
  if (image.asset == null) return undefined;
  return builder.image({
    asset: { _ref: image.asset._id },
    hotspot: focusOf(image),
    crop: cropOf(image),
  });
}
