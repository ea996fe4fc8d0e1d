import * as z from "zod";

/** The dot keeps the document private on hosted Sanity. */
export const MANIFEST_ID = "seed.manifest";

const entry = z.object({
  id: z.string(),
  /** Hash of the content as the seed had it when it was last written. */
  seedHash: z.string(),
  /** Hash of the same content as the lake stored it. */
  storedHash: z.string(),
});

const manifestDocument = z.object({ entries: z.array(entry) });

export type ManifestEntry = z.infer<typeof entry>;
/** What earlier runs wrote, by document id. */
export type Manifest = ReadonlyMap<string, ManifestEntry>;

/** @throws Error when the stored manifest was damaged by hand. */
export function parseManifest(stored: unknown): Manifest {
  if (stored === undefined) return new Map();
  const result = manifestDocument.safeParse(stored);
  if (!result.success) {
    throw new Error(
      `The document "${MANIFEST_ID}" in the content lake is damaged (${z.prettifyError(result.error)}). Delete it: documents equal to the seed are then recognised again, all others are kept as they are.`,
    );
  }
  return new Map(result.data.entries.map((each) => [each.id, each]));
}

export function manifestToStore(manifest: Manifest) {
  return {
    _id: MANIFEST_ID,
    _type: "seedManifest",
    entries: [...manifest.values()]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((each) => ({ ...each, _key: each.id })),
  };
}
