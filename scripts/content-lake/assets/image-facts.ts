import sharp from "sharp";
import { plainError } from "../errors.ts";
import { messageOf } from "../values.ts";

const LQIP_WIDTH = 20;
const EXTENSIONS: Record<string, string> = { jpeg: "jpg", heif: "avif" };

/**
 * What an image asset's document says about its bytes; width and height in pixels as displayed. Reads
 * the whole image once, so that a broken file is refused now and not when it is shown.
 * @param withLqip with a picture of a few hundred bytes to show while the real one loads
 * @throws ApiError 400 when it is not an image or is damaged.
 */
export async function readImage(path: string, { withLqip }: { withLqip: boolean }) {
  try {
    const image = sharp(path, { failOn: "error" });
    const { format, autoOrient, hasAlpha } = await image.metadata();
    const { isOpaque } = await image.stats();
    const { width, height } = autoOrient;
    const aspectRatio = width / height;
    const dimensions = { _type: "sanity.imageDimensions", width, height, aspectRatio };
    const small = sharp(path).autoOrient().resize(LQIP_WIDTH).png({ palette: true });
    const lqip = withLqip && {
      lqip: `data:image/png;base64,${(await small.toBuffer()).toString("base64")}`,
    };
    return {
      extension: EXTENSIONS[format] ?? format,
      size: `${width}x${height}`,
      metadata: { _type: "sanity.imageMetadata", dimensions, hasAlpha, isOpaque, ...lqip },
    };
  } catch (error) {
    throw plainError(400, `The file is not an image this server can read: ${messageOf(error)}`);
  }
}
