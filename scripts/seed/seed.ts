import { bringIn, type Outcome, type Source } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { migrateContent } from "#scripts/site-content/migrate.ts";
import { siteContent } from "#scripts/site-content/tool.ts";
import { type FirstContent, memoryNames } from "./first-content.ts";

/** What became of a document. What the lake and the seed both changed is kept as it is. */
export type SeedOutcome = Exclude<Outcome, "conflict" | "deleted">;

export type SeedReport = {
  /** What was done, or for a dry run would be, by document and field. */
  plan: Awaited<ReturnType<typeof bringIn>>;
  /** Ids of the seeded documents by what became of them. */
  documents: Record<SeedOutcome, string[]>;
  uploadedPictures: number;
  /** Ids of documents that the seed has brought once and no longer has; they stay in the lake. */
  left: string[];
};

/**
 * Brings the lake to the content of `source` without touching what editors changed: what one
 * field was changed to is kept, other fields of the same document follow the seed.
 * Running it again changes nothing.
 * @param which of the first contents the source is: the lake remembers each on its own
 * @param write false for a dry run, which changes nothing
 * @param check whether the content is held against the content model first
 * @param force ids to overwrite even though they were edited or deleted
 * @throws Error that names the document and the field at fault
 */
export async function seed(
  client: SanityClient,
  {
    source,
    which = "site",
    write = true,
    force = [],
    check = true,
    onPart,
  }: {
    source: Source;
    which?: FirstContent;
    write?: boolean;
    force?: readonly string[];
    check?: boolean;
    onPart?: (title: string) => void;
  },
): Promise<SeedReport> {
  const ids = source.documents.map((document) => document._id);
  const unknown = force.filter((id) => !ids.includes(id));
  if (unknown.length > 0) {
    throw new Error(`--force names documents that the seed does not have: ${unknown.join(", ")}.`);
  }
  // What editors wrote under an older content model is carried over, before the seed is compared with it.
  await migrateContent(client, { write });
  const plan = await bringIn(siteContent(client), source, {
    base: memoryNames[which],
    write,
    check,
    keep: true,
    take: force.map((id) => `theirs:${id}`),
    onPart,
  });
  const idsWith = (outcome: SeedOutcome) =>
    plan.steps.filter((step) => step.outcome === outcome).map(({ id }) => id);
  return {
    plan,
    documents: {
      created: idsWith("created"),
      updated: idsWith("updated"),
      unchanged: idsWith("unchanged"),
      keptEdited: idsWith("keptEdited"),
      keptDeleted: idsWith("keptDeleted"),
    },
    uploadedPictures: plan.newAssets.length,
    left: plan.left,
  };
}
