import type { SanityClient } from "@sanity/client";
import type { SeedDocument } from "./content/build/document.ts";
import { readLakeState } from "./lake-state.ts";
import { pictureWithAssetId } from "./pictures/picture-file.ts";
import { uploadPictures } from "./pictures/upload.ts";
import { type Outcome, planStep } from "./plan.ts";
import { assertReferencesResolve, referencesIn } from "./references.ts";
import { updateManifest, type WritingStep, writeDocuments } from "./write.ts";

/** Tells whoever watches how far a part of the work is. */
export type Progress = (done: number, total: number) => void;
/** Runs one part of the work; a terminal shows its title and progress meanwhile. */
export type RunPart = <Result>(
  title: string,
  work: (progress: Progress) => Promise<Result>,
) => Promise<Result>;

export type SeedReport = {
  /** Ids of the seeded documents by what became of them. */
  documents: Record<Outcome, string[]>;
  uploadedPictures: number;
};

const runSilently: RunPart = (_title, work) => work(() => {});

/**
 * Brings the lake to the content of `documents` without touching what editors changed.
 * Running it again changes nothing.
 * @param force ids to overwrite even though they were edited or deleted
 * @throws Error that names the document and the field at fault
 */
export async function seed(
  client: SanityClient,
  {
    documents,
    force = [],
    runPart = runSilently,
  }: { documents: readonly SeedDocument[]; force?: readonly string[]; runPart?: RunPart },
): Promise<SeedReport> {
  const ids = documents.map((document) => document._id);
  const unknown = force.filter((id) => !ids.includes(id));
  if (unknown.length > 0) {
    throw new Error(`--force names documents that the seed does not have: ${unknown.join(", ")}.`);
  }
  const state = await runPart("Compare with the content lake", () => readLakeState(client, ids));
  const steps = documents.map((document) =>
    planStep({
      document,
      published: state.published.get(document._id),
      hasDraft: state.drafts.has(document._id),
      entry: state.manifest.get(document._id),
      isForced: force.includes(document._id),
    }),
  );
  const toWrite = steps.filter((step) => step.outcome === "created" || step.outcome === "updated");
  const stored = [...state.published.keys()];
  const isRedirect = ({ document }: WritingStep) => document._type === "redirect";
  const pages = toWrite.filter((step) => !isRedirect(step));
  let uploadedPictures = await checkAndWrite(client, pages, stored, runPart);
  // After the pages, because a redirect may only lead to a page that is there.
  uploadedPictures += await checkAndWrite(client, toWrite.filter(isRedirect), stored, runPart);
  await updateManifest(client, state.manifest, steps);
  const idsWith = (outcome: Outcome) =>
    steps.filter((step) => step.outcome === outcome).map(({ document }) => document._id);
  return {
    documents: {
      created: idsWith("created"),
      updated: idsWith("updated"),
      unchanged: idsWith("unchanged"),
      keptEdited: idsWith("keptEdited"),
      keptDeleted: idsWith("keptDeleted"),
    },
    uploadedPictures,
  };
}

/**
 * Holds documents against the content model, then writes them with their pictures.
 * @param stored ids that references may point to beside the documents themselves
 * @returns how many pictures had to be uploaded
 */
async function checkAndWrite(
  client: SanityClient,
  steps: readonly WritingStep[],
  stored: readonly string[],
  runPart: RunPart,
): Promise<number> {
  if (steps.length === 0) return 0;
  const documents = steps.map(({ document }) => document);
  const files = picturesOf(documents);
  const ids = [...stored, ...documents.map(({ _id }) => _id), ...files.map((file) => file.assetId)];
  assertReferencesResolve(documents, new Set(ids));
  await runPart("Check against the content model", async (progress) => {
    // Loaded on demand: the Studio's rules take a second to start, and most runs need none.
    const { assertValid } = await import("./validate.ts");
    await assertValid(client, documents, new Set(ids), progress);
  });
  const { assetIds, uploaded } = await runPart("Upload pictures", (progress) =>
    uploadPictures(client, files, progress),
  );
  await runPart("Write documents", () => writeDocuments(client, steps, assetIds));
  return uploaded;
}

function picturesOf(documents: readonly SeedDocument[]) {
  const ids = new Set(documents.flatMap(referencesIn).map(({ id }) => id));
  return [...ids].flatMap((id) => pictureWithAssetId(id) ?? []);
}
