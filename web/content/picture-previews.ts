import sharp from "sharp";
import { isRecord } from "#schemas/shared/record.ts";
import { log } from "#web/lib/log.ts";

/** Number of colours across and down. The browser blends them. */
const GRID = { width: 4, height: 3 } as const;

/**
 * Previews by asset id, because the picture of an asset never changes. A preview that failed is
 * read again the next time.
 */
const previews = new Map<string, Promise<string | undefined>>();

/** A picture anywhere in a piece of content, with the fields that its preview needs. */
type PreviewedPicture = { asset: { _id: string; lqip?: unknown }; flip?: unknown };

/**
 * Replaces the content lake's preview (`lqip`) of every picture in a piece of content by a dozen
 * colours. The lake's preview has about a kilobyte per picture that does not compress. The dozen
 * colours take 60 bytes of a compressed page.
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

/** A picture that an editor has begun has no asset yet. */
const isPicture = (content: Record<string, unknown>): content is PreviewedPicture =>
  content._type === "imageWithAlt" && isRecord(content.asset);

/**
 * A preview of a dozen colours as a data address, mirrored if the picture is.
 * @returns undefined when the content lake has no preview, or one that cannot be read
 */
function previewOf(
  assetId: string,
  lqip: unknown,
  isMirrored: boolean,
): Promise<string | undefined> {
  if (typeof lqip !== "string") return Promise.resolve(undefined);
  const key = `${assetId} ${isMirrored}`;
  const known = previews.get(key);
  if (known !== undefined) return known;
  const preview = fewColours(lqip, isMirrored).catch((error: unknown) => {
    log.warn(error, `The preview of ${assetId} cannot be read`);
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
