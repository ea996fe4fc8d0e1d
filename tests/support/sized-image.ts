import type { ImageSource } from "#schemas/shared/images/image-source.ts";

export const IMAGE_ID = "image-0123456789abcdef0123456789abcdef01234567-1600x900-webp";

/** A picture of 1600 × 900 pixels that no editor has cropped. */
export const sizedImage: ImageSource = {
  _type: "imageWithAlt",
  alt: "A dhow",
  decorative: null,
  flip: null,
  hotspot: null,
  crop: null,
  asset: { _id: IMAGE_ID, dimensions: { width: 1600, height: 900 }, lqip: null },
};
