import { focusPoint, type ImageSource } from "#schemas/images/image-source.ts";
import { imageUrl } from "#web/content/image-url.ts";
import { DEFAULT_SIZES, pictureAttributes } from "#web/lib/images/picture-attributes.ts";

declare module "react" {
  interface CSSProperties {
    "--focus-x"?: string;
    "--focus-y"?: string;
  }
}

type PictureProps = {
  image: ImageSource | null;
  /** Width ÷ height to cut to on the image server; leave it out where the page cuts by itself. */
  aspectRatio?: number;
  sizes?: string;
  /** The first picture of a page: fetched first, never faded in. React preloads it in the head. */
  priority?: boolean;
  /** May read `--focus-x` and `--focus-y`; `picture-focus` keeps the hotspot in sight. */
  className?: string;
};

/**
 * A picture of the content lake, in the widths the browser may choose from, with its hotspot kept
 * in sight and its blurred preview beneath until it has loaded. Nothing when there is no picture.
 */
export function Picture({
  image,
  aspectRatio,
  sizes = DEFAULT_SIZES,
  priority = false,
  className = "picture-focus",
}: PictureProps) {
  const builder = image === null ? undefined : imageUrl(image);
  if (image === null || builder === undefined) return null;
  const { src, srcSet, width, height } = pictureAttributes(builder, image, aspectRatio);
  const focus = focusPoint(image);
  const lqip = image.asset?.lqip ?? null;
  return (
    // biome-ignore lint/performance/noImgElement: the image server scales; next/image would add scripts
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={image.decorative ? "" : (image.alt ?? "")}
      loading={priority ? "eager" : "lazy"}
      decoding={priority ? "sync" : "async"}
      fetchPriority={priority ? "high" : "auto"}
      className={`bg-cover ${className}`.trim()}
      style={{
        "--focus-x": focus.x,
        "--focus-y": focus.y,
        ...(lqip === null ? {} : { backgroundImage: `url(${lqip})` }),
      }}
    />
  );
}
