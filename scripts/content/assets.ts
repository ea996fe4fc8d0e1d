import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { SanityClient } from "@sanity/client";
import pMap from "p-map";
import * as z from "zod";
import { contentDocument } from "./document.ts";
import { ask, wholeMessage, withRetries } from "./lake.ts";

/** A lake looks at each picture while the next is on its way. */
const UPLOADS_AT_ONCE = 4;

/** What people have said about an asset; the lake finds out the rest by itself. */
export const assetFacts = z.object({
  originalFilename: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  label: z.string().optional(),
  creditLine: z.string().optional(),
  source: z.object({ id: z.string(), name: z.string(), url: z.string().optional() }).optional(),
});

/** A file on disk and the asset it is, or becomes, in the lake. */
export type AssetFile = {
  /** Id the lake gives it: made from the content, so it is known beforehand. */
  id: string;
  path: string;
  /** Hash by which the lake recognises a file it already has. */
  sha1: string;
  facts: z.infer<typeof assetFacts>;
};

export async function sha1Of(path: string): Promise<string> {
  const hash = createHash("sha1");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

const storedAsset = contentDocument.extend({
  sha1hash: z.string().nullish(),
});

export function readAssets(client: SanityClient): Promise<z.infer<typeof storedAsset>[]> {
  const query = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]] | order(_id)`;
  return ask(client, query, {}, z.array(storedAsset));
}

/** The id of every picture and file in the lake by the hash of its content. */
export async function readAssetIds(client: SanityClient): Promise<Map<string, string>> {
  const assets = await readAssets(client);
  return new Map(assets.map(({ _id, sha1hash }) => [sha1hash ?? _id, _id]));
}

/** The ids that the lake has given to files, by those that were expected. */
export function givenIds(
  files: readonly AssetFile[],
  known: ReadonlyMap<string, string>,
): Map<string, string> {
  return new Map(files.map(({ id, sha1 }) => [id, known.get(sha1) ?? id]));
}

/**
 * Puts files into the lake, leaving out those it already has.
 * @param known ids of the assets in the lake by hash; gets those of the new ones
 */
export async function uploadAssets(
  client: SanityClient,
  files: readonly AssetFile[],
  known: Map<string, string>,
): Promise<void> {
  const missing = files.filter(({ sha1 }) => !known.has(sha1));
  const put = async (file: AssetFile) => known.set(file.sha1, await upload(client, file));
  await pMap(missing, put, { concurrency: UPLOADS_AT_ONCE });
}

async function upload(client: SanityClient, { id, path, facts }: AssetFile): Promise<string> {
  const { originalFilename: filename, ...said } = facts;
  const kind = id.startsWith("image-") ? "image" : "file";
  const options = { ...said, ...(filename !== undefined && { filename }) };
  try {
    // Whole, not as a stream: a second attempt sends it again.
    const bytes = await readFile(path);
    const asset = await withRetries(client, () => client.assets.upload(kind, bytes, options));
    return asset._id;
  } catch (cause) {
    throw new Error(
      `The file ${path} could not be uploaded: ${wholeMessage(cause)}. No document was written; files uploaded before it are used again by the next run.`,
      { cause },
    );
  }
}
