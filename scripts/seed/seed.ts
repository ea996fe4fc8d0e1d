import { importSource, type Outcome, type Source } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { siteContent } from "#scripts/site-content/tool.ts";
import { type FirstContent, memoryNames } from "./first-content.ts";
import { type LeftOutRelease, openReleases, type SeededRelease } from "./releases.ts";

/** The result for a document. A document that both the lake and the seed changed is kept. */
export type SeedOutcome = Exclude<Outcome, "conflict" | "deleted">;

export type SeedReport = {
  /** What was done, or would be done in a dry run, by document and field. */
  plan: Awaited<ReturnType<typeof importSource>>;
  /** Ids of the seeded documents by result. */
  documents: Record<SeedOutcome, string[]>;
  uploadedPictures: number;
  /**
   * Ids of documents that an earlier seed created and this one no longer contains. They stay in the
   * lake.
   */
  left: string[];
  /** Releases of the seed that were not written, each with the reason. */
  leftOutReleases: LeftOutRelease[];
};

/**
 * Updates the lake to the content of `source` and keeps what editors changed: an edited field
 * stays, and other fields of the same document follow the seed. A second run changes nothing.
 * @param which of the first contents the source is; the lake remembers each separately
 * @param write false for a dry run
 * @param check whether the content is validated first
 * @param releases whose versions are written too
 * @param force ids to overwrite even though they were edited or deleted; also those of releases
 * @throws Error that names the faulty document and field
 */
export async function seed(
  client: SanityClient,
  {
    source,
    which = "site",
    releases = [],
    write = true,
    force = [],
    check = true,
    onPart,
  }: {
    source: Source;
    which?: FirstContent;
    releases?: readonly SeededRelease[];
    write?: boolean;
    force?: readonly string[];
    check?: boolean;
    onPart?: (title: string) => void;
  },
): Promise<SeedReport> {
  const ids = [
    ...source.documents.map(({ _id }) => _id),
    ...releases.flatMap(({ releaseId, documents }) => [
      releaseId,
      ...documents.map(({ _id }) => _id),
    ]),
  ];
  const unknown = force.filter((id) => !ids.includes(id));
  if (unknown.length > 0) {
    throw new Error(`--force names documents that the seed does not have: ${unknown.join(", ")}.`);
  }
  const base = memoryNames[which];
  const { open, leftOut } = await openReleases(client, releases, { base, write, force });
  const whole = { ...source, documents: [source, ...open].flatMap(({ documents }) => documents) };
  const forced = open.filter(({ releaseId }) => force.includes(releaseId));
  const versions = forced.flatMap(({ documents }) => documents.map(({ _id }) => _id));
  const plan = await importSource(siteContent(client), whole, {
    base,
    write,
    check,
    keep: true,
    releases: open.map(({ releaseId }) => releaseId),
    take: [...force, ...versions].map((id) => `theirs:${id}`),
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
    leftOutReleases: leftOut,
  };
}
