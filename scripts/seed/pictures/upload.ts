import { readFile } from "node:fs/promises";
import type { SanityClient } from "@sanity/client";
import { messageOf } from "#schemas/error-message.ts";
import { origin, pictures } from "#scripts/seed/images/manifest.ts";
import type { PictureFile } from "./picture-file.ts";

type Progress = (done: number, total: number) => void;

/**
 * Puts the illustrations into the lake, leaving out those it already has.
 * @returns the id of each asset by the id it was expected to have
 */
export async function uploadPictures(
  client: SanityClient,
  files: readonly PictureFile[],
  onProgress: Progress = () => {},
): Promise<{ assetIds: Map<string, string>; uploaded: number }> {
  const present = await client.fetch<{ _id: string; sha1hash: string }[]>(
    `*[_type == "sanity.imageAsset" && sha1hash in $hashes]{ _id, sha1hash }`,
    { hashes: files.map((file) => file.sha1) },
  );
  const idByHash = new Map(present.map((asset) => [asset.sha1hash, asset._id]));
  const assetIds = new Map<string, string>();
  let uploaded = 0;
  for (const [index, file] of files.entries()) {
    onProgress(index, files.length);
    const known = idByHash.get(file.sha1);
    if (known === undefined) uploaded += 1;
    assetIds.set(file.assetId, known ?? (await upload(client, file)));
  }
  onProgress(files.length, files.length);
  return { assetIds, uploaded };
}

async function upload(client: SanityClient, file: PictureFile): Promise<string> {
  try {
    const asset = await client.assets.upload("image", await readFile(file.path), {
      filename: `${file.name}.webp`,
      contentType: "image/webp",
      title: file.name,
      description: pictures[file.name].alt,
      creditLine: origin.creditLine,
      source: { id: file.name, name: "illustrations" },
    });
    return asset._id;
  } catch (cause) {
    throw new Error(
      `The picture ${file.path} could not be uploaded: ${messageOf(cause)}. No document was written; pictures uploaded before it are used again by the next run.`,
      { cause },
    );
  }
}
