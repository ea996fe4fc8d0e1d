import { isPublishedId } from "@sanity/client/csm";
import { plainError } from "../errors.ts";
import type { Dataset } from "../store/dataset.ts";
import { byId, isUnpublishing, type LakeDocument } from "../store/document.ts";

/** `raw`, or layers from the top down. Published documents are below every stack. */
export type Perspective = "raw" | string[];

/** From this API version on, queries see published documents by default. */
export const PUBLISHED_BY_DEFAULT = "2025-02-19";

/**
 * Reads the perspective of a request.
 * @param requested a name, a comma-separated list of names, or an array of names
 * @param apiVersion the date of the API's version: `2025-02-19`
 * @throws ApiError with status 400 when `raw` is one of several names
 */
export function parsePerspective(
  requested: string | string[] | null | undefined,
  apiVersion: string,
): Perspective {
  if (!requested) return apiVersion >= PUBLISHED_BY_DEFAULT ? [] : "raw";
  const written = typeof requested === "string" ? requested.split(",") : requested;
  const names = written.map((name) => name.trim());
  if (!names.includes("raw")) return names.filter((name) => name !== "published");
  if (names.length === 1) return "raw";
  throw plainError(400, 'The perspective "raw" can only be used alone');
}

/** The documents that a query sees, also by the id under which it sees them. */
export type View = {
  documents: readonly LakeDocument[];
  byId: ReadonlyMap<string, LakeDocument>;
};

/** @param documents with their own ids, ordered by id */
export function toView(documents: readonly LakeDocument[]): View {
  return { documents, byId: new Map(documents.map((document) => [document._id, document])) };
}

/** The views of a snapshot of a dataset, valid until the next commit. */
const cache = new WeakMap<readonly LakeDocument[], Map<string, View>>();

/** The documents of a dataset as a perspective shows them. A later commit does not change them. */
export function viewOf(dataset: Dataset, perspective: Perspective): View {
  const all = dataset.all();
  const views = cache.get(all) ?? new Map<string, View>();
  cache.set(all, views);
  const key = String(perspective);
  const view = views.get(key) ?? buildView(all, perspective);
  // Any list of names is a valid perspective, so the number of cached views is limited.
  if (views.size < 20) views.set(key, view);
  return view;
}

function buildView(all: readonly LakeDocument[], perspective: Perspective): View {
  if (perspective === "raw") return toView(all);
  const byPublishedId = new Map<string, LakeDocument>();
  for (const document of all) {
    if (isPublishedId(document._id))
      byPublishedId.set(document._id, seenAs(document, document._id));
  }
  for (const layer of perspective.toReversed()) {
    // The former name of drafts.
    const isDrafts = layer === "drafts" || layer === "previewDrafts";
    const prefix = isDrafts ? "drafts." : `versions.${layer}.`;
    for (const document of all) {
      if (!document._id.startsWith(prefix)) continue;
      const id = document._id.slice(prefix.length);
      if (isUnpublishing(document)) byPublishedId.delete(id);
      else byPublishedId.set(id, seenAs(document, id));
    }
  }
  const documents = [...byPublishedId.values()].sort(byId);
  return { documents, byId: byPublishedId };
}

/** Documents as perspectives show them. Most are the same after a commit, which copies none of them. */
const seen = new WeakMap<LakeDocument, LakeDocument>();

function seenAs(document: LakeDocument, id: string): LakeDocument {
  const copy = seen.get(document) ?? { ...document, _id: id, _originalId: document._id };
  seen.set(document, copy);
  return copy;
}
