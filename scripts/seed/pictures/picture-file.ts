import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PictureName, pictureSize } from "#scripts/seed/images/manifest.ts";

/** An illustration on disk and the asset it becomes in the lake. */
export type PictureFile = {
  name: PictureName;
  path: string;
  /** Hash by which the lake recognises a file it already has. */
  sha1: string;
  /** Id the lake gives the asset: made from the hash and the size, so it is known beforehand. */
  assetId: string;
};

const files = new Map<PictureName, PictureFile>();

/** @throws Error when the file cannot be read. */
export function pictureFile(name: PictureName): PictureFile {
  const known = files.get(name);
  if (known) return known;
  const path = join(import.meta.dirname, "../images", `${name}.webp`);
  const sha1 = createHash("sha1").update(readFileSync(path)).digest("hex");
  const assetId = `image-${sha1}-${pictureSize.width}x${pictureSize.height}-webp`;
  const file = { name, path, sha1, assetId };
  files.set(name, file);
  return file;
}

/** The illustration that becomes the asset with this id, if the content has asked for it. */
export function pictureWithAssetId(assetId: string): PictureFile | undefined {
  return [...files.values()].find((file) => file.assetId === assetId);
}
