import { createImageUrlBuilder, type ImageUrlBuilder } from "@sanity/image-url";
import type { ContentLake } from "../environment/content-lake.ts";
import { type Crop, cropOf, type Focus, focusOf } from "./image-source.ts";

export type KeptImage = {
  asset: { _id: string } | null;
  hotspot?: Partial<Focus> | null;
  crop?: Partial<Crop> | null;
  /** Mirrored, left to right. */
  flip?: boolean | null;
  alt?: string | null;
};

/** Builds the address of an image; undefined for an image without a file. */
export type ImageUrl = (image: KeptImage) => ImageUrlBuilder | undefined;

/**
 * Builds the addresses of images in a content lake, with hotspot, crop and mirroring. The image
 * server mirrors images. CSS in the page would mirror an alternative text too.
 */
export function imageUrls({ projectId, dataset, apiHost }: ContentLake): ImageUrl {
  const builder = createImageUrlBuilder({
    projectId,
    dataset,
    // The local lake serves its own images. Otherwise Sanity's image server is used.
    ...(apiHost === undefined ? {} : { baseUrl: apiHost }),
  });
  return (image) => {
    if (image.asset == null) return undefined;
    const address = builder.image({
      asset: { _ref: image.asset._id },
      hotspot: focusOf(image),
      crop: cropOf(image),
    });
    return image.flip ? address.flipHorizontal() : address;
  };
}
