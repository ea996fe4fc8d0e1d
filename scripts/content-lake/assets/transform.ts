import sharp, { type Sharp } from "sharp";
import { plainError } from "../errors.ts";
import { type Box, clampBox, type Geometry, geometryOf } from "./image-geometry.ts";
import type { ImageParams, OutputFormat } from "./image-params.ts";

const DEFAULT_QUALITY: Record<OutputFormat, number> = { jpg: 75, png: 75, webp: 75, avif: 55 };

/** Low: somebody is waiting in front of a page in development. */
const AVIF_EFFORT = 2;
/** How long one picture may keep libvips busy. */
const TIMEOUT = { seconds: 30 };

const LARGE_PIXELS = 4_000_000;
const MAX_PIXELS = 32_000_000;

/** What to do with a source: cut `part` out of it, then what `geometry` says. */
export type ImagePlan = { part: Box; isPart: boolean; geometry: Geometry; isLarge: boolean };

/** Works out what the parameters ask for. @throws ApiError 400 when they do not fit the image. */
export async function planImage(path: string, params: ImageParams): Promise<ImagePlan> {
  const { autoOrient } = await sharp(path).metadata();
  const whole = { left: 0, top: 0, width: autoOrient.width, height: autoOrient.height };
  const part = params.rect ? clampBox(params.rect, whole) : whole;
  if (!part) throw plainError(400, `Image parameter "rect" lies outside the image`);
  const geometry = geometryOf(part, params);
  const pixels = geometry.resize.width * geometry.resize.height;
  if (pixels > MAX_PIXELS) {
    const megapixels = MAX_PIXELS / 1_000_000;
    throw plainError(
      400,
      `Image parameters "w" and "h" ask for more than ${megapixels} megapixels`,
    );
  }
  return { part, isPart: params.rect !== undefined, geometry, isLarge: pixels > LARGE_PIXELS };
}

/** Makes the picture that was planned. */
export async function transformImage(
  path: string,
  { part, isPart, geometry }: ImagePlan,
  params: ImageParams,
  format: OutputFormat,
): Promise<Buffer> {
  let image = sharp(path).autoOrient().timeout(TIMEOUT);
  // sharp cuts and scales in its own order, so what must come first is made first.
  if (isPart) {
    const cut = await image.extract(part).png({ compressionLevel: 1 }).toBuffer();
    image = sharp(cut).timeout(TIMEOUT);
  }
  // sharp mirrors before the cut to a focal point or a side below, whichever is asked for first.
  if (params.flip?.includes("h")) image = image.flop();
  if (params.flip?.includes("v")) image = image.flip();
  image = image.resize({ ...geometry.resize, fit: "fill" });
  if (geometry.extract) image = image.extract(geometry.extract);
  if (format === "jpg") image = image.flatten({ background: "#fff" });
  return encoded(image, format, params).toBuffer();
}

function encoded(image: Sharp, format: OutputFormat, params: ImageParams): Sharp {
  const quality = Math.max(1, params.q ?? DEFAULT_QUALITY[format]);
  if (format === "avif") return image.avif({ quality, effort: AVIF_EFFORT });
  if (format === "webp") return image.webp({ quality });
  if (format === "png") return image.png();
  return image.jpeg({ quality, mozjpeg: false, progressive: params.fm === "pjpg" });
}
