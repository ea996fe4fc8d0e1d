import type { SanityClient } from "@sanity/client";
import { contentOf, isContent, isDraft, stableJson } from "./document.ts";
import { readLake } from "./lake.ts";

/**
 * All published documents as newline-delimited JSON, which `import` and `sanity dataset import`
 * read. Pictures are named, and not contained.
 */
export async function documentLines(client: SanityClient): Promise<string> {
  const lake = await readLake(client, (each) => isContent(each) && !isDraft(each._id));
  return [...lake.values()].map((each) => `${stableJson(contentOf(each))}\n`).join("");
}
