import {
  type AssetFile,
  bringIn,
  type Outcome,
  referencesIn,
  type Source,
} from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { siteContent } from "#scripts/site-content/tool.ts";
import type { SeedDocument } from "./content/build/document.ts";
import { origin, pictures } from "./images/manifest.ts";
import { type PictureFile, pictureWithAssetId } from "./pictures/picture-file.ts";

/** What became of a document. What the lake and the seed both changed is kept as it is. */
export type SeedOutcome = Exclude<Outcome, "conflict" | "deleted">;

export type SeedReport = {
  /** Ids of the seeded documents by what became of them. */
  documents: Record<SeedOutcome, string[]>;
  uploadedPictures: number;
  /** Ids of documents that the seed has brought once and no longer has; they stay in the lake. */
  left: string[];
};

/**
 * Brings the lake to the content of `documents` without touching what editors changed: what one
 * field was changed to is kept, other fields of the same document follow the seed.
 * Running it again changes nothing.
 * @param check whether the content is held against the content model first
 * @param force ids to overwrite even though they were edited or deleted
 * @throws Error that names the document and the field at fault
 */
export async function seed(
  client: SanityClient,
  {
    documents,
    force = [],
    check = true,
    onPart,
  }: {
    documents: readonly SeedDocument[];
    force?: readonly string[];
    check?: boolean;
    onPart?: (title: string) => void;
  },
): Promise<SeedReport> {
  const ids = documents.map((document) => document._id);
  const unknown = force.filter((id) => !ids.includes(id));
  if (unknown.length > 0) {
    throw new Error(`--force names documents that the seed does not have: ${unknown.join(", ")}.`);
  }
  const plan = await bringIn(siteContent(client), seedSource(documents), {
    base: "seed",
    write: true,
    check,
    keep: true,
    take: force.map((id) => `theirs:${id}`),
    onPart,
  });
  const idsWith = (outcome: SeedOutcome) =>
    plan.steps.filter((step) => step.outcome === outcome).map(({ id }) => id);
  return {
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

/** The typed content modules, as any other source of content. */
function seedSource(documents: readonly SeedDocument[]): Source {
  const ids = new Set(documents.flatMap(referencesIn).map(({ id }) => id));
  return {
    name: "the seed",
    documents,
    assets: [...ids].flatMap((id) => pictureWithAssetId(id) ?? []).map(assetOf),
    isWhole: true,
  };
}

function assetOf({ name, path, sha1, assetId }: PictureFile): AssetFile {
  const facts = {
    originalFilename: `${name}.webp`,
    title: name,
    description: pictures[name].alt,
    creditLine: origin.creditLine,
    source: { id: name, name: "illustrations" },
  };
  return { id: assetId, path, sha1, facts };
}
