import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { isRecord } from "#schemas/shared/record.ts";
import { buildDir, PREVIEWS_FILE } from "#web/lib/build-dir.ts";
import { log } from "#web/lib/log.ts";

/** One colour for the upper half of a picture, and one for the lower. */
const GRID = { width: 1, height: 2 } as const;

/**
 * Previews by asset id, because the picture of an asset never changes. A preview that failed is
 * read again the next time. A server starts with those that its build has read.
 */
const previews = new Map<string, Promise<string | undefined>>(
  [...savedPreviews(join(buildDir(), PREVIEWS_FILE))].map(([id, preview]) => [
    id,
    Promise.resolve(preview),
  ]),
);

/** A picture anywhere in a piece of content, with the field that its preview needs. */
type PreviewedPicture = { asset: { _id: string; lqip?: unknown } };

/**
 * Replaces the content lake's preview (`lqip`) of every picture in a piece of content by its two
 * tones, as `Picture` reads them: "#a7cad2 #c97f6a". The lake's preview has about a kilobyte per
 * picture that does not compress. The tones take some 15 bytes of a compressed page.
 */
export async function withPicturePreviews<Content>(content: Content): Promise<Content> {
  await Promise.all(
    picturesIn(content).map(async ({ asset }) => {
      asset.lqip = (await previewOf(asset._id, asset.lqip)) ?? null;
    }),
  );
  return content;
}

/** The previews of all pictures in pieces of content, by asset id, for `savedPreviews`. */
export async function previewsIn(content: unknown): Promise<Record<string, string>> {
  const read = picturesIn(content).map(async ({ asset: { _id, lqip } }) => {
    const preview = await previewOf(_id, lqip);
    return preview === undefined ? [] : [[_id, preview]];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

/** The previews in a file. Others are read when they are needed. */
function savedPreviews(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const saved = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
  return new Map(Object.entries(saved));
}

function picturesIn(content: unknown): PreviewedPicture[] {
  if (Array.isArray(content)) return content.flatMap(picturesIn);
  if (!isRecord(content)) return [];
  return isPicture(content) ? [content] : Object.values(content).flatMap(picturesIn);
}

/** A picture that an editor has begun has no asset yet. */
const isPicture = (content: Record<string, unknown>): content is PreviewedPicture =>
  content._type === "imageWithAlt" && isRecord(content.asset);

/** @returns undefined when the content lake has no preview, or one that cannot be read */
function previewOf(assetId: string, lqip: unknown): Promise<string | undefined> {
  if (typeof lqip !== "string") return Promise.resolve(undefined);
  const known = previews.get(assetId);
  if (known !== undefined) return known;
  const preview = twoTones(lqip).catch((error: unknown) => {
    log.warn(error, `The preview of ${assetId} cannot be read`);
    previews.delete(assetId);
    return undefined;
  });
  previews.set(assetId, preview);
  return preview;
}

async function twoTones(dataAddress: string): Promise<string> {
  // libvips takes some 20 MB. A server has it only when pictures have come since its build.
  const { default: sharp } = await import("sharp");
  const pixels = Buffer.from(dataAddress.slice(dataAddress.indexOf(",") + 1), "base64");
  const tones = await sharp(pixels)
    .resize({ ...GRID, fit: "fill" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  return `#${tones.toString("hex", 0, 3)} #${tones.toString("hex", 3, 6)}`;
}
