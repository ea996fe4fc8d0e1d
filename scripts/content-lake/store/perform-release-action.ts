import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { actionError } from "../errors.ts";
import { isRecord } from "../values.ts";
import type { ReleaseAction } from "./action.ts";
import { type LakeDocument, publishedIdOf } from "./document.ts";
import type { PatchOperations } from "./mutation.ts";
import { publish } from "./perform-document-action.ts";
import { isUnpublishing, releaseDocumentId, releaseTitle } from "./release.ts";
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

/** Carries out one action on a content release. @throws ApiError as the API answers. */
export function performReleaseAction(
  documents: WorkingSet,
  action: ReleaseAction,
  /** The action's place in its request, for errors. */
  index = 0,
) {
  const { releaseId: name } = action;
  const id = releaseDocumentId(name);
  const fail = (status: number, type: string, description: string) =>
    actionError(status, { type, description, id: name }, index);
  const patch = (operations: PatchOperations) => documents.apply({ patch: { ...operations, id } });
  if (action.actionType === "sanity.action.release.create") {
    const { metadata } = action;
    const release = { _id: id, _type: "system.release", name, state: "active", metadata };
    return documents.apply({ create: release });
  }

  const release = documents.get(id);
  if (!release) throw fail(404, "documentNotFoundError", `Release "${name}" was not found`);
  const { states, done } = POSSIBLE[action.actionType];
  if (!states.includes(String(release.state))) {
    const only = `only one that is ${states.join(" or ")} can be ${done}`;
    const description = `Release "${releaseTitle(release)}" is ${release.state}: ${only}`;
    throw fail(409, "releaseStateError", description);
  }
  const versions = documents.versionsIn(name);
  /** What the Studio lists of a release that is over: it asks history for the last state of each. */
  const finalDocumentStates = versions.map((version) => ({
    _key: randomBytes(6).toString("hex"),
    id: version._id,
  }));

  switch (action.actionType) {
    case "sanity.action.release.edit":
      patch(action.patch);
      if (isDeepStrictEqual(withoutMetadata(release), withoutMetadata(documents.get(id)))) return;
      throw fail(400, "validationError", "Only a release's metadata can be edited");
    case "sanity.action.release.schedule":
      return patch({ set: { state: "scheduled", publishAt: action.publishAt }, unset: ["error"] });
    case "sanity.action.release.unschedule":
      return patch({ set: { state: "active" }, unset: ["publishAt"] });
    case "sanity.action.release.publish": {
      for (const version of versions) publishVersion(documents, version);
      const publishedAt = documents.timestamp;
      const set = { state: "published", publishedAt, finalDocumentStates };
      return patch({ set, unset: ["error"] });
    }
    case "sanity.action.release.archive":
      for (const version of versions) documents.apply({ delete: { id: version._id } });
      return patch({ set: { state: "archived", finalDocumentStates } });
    case "sanity.action.release.unarchive":
      patch({ set: { state: "active" }, unset: ["finalDocumentStates"] });
      for (const version of finalIdsOf(release).map((id) => documents.lastState(id))) {
        if (version) documents.apply({ create: version });
      }
      return;
    case "sanity.action.release.delete":
      return documents.apply({ delete: { id } });
  }
}

function withoutMetadata(release: LakeDocument | null) {
  const { metadata: _, _rev, _updatedAt, ...rest } = { ...release };
  return rest;
}

function publishVersion(documents: WorkingSet, version: LakeDocument) {
  const publishedId = publishedIdOf(version._id);
  if (!isUnpublishing(version)) return publish(documents, version, publishedId);
  documents.apply({ delete: { id: publishedId } });
  documents.apply({ delete: { id: version._id } });
}

function finalIdsOf({ finalDocumentStates: states }: LakeDocument): string[] {
  const entries = Array.isArray(states) ? states.filter(isRecord) : [];
  return entries.flatMap(({ id }) => (typeof id === "string" ? [id] : []));
}
