import type { SanityClient } from "@sanity/client";
import pMap from "p-map";
import * as z from "zod";
import { contentDocument, rethrowWith } from "./document.ts";
import { ask, withRetries } from "./lake.ts";

/** Number of parallel uploads: the lake processes one file while the next one is sent. */
const UPLOADS_AT_ONCE = 4;

/** Descriptions of an asset that people wrote. The lake computes the rest. */
export const assetFacts = z.object({
  originalFilename: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  label: z.string().optional(),
  creditLine: z.string().optional(),
  source: z.object({ id: z.string(), name: z.string(), url: z.string().optional() }).optional(),
});

/** A file on disk, and its asset in the lake. */
export type AssetFile = {
  /** The id that the lake gives it. The id depends on the content, so it is known beforehand. */
  id: string;
  path: string;
  read: () => Promise<Buffer>;
  /** The hash by which the lake recognises an existing file. */
  sha1: string;
  facts: z.infer<typeof assetFacts>;
};

const storedAsset = contentDocument.extend({ sha1hash: z.string().nullish() });

/** Every picture and file in the lake. */
export function readAssets(client: SanityClient): Promise<z.infer<typeof storedAsset>[]> {
  const query = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]] | order(_id)`;
  return ask(client, query, {}, z.array(storedAsset));
}

/**
 * Uploads the files that the lake does not have yet.
 * @returns the ids that the lake gave them, by the expected ids
 */
export async function uploadAssets(
  client: SanityClient,
  files: readonly AssetFile[],
): Promise<Map<string, string>> {
  const put = async (file: AssetFile) => [file.id, await upload(client, file)] as const;
  return new Map(await pMap(files, put, { concurrency: UPLOADS_AT_ONCE }));
}

async function upload(client: SanityClient, { id, path, read, facts }: AssetFile): Promise<string> {
  const { originalFilename: filename, ...said } = facts;
  const kind = id.startsWith("image-") ? "image" : "file";
  const options = { ...said, ...(filename !== undefined && { filename }) };
  const failed = rethrowWith(
    (message) =>
      `The file ${path} could not be uploaded: ${message}. No document was written; files uploaded before it are used again by the next run.`,
  );
  // The whole file and no stream, because a retry sends it again.
  const put = async () => client.assets.upload(kind, await read(), options);
  return (await withRetries(client, put).catch(failed))._id;
}
