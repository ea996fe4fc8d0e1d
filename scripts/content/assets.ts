import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { SanityClient } from "@sanity/client";
import pMap from "p-map";
import * as z from "zod";
import { wholeMessage, withRetries } from "./retries.ts";

/** A lake looks at each picture while the next is on its way. */
const UPLOADS_AT_ONCE = 4;

/** What people have said about an asset; the lake finds out the rest by itself. */
export const assetFacts = z.object({
  originalFilename: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  altText: z.string().optional(),
  label: z.string().optional(),
  creditLine: z.string().optional(),
  source: z.object({ id: z.string(), name: z.string(), url: z.string().optional() }).optional(),
});
export type AssetFacts = z.infer<typeof assetFacts>;

/** A file on disk and the asset it is, or becomes, in the lake. */
export type AssetFile = {
  /** Id the lake gives it: made from the content, so it is known beforehand. */
  id: string;
  path: string;
  /** Hash by which the lake recognises a file it already has. */
  sha1: string;
  facts: AssetFacts;
};

/** SHA-1 of a file, in hexadecimal. */
export async function sha1Of(path: string): Promise<string> {
  const hash = createHash("sha1");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

const storedAssets = z.array(z.looseObject({ _id: z.string(), sha1hash: z.string().nullish() }));

/** Every picture and file in the lake: its id by the hash of its content. */
export async function readAssetIds(client: SanityClient): Promise<Map<string, string>> {
  const query = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{ _id, sha1hash }`;
  const answer = await withRetries(client, () =>
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
  let [done, uploaded] = [0, 0];
  const ids = await pMap(
    files,
    async (file) => {
      const id = known.get(file.sha1);
      if (id === undefined) uploaded += 1;
      const stored = id ?? (await upload(client, file));
      done += 1;
      onProgress(done, files.length);
      return [file.id, stored] as const;
    },
    { concurrency: UPLOADS_AT_ONCE },
  );
  return { assetIds: new Map(ids), uploaded };
}

async function upload(client: SanityClient, { id, path, facts }: AssetFile): Promise<string> {
  const { originalFilename: filename, altText: _altText, ...options } = facts;
  try {
    // Whole, not as a stream: a second attempt sends it again.
    const bytes = await readFile(path);
    const asset = await withRetries(client, () =>
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
