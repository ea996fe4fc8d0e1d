import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { actionError } from "../errors.ts";
import { isRecord } from "../values.ts";
import { type LakeDocument, publishedIdOf } from "./document.ts";
import type { PatchOperations } from "./mutation.ts";
import { publishedContent } from "./publishing.ts";
import { isUnpublishing, releaseDocumentId, releaseTitle } from "./release.ts";
import type { ReleaseAction } from "./release-action.ts";
import type { WorkingSet } from "./working-set.ts";

type Change = Exclude<ReleaseAction, { actionType: "sanity.action.release.create" }>;

/** The states in which each action is possible, and what it does to the release. */
const POSSIBLE: Record<Change["actionType"], { states: string[]; done: string }> = {
  "sanity.action.release.edit": { states: ["active", "scheduled"], done: "edited" },
  "sanity.action.release.publish": { states: ["active"], done: "published" },
  // A scheduled one too: that is how the Studio changes the time.
  "sanity.action.release.schedule": { states: ["active", "scheduled"], done: "scheduled" },
  "sanity.action.release.unschedule": { states: ["scheduled"], done: "unscheduled" },
  "sanity.action.release.archive": { states: ["active"], done: "archived" },
  "sanity.action.release.unarchive": { states: ["archived"], done: "unarchived" },
  "sanity.action.release.delete": { states: ["archived", "published"], done: "deleted" },
};

/** What an action needs to know beyond the documents themselves. */
export type ReleaseActionContext = {
  /** The action's place in its request, for errors. */
  index: number;
  /** What a document was before it was deleted. */
  lastState: (id: string) => LakeDocument | null;
};

/** Carries out one action on a content release. @throws ApiError as the API answers. */
export function performReleaseAction(
  documents: WorkingSet,
  action: ReleaseAction,
  { index, lastState }: ReleaseActionContext,
): void {
  const { releaseId } = action;
  const id = releaseDocumentId(releaseId);
  const patch = (operations: PatchOperations) => documents.apply({ patch: { ...operations, id } });
  if (action.actionType === "sanity.action.release.create") {
    const { metadata } = action;
    const state = "active";
    documents.apply({
      create: { _id: id, _type: "system.release", name: releaseId, state, metadata },
    });
    return;
  }
  const release = releaseFor(documents, action, index);
  switch (action.actionType) {
    case "sanity.action.release.edit":
      patch(action.patch);
      expectOnlyMetadataChanged(release, documents.get(id), index);
      return;
    case "sanity.action.release.schedule":
      patch({ set: { state: "scheduled", publishAt: action.publishAt }, unset: ["error"] });
      return;
    case "sanity.action.release.unschedule":
      patch({ set: { state: "active" }, unset: ["publishAt"] });
      return;
    case "sanity.action.release.publish": {
      const finalDocumentStates = finalStatesOf(documents, releaseId);
      for (const version of documents.versionsIn(releaseId)) publishVersion(documents, version);
      const publishedAt = documents.timestamp;
      patch({ set: { state: "published", publishedAt, finalDocumentStates }, unset: ["error"] });
      return;
    }
    case "sanity.action.release.archive": {
      const finalDocumentStates = finalStatesOf(documents, releaseId);
      for (const { _id } of documents.versionsIn(releaseId)) {
        documents.apply({ delete: { id: _id } });
      }
      patch({ set: { state: "archived", finalDocumentStates } });
      return;
    }
    case "sanity.action.release.unarchive":
      patch({ set: { state: "active" }, unset: ["finalDocumentStates"] });
      for (const version of finalIdsOf(release).map(lastState)) {
        if (version) documents.apply({ create: { ...version } });
      }
      return;
    case "sanity.action.release.delete":
      documents.apply({ delete: { id } });
  }
}

function releaseFor(
  documents: WorkingSet,
  { actionType, releaseId }: Change,
  index: number,
): LakeDocument {
  const release = documents.get(releaseDocumentId(releaseId));
  if (!release) {
    const description = `Release "${releaseId}" was not found`;
    throw actionError(404, { type: "documentNotFoundError", description, id: releaseId }, index);
  }
  const { states, done } = POSSIBLE[actionType];
  if (!states.includes(String(release.state))) {
    const only = `only one that is ${states.join(" or ")} can be ${done}`;
    const description = `Release "${releaseTitle(release)}" is ${release.state}: ${only}`;
    throw actionError(409, { type: "releaseStateError", description, id: releaseId }, index);
  }
  return release;
}

function expectOnlyMetadataChanged(
  before: LakeDocument,
  after: LakeDocument | null,
  index: number,
): void {
  const others = (release: LakeDocument | null) => {
    const { metadata: _, _rev, _updatedAt, ...rest } = { ...release };
    return rest;
  };
  if (isDeepStrictEqual(others(before), others(after))) return;
  const description = "A release's metadata can be edited; its state and schedule have own actions";
  throw actionError(400, { type: "validationError", description, id: before._id }, index);
}

function publishVersion(documents: WorkingSet, version: LakeDocument): void {
  const publishedId = publishedIdOf(version._id);
  if (isUnpublishing(version)) documents.apply({ delete: { id: publishedId } });
  else {
    const replaced = documents.get(publishedId);
    documents.apply({ createOrReplace: publishedContent(version, publishedId, replaced) });
  }
  documents.apply({ delete: { id: version._id } });
}

/** What the Studio lists of a release that is over: it asks history for the last state of each. */
function finalStatesOf(documents: WorkingSet, releaseId: string) {
  return documents
    .versionsIn(releaseId)
    .map(({ _id }) => ({ _key: randomBytes(6).toString("hex"), id: _id }));
}

function finalIdsOf({ finalDocumentStates: states }: LakeDocument): string[] {
  const entries = Array.isArray(states) ? states.filter(isRecord) : [];
  return entries.flatMap(({ id }) => (typeof id === "string" ? [id] : []));
}
