import type { ImageUrlBuilder } from "@sanity/image-url";
import { croppedSize, type ImageSource } from "#schemas/shared/images/image-source.ts";
import { below } from "#web/lib/breakpoints.ts";

/** Widths in pixels in which a picture is offered. */
const WIDTHS = [320, 640, 768, 1024, 1280, 1920];
const FALLBACK_WIDTH = 1280;

/** Sizes hint where a section does not know better. */
export const DEFAULT_SIZES = `${below("md")} 100vw, ${below("lg")} 50vw, 33vw`;

export type PictureAttributes = { src: string; srcSet: string; width: number; height: number };

/**
 * Addresses and natural size of a picture. With `aspectRatio` (width ÷ height) the image server
 * cuts it around its hotspot; without, the picture keeps its own shape. It is never enlarged.
 * @param builder address builder already holding the image
 */
export function pictureAttributes(
  builder: ImageUrlBuilder,
  image: ImageSource,
  aspectRatio?: number,
): PictureAttributes {
  const natural = croppedSize(image);
  const ratio = aspectRatio ?? natural.width / natural.height;
  const largest = Math.round(Math.min(natural.width, natural.height * ratio));
  const offered = WIDTHS.filter((width) => width <= largest);
  const widths = offered.length > 0 ? offered : [largest];
  const heightAt = (width: number) => Math.round(width / ratio);
  const addressAt = (width: number) => {
    const sized = builder.width(width).auto("format");
    return aspectRatio === undefined
      ? sized.fit("max").url()
      : sized.height(heightAt(width)).fit("crop").url();
  };
  const width = widths.at(-1) ?? largest;
  return {
    src: addressAt(Math.min(width, FALLBACK_WIDTH)),
    srcSet: widths.map((candidate) => `${addressAt(candidate)} ${candidate}w`).join(", "),
    width,
    height: heightAt(width),
  };
}
