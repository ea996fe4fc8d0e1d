import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import * as z from "zod";

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
