import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type ContentDocument,
  type MemoryName,
  readFolder,
  readMemory,
  withRetries,
} from "@nordune/content-tool";
import { ClientError, type SanityClient } from "@sanity/client";
import { getVersionId } from "@sanity/client/csm";
import * as z from "zod";

/** One folder for each release, in the format of the first content, with `release.json`. */
const RELEASES_FOLDER = join(import.meta.dirname, "releases");

const releaseMetadata = z.object({
  title: z.string(),
  description: z.string(),
  releaseType: z.enum(["asap", "scheduled", "undecided"]),
});

/** Documents of the first content that wait in a release until an editor publishes it. */
export type SeededRelease = {
  releaseId: string;
  metadata: z.infer<typeof releaseMetadata>;
  /** The versions in the release: their ids name it. */
  documents: readonly ContentDocument[];
};

/**
 * Reads the releases of the first content.
 * @throws Error that names the faulty file
 */
export async function readReleases(): Promise<SeededRelease[]> {
  const names = await readdir(RELEASES_FOLDER);
  return Promise.all(
    names.sort().map(async (releaseId) => {
      const folder = join(RELEASES_FOLDER, releaseId);
      const metadata = JSON.parse(await readFile(join(folder, "release.json"), "utf8"));
      const { documents } = await readFolder(folder);
      return {
        releaseId,
        metadata: releaseMetadata.parse(metadata),
        documents: documents.map((each) => ({ ...each, _id: getVersionId(each._id, releaseId) })),
      };
    }),
  );
}

/** A release that was not written, for the report. */
export type LeftOutRelease = { title: string; reason: string };

/**
 * Makes the releases that a lake never had, and returns those whose versions may be written.
 * Editors who published, archived or deleted a release do not get it again.
 * @param base the name under which the lake remembers the seed
 * @param force ids of releases to make again even though they were deleted
 */
export async function openReleases(
  client: SanityClient,
  releases: readonly SeededRelease[],
  { base, write, force }: { base: MemoryName; write: boolean; force: readonly string[] },
): Promise<{ open: SeededRelease[]; leftOut: LeftOutRelease[] }> {
  const open: SeededRelease[] = [];
  const leftOut: LeftOutRelease[] = [];
  if (releases.length === 0) return { open, leftOut };
  const { known } = await readMemory(client, base);
  for (const release of releases) {
    const reason = await reasonToLeaveOut(release);
    if (reason === undefined) open.push(release);
    else leftOut.push({ title: release.metadata.title, reason });
  }
  return { open, leftOut };

  async function reasonToLeaveOut(release: SeededRelease): Promise<string | undefined> {
    const { releaseId, metadata, documents } = release;
    const found = await withRetries(client, () => client.releases.get({ releaseId }));
    if (found !== undefined) return found.state === "active" ? undefined : `it is ${found.state}`;
    const wasSeeded = documents.some(({ _id }) => known.has(_id));
    if (wasSeeded && !force.includes(releaseId)) {
      return `it was deleted; --force ${releaseId} makes it again`;
    }
    if (!write) return undefined;
    try {
      await withRetries(client, () => client.releases.create({ releaseId, metadata }));
      return undefined;
    } catch (error) {
      // The plan of a hosted project may have no releases, or no more of them.
      if (error instanceof ClientError) return `the project refuses it: ${error.message}`;
      throw error;
    }
  }
}
