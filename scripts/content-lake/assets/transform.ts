import sharp, { type Sharp } from "sharp";
import { plainError } from "../errors.ts";
import type { OutputFormat } from "./image-format.ts";
import { clampBox, geometryOf, type Size } from "./image-geometry.ts";
import type { ImageParams } from "./image-params.ts";

const DEFAULT_QUALITY: Record<OutputFormat, number> = { jpg: 75, png: 75, webp: 75, avif: 55 };

/** Low: somebody is waiting in front of a page in development. */
const AVIF_EFFORT = 2;

/** Makes the picture the parameters describe. @throws ApiError 400 when they do not fit the image. */
export async function transformImage(
  path: string,
  params: ImageParams,
  format: OutputFormat,
): Promise<Buffer> {
  const { autoOrient } = await sharp(path).metadata();
  let image = sharp(path).autoOrient();
  let size: Size = autoOrient;
  if (params.rect) {
    const box = clampBox(params.rect, size);
    if (!box) throw plainError(400, `Image parameter "rect" lies outside the image`);
    image = image.extract(box);
    size = box;
  }
  // sharp does things in its own order, so what must come first is made first.
  if (params.or || params.flip) {
    image = sharp(await turned(image, params).png().toBuffer());
    size =
      params.or === "90" || params.or === "270" ? { width: size.height, height: size.width } : size;
  } else if (params.rect) {
    image = sharp(await image.png({ compressionLevel: 1 }).toBuffer());
  }
  image = resized(image, size, params);
  if (params.blur) image = image.blur(Math.min(1000, 0.3 + params.blur / 8));
  if (params.sat !== undefined) image = image.modulate({ saturation: 1 + params.sat / 100 });
  if (params.bg || format === "jpg") image = image.flatten({ background: backgroundOf(params) });
  return encoded(image, format, params).toBuffer();
}

function turned(image: Sharp, { or, flip }: ImageParams): Sharp {
  let result = or ? image.rotate(Number(or)) : image;
  if (flip?.includes("h")) result = result.flop();
  if (flip?.includes("v")) result = result.flip();
  return result;
}

function resized(image: Sharp, source: Size, params: ImageParams): Sharp {
  const { resize, extract, extend, entropy } = geometryOf(source, params);
  const { width, height } = resize;
  if (entropy)
    return image.resize({ width, height, fit: "cover", position: sharp.strategy.entropy });
  const scaled = image.resize({ width, height, fit: "fill" });
  if (extract) return scaled.extract(extract);
  if (!extend) return scaled;
  const [horizontal, vertical] = [extend.width - width, extend.height - height];
  return scaled.extend({
    left: Math.floor(horizontal / 2),
    right: Math.ceil(horizontal / 2),
    top: Math.floor(vertical / 2),
    bottom: Math.ceil(vertical / 2),
    background: backgroundOf(params),
  });
}

function encoded(image: Sharp, format: OutputFormat, params: ImageParams): Sharp {
  const quality = Math.max(1, params.q ?? DEFAULT_QUALITY[format]);
  if (format === "avif") return image.avif({ quality, effort: AVIF_EFFORT });
  if (format === "webp") return image.webp({ quality });
  if (format === "png") return image.png();
  return image.jpeg({ quality, mozjpeg: false, progressive: params.fm === "pjpg" });
}

/** Sanity writes transparency first (`ARGB`), CSS last. White when not given. */
function backgroundOf({ bg = "fff" }: ImageParams): string {
  if (bg.length === 4) return `#${bg.slice(1)}${bg[0]}`;
  return bg.length === 8 ? `#${bg.slice(2)}${bg.slice(0, 2)}` : `#${bg}`;
}
