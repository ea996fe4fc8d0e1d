import { getVersionFromId, isPublishedId } from "@sanity/client/csm";
import { plainError } from "../errors.ts";
import type { Dataset } from "../store/dataset.ts";
import { byId, isUnpublishing, type LakeDocument, releaseDocumentId } from "../store/document.ts";

/** `raw`, or layers from the topmost down; published documents lie under every stack. */
export type Perspective = "raw" | string[];

/** From this API version on, queries see published documents unless told otherwise. */
export const PUBLISHED_BY_DEFAULT = "2025-02-19";

/** Names that are no releases; `previewDrafts` is what `drafts` was called. */
const NAMES = ["published", "drafts", "previewDrafts"];

/** As the Studio names releases: one that is gone may be asked for by a tab that has not heard of it. */
const RELEASE_ID = /^r[0-9A-Za-z]{8}$/;

/**
 * @param requested a name, a comma-separated list of names, or an array of names.
 * @throws ApiError 400 naming what is neither a perspective nor a release of the dataset
 */
export function parsePerspective(
  requested: string | string[] | null | undefined,
  apiVersion: string,
  dataset: Dataset,
): Perspective {
  if (!requested) return apiVersion >= PUBLISHED_BY_DEFAULT ? [] : "raw";
  const written = typeof requested === "string" ? requested.split(",") : requested;
  const names = written.map((name) => name.trim());
  if (names.length === 1 && names[0] === "raw") return "raw";
  const unknown = names.find(
    (name) => !NAMES.includes(name) && !RELEASE_ID.test(name) && !hasRelease(dataset, name),
  );
  if (unknown !== undefined) {
    const known = 'use "raw" alone, or a list of "published", "drafts" and names of releases';
    throw plainError(400, `Invalid perspective "${unknown}": ${known}`);
  }
  return names.filter((name) => name !== "published");
}

/** Versions need no release document: an import can bring them alone. */
const hasRelease = (dataset: Dataset, name: string): boolean =>
  dataset.get(releaseDocumentId(name)) !== null ||
  dataset.all().some(({ _id }) => getVersionFromId(_id) === name);

/** The documents a query sees, and the same by the id it sees them under. */
export type View = {
  documents: readonly LakeDocument[];
  byId: ReadonlyMap<string, LakeDocument>;
};

/** @param documents each under its own id, ordered by it */
export function toView(documents: readonly LakeDocument[]): View {
  return { documents, byId: new Map(documents.map((document) => [document._id, document])) };
}

/** The views of a snapshot of a dataset, which lasts until the next commit. */
const cache = new WeakMap<readonly LakeDocument[], Map<string, View>>();

export function viewOf(dataset: Dataset, perspective: Perspective): View {
  const all = dataset.all();
  const views = cache.get(all) ?? new Map<string, View>();
  cache.set(all, views);
  const key = String(perspective);
  const view = views.get(key) ?? buildView(all, perspective);
  // Any list of names is a valid perspective, so the number kept is bounded.
  if (views.size < 20) views.set(key, view);
  return view;
}

function buildView(all: readonly LakeDocument[], perspective: Perspective): View {
  if (perspective === "raw") return toView(all);
  const seen = new Map<string, LakeDocument>();
  for (const document of all) {
    if (isPublishedId(document._id)) seen.set(document._id, seenAs(document, document._id));
  }
  for (const layer of perspective.toReversed()) {
    const isDrafts = layer === "drafts" || layer === "previewDrafts";
    const prefix = isDrafts ? "drafts." : `versions.${layer}.`;
    for (const document of all) {
      if (!document._id.startsWith(prefix)) continue;
      const id = document._id.slice(prefix.length);
      if (isUnpublishing(document)) seen.delete(id);
      else seen.set(id, seenAs(document, id));
    }
  }
  const documents = [...seen.values()].sort(byId);
  return { documents, byId: seen };
}

const seenAs = (document: LakeDocument, id: string): LakeDocument => ({
  ...document,
  _id: id,
  _originalId: document._id,
});
