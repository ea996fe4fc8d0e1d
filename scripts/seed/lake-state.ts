import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { messageOf } from "#schemas/error-message.ts";
import { MANIFEST_ID, type Manifest, parseManifest } from "./manifest.ts";
import type { StoredDocument } from "./plan.ts";

const storedDocument = z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string() });

/** What the lake holds of the seeded documents. */
export type LakeState = {
  published: ReadonlyMap<string, StoredDocument>;
  /** Ids, without their prefix, of the documents that have a draft. */
  drafts: ReadonlySet<string>;
  manifest: Manifest;
};

export async function readLakeState(
  client: SanityClient,
  ids: readonly string[],
): Promise<LakeState> {
  const wanted = [MANIFEST_ID, ...ids, ...ids.map((id) => `drafts.${id}`)];
  const found = z.array(storedDocument).parse(await fetchRaw(client, wanted));
  const byId = new Map(found.map((document) => [document._id, document]));
  return {
    published: new Map([...byId].filter(([id]) => id !== MANIFEST_ID && !isDraft(id))),
    drafts: new Set([...byId.keys()].filter(isDraft).map((id) => id.slice("drafts.".length))),
    manifest: parseManifest(byId.get(MANIFEST_ID)),
  };
}

async function fetchRaw(client: SanityClient, ids: readonly string[]): Promise<unknown> {
  try {
    return await client.fetch("*[_id in $ids]", { ids }, { perspective: "raw" });
  } catch (cause) {
    const { apiHost, projectId } = client.config();
    throw new Error(
      `The content lake at ${apiHost} (project "${projectId}") does not answer as it should: ${messageOf(cause)}. Start the local one with npm start, or check SANITY_PROJECT_ID, SANITY_DATASET and the token.`,
      { cause },
    );
  }
}

function isDraft(id: string): boolean {
  return id.startsWith("drafts.");
}
