import type { ImageUrlBuilder } from "@sanity/image-url";
import Head from "next/head";
import { croppedSize, focusPoint, type ImageSource } from "#schemas/shared/images/image-source.ts";
import { editAttribute } from "#web/content/drafts/edit-attribute.ts";
import { shownImageUrl } from "#web/content/image-url.ts";
import { type Breakpoint, below, from } from "#web/lib/breakpoints.ts";

/** Stands for a picture that is not shown: nothing is fetched for it. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

type PictureProps = {
  image: ImageSource | null;
  /** Width ÷ height to cut to on the image server; leave it out where the page cuts by itself. */
  aspectRatio?: number;
  sizes: string;
  /** The first picture of a page: fetched first, by a link in the head, and never faded in. */
  priority?: boolean;
  /** The width from which on the page shows it, where it does so on large pages alone. */
  shownFrom?: Breakpoint | undefined;
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
 * hotspot kept in sight and a blur of its colours beneath until it has loaded. What happens
 * meanwhile and when it fails is `watchPictures`' and picture.css's matter. Nothing when there is no
 * picture. No style attribute, which the site's security policy forbids.
 */
export function Picture(props: PictureProps) {
  const { image, aspectRatio, sizes, priority = false, shownFrom, name } = props;
  const builder = image === null ? undefined : shownImageUrl(image);
  if (image === null || builder === undefined) return null;
  const { src, srcSet, width, height } = pictureAttributes(builder, image, aspectRatio);
  const shape = `0 0 ${width} ${height}`;
  const isLogo = name !== undefined;
  const preview = isLogo ? undefined : image.asset?.lqip;
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
      fetchPriority={priority ? "high" : undefined}
    />
  );
  return (
    <span
      className={["picture", priority && "page-picture", ...focusClasses(image), props.className]
        .filter(Boolean)
        .join(" ")}
      data-name={name}
      data-sanity={editAttribute(image)}
    >
      {priority && (
        <Head>
          <link
            key="page-picture"
            rel="preload"
            as="image"
            href={src}
            imageSrcSet={srcSet}
            imageSizes={sizes}
            media={shownFrom && from(shownFrom)}
            fetchPriority="high"
          />
        </Head>
      )}
      {preview && (
        <svg aria-hidden="true" viewBox={shape} preserveAspectRatio="xMidYMid slice">
          <image href={preview} width={width} height={height} preserveAspectRatio="none" />
        </svg>
      )}
      {/* Gives the frame of a logo the logo's shape. */}
      {isLogo && <svg aria-hidden="true" viewBox={shape} />}
      {shownFrom ? (
        <picture>
          <source media={below(shownFrom)} srcSet={NOTHING} />
          {element}
        </picture>
      ) : (
        element
      )}
    </span>
  );
}

/** Classes of picture.css for where the hotspot lies, in steps of ten percent; none in the middle. */
function focusClasses(image: ImageSource): string[] {
  return Object.entries(focusPoint(image)).flatMap(([axis, percent]) => {
    const step = Math.round(percent / 10) * 10;
    return step === 50 ? [] : [`focus-${axis}-${step}%`];
  });
}

const WIDTHS = [320, 640, 768, 1024, 1280, 1920];
const FALLBACK_WIDTH = 1280;

/**
 * Addresses and natural size of a picture. With `aspectRatio` (width ÷ height) the image server
 * cuts it around its hotspot; without, the picture keeps its own shape. It is never enlarged.
 * @param builder address builder already holding the image
 */
export function pictureAttributes(
  builder: ImageUrlBuilder,
  image: ImageSource,
  aspectRatio?: number,
) {
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
