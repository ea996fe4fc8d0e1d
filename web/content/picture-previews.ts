import sharp from "sharp";
import { isRecord } from "#schemas/shared/record.ts";

/** Colours across and down. The browser smooths them into each other. */
const GRID = { width: 4, height: 3 } as const;

/** By asset, whose picture never changes; what could not be read is read anew the next time. */
const previews = new Map<string, Promise<string | undefined>>();

/** A picture anywhere in a piece of content, as far as its preview goes. */
type PreviewedPicture = { asset: { _id: string; lqip?: unknown }; flip?: unknown };

/**
 * Gives every picture in a piece of fetched content a dozen colours for its preview, in the place of
 * the content lake's own (`lqip`). That has about a kilobyte that no compression shrinks, once per
 * picture; a dozen colours have 60 bytes in a compressed page.
 */
export async function withPicturePreviews<Content>(content: Content): Promise<Content> {
  await Promise.all(
    picturesIn(content).map(async ({ asset, flip }) => {
      asset.lqip = (await previewOf(asset._id, asset.lqip, flip === true)) ?? null;
    }),
  );
  return content;
}

function picturesIn(content: unknown): PreviewedPicture[] {
  if (Array.isArray(content)) return content.flatMap(picturesIn);
  if (!isRecord(content)) return [];
  return isPicture(content) ? [content] : Object.values(content).flatMap(picturesIn);
}

const isPicture = (content: object): content is PreviewedPicture =>
  "asset" in content && isRecord(content.asset) && typeof content.asset._id === "string";

/**
 * Address of a dozen colours that stand for a picture until it comes, mirrored where it is.
 * @returns undefined where the content lake has no preview, or one that cannot be read
 */
export function previewOf(
  assetId: string,
  lqip: unknown,
  isMirrored: boolean,
): Promise<string | undefined> {
  if (typeof lqip !== "string") return Promise.resolve(undefined);
  const key = `${assetId} ${isMirrored}`;
  const known = previews.get(key);
  if (known !== undefined) return known;
  const preview = fewColours(lqip, isMirrored).catch((error: unknown) => {
    console.warn(`The preview of ${assetId} cannot be read:`, error);
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
