import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { isDraft, type StoredDocument, storedDocument } from "./document.ts";
import { wholeMessage, withRetries } from "./retries.ts";

/** Documents per answer: about a megabyte of content. */
const PAGE = 500;

/** Everything that editors write: no assets, no system documents, none of this tool's own. */
const contentQuery = `*[
  _id > $after && !(_id in path("_.**")) && !(_id in path("versions.**")) &&
  !(_id in path("content.**")) && !(_id in path("seed.**")) &&
  !(_type match "sanity.*") && !(_type match "system.*")
] | order(_id) [0...$page]`;

/** What the lake holds: published documents, and drafts under the ids of what they are drafts of. */
export type LakeContent = {
  published: ReadonlyMap<string, StoredDocument>;
  drafts: ReadonlyMap<string, StoredDocument>;
};

/**
 * Reads all content, page by page.
 * @throws Error that says where it looked and what to check
 */
export async function readLake(client: SanityClient): Promise<LakeContent> {
  const published = new Map<string, StoredDocument>();
  const drafts = new Map<string, StoredDocument>();
  let after = "";
  for (;;) {
    const page = await readPage(client, after);
    for (const document of page) {
      if (isDraft(document._id)) drafts.set(document._id.slice("drafts.".length), document);
      else published.set(document._id, document);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return { published, drafts };
    after = last._id;
  }
}

async function readPage(client: SanityClient, after: string): Promise<StoredDocument[]> {
  try {
    const answer = await withRetries(client, () =>
      client.fetch<unknown>(contentQuery, { after, page: PAGE }, { perspective: "raw" }),
    );
    return z.array(storedDocument).parse(answer);
  } catch (cause) {
    const { apiHost, projectId } = client.config();
    throw new Error(
      `The content lake at ${apiHost} (project "${projectId}") does not answer as it should: ${wholeMessage(cause)}. Check that it runs, and the names of project, dataset and token.`,
      { cause },
    );
  }
}
