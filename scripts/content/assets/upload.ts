import { readFile } from "node:fs/promises";
import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { wholeMessage, withPatience } from "../write/patience.ts";
import type { AssetFile } from "./asset-file.ts";

const storedAssets = z.array(z.looseObject({ _id: z.string(), sha1hash: z.string().nullish() }));

/** Every picture and file in the lake: its id by the hash of its content. */
export async function readAssetIds(client: SanityClient): Promise<Map<string, string>> {
  const query = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{ _id, sha1hash }`;
  const answer = await withPatience(client, () =>
    client.fetch<unknown>(query, {}, { perspective: "raw" }),
  );
  return new Map(storedAssets.parse(answer).map(({ _id, sha1hash }) => [sha1hash ?? _id, _id]));
}

/**
 * Puts files into the lake, leaving out those it already has.
 * @param known ids of the assets in the lake by hash
 * @returns the id of each asset by the id it was expected to have, and how many were sent
 * @throws Error that names the file
 */
export async function uploadAssets(
  client: SanityClient,
  files: readonly AssetFile[],
  known: ReadonlyMap<string, string>,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<{ assetIds: Map<string, string>; uploaded: number }> {
  const assetIds = new Map<string, string>();
  let uploaded = 0;
  for (const [index, file] of files.entries()) {
    onProgress(index, files.length);
    const id = known.get(file.sha1);
    if (id === undefined) uploaded += 1;
    assetIds.set(file.id, id ?? (await upload(client, file)));
  }
  onProgress(files.length, files.length);
  return { assetIds, uploaded };
}

async function upload(client: SanityClient, { id, path, facts }: AssetFile): Promise<string> {
  const { originalFilename: filename, altText: _altText, ...options } = facts;
  try {
    // Whole, not as a stream: a second attempt sends it again.
    const bytes = await readFile(path);
    const asset = await withPatience(client, () =>
      client.assets.upload(id.startsWith("image-") ? "image" : "file", bytes, {
        ...options,
        ...(filename === undefined ? {} : { filename }),
      }),
    );
    return asset._id;
  } catch (cause) {
    throw new Error(
      `The file ${path} could not be uploaded: ${wholeMessage(cause)}. No document was written; files uploaded before it are used again by the next run.`,
      { cause },
    );
  }
}
