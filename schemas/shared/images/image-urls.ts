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

/** Starts the address of an image as its editor wants it shown; undefined when it has no file. */
export type ImageUrl = (image: KeptImage) => ImageUrlBuilder | undefined;

/**
 * Addresses of the images that a content lake keeps, with their hotspot, crop and mirroring. The
 * image server mirrors, and not the page, which would mirror an alternative text along with it.
 */
export function imageUrls({ projectId, dataset, apiHost }: ContentLake): ImageUrl {
  const builder = createImageUrlBuilder({
    projectId,
    dataset,
    // Sanity's image server unless the content lake is the local one, which serves its own images.
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
