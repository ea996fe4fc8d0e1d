import { type Base, contentOf, type StoredDocument } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import type { SeedDocument } from "./content/build/document.ts";
import { contentHash } from "./content-hash.ts";

/** Where earlier versions of the seed noted what they had written. */
const MANIFEST_ID = "seed.manifest";

const manifestDocument = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      /** Hash of the content as the lake stored it. */
      storedHash: z.string(),
    }),
  ),
});

/**
 * What an earlier version of the seed brought, as far as its hashes tell: a document that nobody
 * has touched since is known again, and one that is gone was deleted by an editor.
 * @throws Error when the stored manifest was damaged by hand
 */
export async function baseOfManifest(
  client: SanityClient,
  published: ReadonlyMap<string, StoredDocument>,
  documents: readonly SeedDocument[],
): Promise<Base> {
  const found: unknown = await client.fetch(
    "*[_id == $id][0]",
    { id: MANIFEST_ID },
    { perspective: "raw" },
  );
  return found === null ? new Map() : readManifest(found, published, documents);
}

/** The same of a manifest at hand. */
export function readManifest(
  manifest: unknown,
  published: ReadonlyMap<string, StoredDocument>,
  documents: readonly SeedDocument[],
): Base {
  const result = manifestDocument.safeParse(manifest);
  if (!result.success) {
    throw new Error(
      `The document "${MANIFEST_ID}" in the content lake is damaged (${z.prettifyError(result.error)}). Delete it: documents equal to the seed are then recognised again, all others are kept as they are.`,
    );
  }
  const seeded = new Map(documents.map((document) => [document._id, document]));
  return new Map(
    result.data.entries.flatMap(({ id, storedHash }) => {
      const stored = published.get(id);
      const known = stored === undefined ? seeded.get(id) : contentOf(stored);
      const isUntouched = stored === undefined || contentHash(stored) === storedHash;
      return known !== undefined && isUntouched ? [[id, known] as const] : [];
    }),
  );
}
