import type { ImageUrlBuilder } from "@sanity/image-url";
import Head from "next/head";
import { croppedSize, focusPoint, type ImageSource } from "#schemas/shared/images/image-source.ts";
import { editAttribute } from "#web/content/drafts/edit-attribute.ts";
import { shownImageUrl } from "#web/content/image-url.ts";
import { type Breakpoint, below, from } from "#web/lib/breakpoints.ts";

/** An empty image in place of one that is not shown, so that nothing is fetched. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

type PictureProps = {
  image: ImageSource | null;
  /** Width ÷ height for cropping on the image server. Omit it when the page crops by itself. */
  aspectRatio?: number;
  sizes: string;
  /** Set this for the first image of a page. It is preloaded from the head and never fades in. */
  priority?: boolean;
  /** The window width from which the page shows the image, if narrower pages hide it. */
  shownFrom?: Breakpoint | undefined;
  /**
   * The window width from which an image with `priority` is on the first screen. In a narrower
   * window it is below, and loads after the first paint. picture.css knows this one width.
   */
  firstScreenFrom?: "md";
  /** For a logo: the name that replaces a logo that cannot be loaded. */
  name?: string;
  /**
   * Position and size of the frame, which fills its parent by default. `--picture-x` and
   * `--picture-y` override the hotspot.
   */
  className?: string;
};

/**
 * An image of the content lake in a frame. The browser chooses from several widths, the hotspot
 * stays in view, and two tones of its colours are shown until it has loaded. `watchPictures` and
 * picture.css handle loading and failure. Without an image nothing is rendered. There is no style
 * attribute, because the content security policy forbids it.
 */
export function Picture(props: PictureProps) {
  const { image, aspectRatio, sizes, priority = false, shownFrom, firstScreenFrom, name } = props;
  const preloadedFrom = shownFrom ?? firstScreenFrom;
  const builder = image === null ? undefined : shownImageUrl(image);
  if (image === null || builder === undefined) return null;
  const { src, srcSet, width, height } = pictureAttributes(builder, image, aspectRatio);
  const isLogo = name !== undefined;
  const [sky, ground] = image.asset?.lqip?.split(" ") ?? [];
  const element = (
    // biome-ignore lint/performance/noImgElement: the image server scales; next/image would add scripts
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={image.decorative ? "" : (image.alt ?? "")}
      loading={priority && !firstScreenFrom ? "eager" : "lazy"}
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
            media={preloadedFrom && from(preloadedFrom)}
            fetchPriority="high"
          />
        </Head>
      )}
      {/* Two tones that meet at the horizon. The sky is the background, by picture.css. */}
      {!isLogo && ground && (
        <svg aria-hidden="true" color={sky} viewBox="0 0 1 1" preserveAspectRatio="none">
          <path fill={ground} d="M0 .58h1V1H0z" />
        </svg>
      )}
      {/* Gives the frame of a logo the aspect ratio of the logo. */}
      {isLogo && <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} />}
      {/* Outside of `<picture>`, React would preload the image once more, in the body. */}
      {priority ? (
        <picture>
          {shownFrom && <source media={below(shownFrom)} srcSet={NOTHING} />}
          {element}
        </picture>
      ) : (
        element
      )}
    </span>
  );
}

/**
 * Classes of picture.css for the position of the hotspot, in steps of ten percent; none for the
 * centre.
 */
function focusClasses(image: ImageSource): string[] {
  return Object.entries(focusPoint(image)).flatMap(([axis, percent]) => {
    const step = Math.round(percent / 10) * 10;
    return step === 50 ? [] : [`focus-${axis}-${step}%`];
  });
}

/** 896 is the width of a cropped first picture on phones of 360 × 2 and 412 × 1.75 pixels. */
const WIDTHS = [320, 640, 768, 896, 1280, 1920];
const FALLBACK_WIDTH = 1280;

/**
 * Addresses and natural size of an image. With `aspectRatio` (width ÷ height) the image server
 * crops it around its hotspot. An image is never enlarged.
 * @param builder address builder that holds the image
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
