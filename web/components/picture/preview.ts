import sharp from "sharp";
import type { ImageSource } from "#schemas/shared/images/image-source.ts";

/** Colours across and down. The browser smooths them into each other. */
const GRID = { width: 4, height: 3 } as const;

/** By asset, whose picture never changes; what could not be read is read anew the next time. */
const previews = new Map<string, Promise<string | undefined>>();

/**
 * Address of a dozen colours that stand for a picture until it comes, mirrored where it is. The
 * content lake's own preview has about a kilobyte that no compression shrinks, once per picture;
 * this has 60 bytes in a compressed page.
 * @returns undefined where the content lake has no preview, or one that cannot be read
 */
export function previewOf(image: ImageSource): Promise<string | undefined> {
  const { _id, lqip } = image.asset ?? {};
  if (_id === undefined || lqip === undefined || lqip === null) return Promise.resolve(undefined);
  const key = `${_id} ${image.flip === true}`;
  const known = previews.get(key);
  if (known !== undefined) return known;
  const preview = fewColours(lqip, image.flip === true).catch((error: unknown) => {
    console.warn(`The preview of ${_id} cannot be read:`, error);
    previews.delete(key);
    return undefined;
  });
  previews.set(key, preview);
  return preview;
}

async function fewColours(dataAddress: string, isMirrored: boolean): Promise<string> {
  const pixels = Buffer.from(dataAddress.slice(dataAddress.indexOf(",") + 1), "base64");
  const colours = await sharp(pixels)
    .flop(isMirrored)
    .resize({ ...GRID, fit: "fill" })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
  return `data:image/png;base64,${colours.toString("base64")}`;
}
