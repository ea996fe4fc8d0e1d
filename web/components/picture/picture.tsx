import { croppedSize, focusPoint, type ImageSource } from "#schemas/images/image-source.ts";
import { imageUrl } from "#web/content/image-url.ts";
import { DEFAULT_SIZES, pictureAttributes } from "#web/lib/images/picture-attributes.ts";

declare module "react" {
  interface CSSProperties {
    "--focus-x"?: string;
    "--focus-y"?: string;
    "--preview"?: string;
  }
}

type PictureProps = {
  image: ImageSource | null;
  /** Width ÷ height to cut to on the image server; leave it out where the page cuts by itself. */
  aspectRatio?: number;
  sizes?: string;
  /** The first picture of a page: fetched first, never faded in. React preloads it in the head. */
  priority?: boolean;
  /** False for a picture of a section that may never be shown: nothing in the head asks for it. */
  isPreloaded?: boolean;
  /** For a logo: the name that is shown instead of one that cannot be loaded. */
  name?: string;
  /**
   * Place and size of the frame; without any it fills its parent. `--picture-x` and `--picture-y`
   * overrule the hotspot.
   */
  className?: string;
};

/**
 * A picture of the content lake in a frame, in the widths the browser may choose from, with its
 * hotspot kept in sight and its blurred preview beneath until it has loaded. What happens meanwhile
 * and when it fails is `watchPictures`' and picture.css's matter. Nothing when there is no picture.
 */
export function Picture({
  image,
  aspectRatio,
  sizes = DEFAULT_SIZES,
  priority = false,
  isPreloaded = true,
  name,
  className = "",
}: PictureProps) {
  const builder = image === null ? undefined : imageUrl(image);
  if (image === null || builder === undefined) return null;
  const { src, srcSet, width, height } = pictureAttributes(builder, image, aspectRatio);
  const { x, y } = focusPoint(image);
  const isLogo = name !== undefined;
  const preview = isLogo ? undefined : previewOf(image);
  const element = (
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
      suppressHydrationWarning
    />
  );
  return (
    <span
      className={`picture ${className}`.trim()}
      data-name={name}
      suppressHydrationWarning
      style={{
        "--focus-x": x,
        "--focus-y": y,
        ...(preview === undefined ? {} : { "--preview": `url("${preview}")` }),
        ...(isLogo ? { aspectRatio: `${width} / ${height}` } : {}),
      }}
    >
      {/* React preloads what is fetched first, but not inside `picture`. */}
      {isPreloaded ? element : <picture>{element}</picture>}
    </span>
  );
}

/** Address of the few blurred pixels that stand for the picture, mirrored where it is. */
function previewOf(image: ImageSource): string | undefined {
  const lqip = image.asset?.lqip ?? undefined;
  if (lqip === undefined || !image.flip) return lqip;
  const { width, height } = croppedSize(image);
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="${lqip}" width="${width}" height="${height}" preserveAspectRatio="none" transform="matrix(-1 0 0 1 ${width} 0)"/></svg>`,
  )}`;
}
