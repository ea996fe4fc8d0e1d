import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { getDraftId, getPublishedId } from "@sanity/client/csm";
import { z } from "zod";
import { actionError } from "../errors.ts";
import { isRecord } from "../values.ts";
import {
  isLakeDocument,
  isUnpublishing,
  type LakeDocument,
  releaseDocumentId,
  releaseTitle,
} from "./document.ts";
import {
  type DocumentStub,
  identifiedDocument,
  type Mutation,
  patchOperations,
} from "./mutation.ts";
import type { WorkingSet } from "./working-set.ts";

type Context = ReturnType<typeof contextOf>;

/** @param index the position of the action in its request, for errors */
function contextOf(documents: WorkingSet, index: number) {
  const fail = (status: number, type: string, description: string, id?: string) =>
    actionError(status, { type, description, id }, index);
  return {
    documents,
    fail,
    apply: (mutation: Mutation) => documents.apply(mutation),
    existing(id: string): LakeDocument {
      const document = documents.get(id);
      if (document) return document;
      throw fail(404, "documentNotFoundError", `Document "${id}" was not found`, id);
    },
    expectRevision(id: string, revision: string | undefined): void {
      const current = documents.get(id)?._rev;
      if (revision === undefined || current === revision) return;
      const description = `Document "${id}" has unexpected revision ID ("${current}"), expected "${revision}"`;
      throw fail(409, "documentRevisionIDDoesNotMatchError", description, id);
    },
  };
}

/** An action: its fields in a request, and its mutations. */
function action<Fields extends z.ZodRawShape>(
  fields: Fields,
  perform: (given: z.output<z.ZodObject<Fields>>, context: Context) => void,
) {
  return z
    .object(fields)
    .transform(
      (given) => (documents: WorkingSet, index: number) =>
        perform(given, contextOf(documents, index)),
    );
}

/** An action on a content release in one of these `states`. In any other state it fails. */
const onRelease =
  <Given extends { releaseId: string }>(
    states: string[],
    done: string,
    perform: (given: Given, release: LakeDocument, context: Context) => void,
  ) =>
  (given: Given, context: Context): void => {
    const { documents, fail } = context;
    const { releaseId: id } = given;
    const release = documents.get(releaseDocumentId(id));
    if (!release) throw fail(404, "documentNotFoundError", `Release "${id}" was not found`, id);
    if (!states.includes(String(release.state))) {
      const only = `only one that is ${states.join(" or ")} can be ${done}`;
      const description = `Release "${releaseTitle(release)}" is ${release.state}: ${only}`;
      throw fail(409, "releaseStateError", description, id);
    }
    perform(given, release, context);
  };

const id = z.string().min(1);
const revision = z.string().optional();
/** The part of `versions.<release>.x` and `_.releases.<release>` that names the release. */
const releaseId = z.string().regex(/^[a-zA-Z0-9_-]+$/, "use a-z, A-Z, 0-9, _ and - only");
const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());
const metadata = z.looseObject({
  title: z.string().optional(),
  description: z.string().optional(),
  releaseType: z.enum(["asap", "scheduled", "undecided"]).default("undecided"),
  cardinality: z.enum(["one", "many"]).optional(),
  intendedPublishAt: z.string().optional(),
});

/** The actions that the Studio and @sanity/client use, without those on variants. */
const ACTIONS = {
  "document.create": action(
    { attributes: identifiedDocument, ifExists: z.enum(["fail", "ignore"]).default("fail") },
    ({ attributes, ifExists }, { apply }) =>
      apply(ifExists === "ignore" ? { createIfNotExists: attributes } : { create: attributes }),
  ),
  "document.edit": action(
    { draftId: id, publishedId: id, patch: z.union([patchOperations, z.array(patchOperations)]) },
    ({ draftId, publishedId, patch }, { documents, existing, apply }) => {
      // A new draft begins as a copy of the published document.
      if (!documents.get(draftId)) apply({ create: contentAs(existing(publishedId), draftId) });
      for (const operations of [patch].flat()) apply({ patch: { ...operations, id: draftId } });
    },
  ),
  "document.replaceDraft": action({ attributes: identifiedDocument }, ({ attributes }, { apply }) =>
    apply({ createOrReplace: attributes }),
  ),
  "document.publish": action(
    {
      draftId: id.optional(),
      versionId: id.optional(),
      publishedId: id,
      ifDraftRevisionId: revision,
      ifPublishedRevisionId: revision,
    },
    ({ draftId, versionId, publishedId, ...given }, { documents, existing, expectRevision }) => {
      const source = existing(versionId ?? draftId ?? getDraftId(publishedId));
      expectRevision(source._id, given.ifDraftRevisionId);
      expectRevision(publishedId, given.ifPublishedRevisionId);
      publish(documents, source, publishedId);
    },
  ),
  "document.unpublish": action(
    { draftId: id, publishedId: id },
    ({ draftId, publishedId }, { existing, apply }) => {
      apply({ createIfNotExists: contentAs(existing(publishedId), draftId) });
      apply({ delete: { id: publishedId } });
    },
  ),
  "document.delete": action(
    { publishedId: id, includeDrafts: z.array(id).default([]) },
    ({ publishedId, includeDrafts }, { documents, fail, apply }) => {
      const draftId = getDraftId(publishedId);
      if (documents.get(draftId) && !includeDrafts.includes(draftId)) {
        const description = `Document "${publishedId}" has a draft "${draftId}" that includeDrafts does not name`;
        throw fail(409, "documentHasDraftsError", description, publishedId);
      }
      for (const gone of [publishedId, ...includeDrafts]) apply({ delete: { id: gone } });
    },
  ),
  "document.discard": action({ draftId: id }, ({ draftId }, { existing, apply }) =>
    apply({ delete: { id: existing(draftId)._id } }),
  ),
  "document.version.create": action(
    {
      document: identifiedDocument.optional(),
      baseId: id.optional(),
      versionId: id.optional(),
      ifBaseRevisionId: revision,
    },
    ({ document, baseId, versionId, ifBaseRevisionId }, context) => {
      const { fail, existing, expectRevision, apply } = context;
      if (document) return apply({ create: document });
      if (baseId === undefined || versionId === undefined) {
        const description = "version.create needs either document, or baseId and versionId";
        throw fail(400, "validationError", description);
      }
      expectRevision(baseId, ifBaseRevisionId);
      apply({ create: contentAs(existing(baseId), versionId) });
    },
  ),
  "document.version.replace": action(
    { document: identifiedDocument },
    ({ document }, { existing, apply }) => {
      existing(document._id);
      apply({ createOrReplace: document });
    },
  ),
  "document.version.discard": action({ versionId: id }, ({ versionId }, { existing, apply }) =>
    apply({ delete: { id: existing(versionId)._id } }),
  ),
  "document.version.unpublish": action(
    { versionId: id, publishedId: id },
    ({ versionId, publishedId }, { existing, apply }) => {
      const content = contentAs(existing(publishedId), versionId);
      apply({ createOrReplace: { ...content, _system: { delete: true } } });
    },
  ),
  "release.create": action(
    { releaseId, metadata: metadata.prefault({}) },
    ({ releaseId: name, metadata }, { apply }) => {
      const _id = releaseDocumentId(name);
      apply({ create: { _id, _type: "system.release", name, state: "active", metadata } });
    },
  ),
  "release.edit": action(
    { releaseId, patch: patchOperations },
    onRelease(["active", "scheduled"], "edited", ({ patch }, release, context) => {
      const { documents, fail, apply } = context;
      apply({ patch: { ...patch, id: release._id } });
      const edited = documents.get(release._id);
      if (isDeepStrictEqual(withoutMetadata(release), withoutMetadata(edited))) return;
      throw fail(400, "validationError", "Only a release's metadata can be edited");
    }),
  ),
  "release.publish": action(
    { releaseId },
    onRelease(["active"], "published", (_, release, { documents }) =>
      publishRelease(documents, release),
    ),
  ),
  // A scheduled release may be scheduled again, because the Studio changes the time that way.
  "release.schedule": action(
    { releaseId, publishAt: instant },
    onRelease(["active", "scheduled"], "scheduled", ({ publishAt }, { _id }, context) => {
      const { documents, fail, apply } = context;
      // In a dry run the Studio uses the current time, so that time is accepted.
      if (publishAt <= documents.timestamp && !documents.isDryRun) {
        throw fail(
          400,
          "validationError",
          `publishAt must be in the future, not ${publishAt}`,
          _id,
        );
      }
      apply({ patch: { id: _id, set: { state: "scheduled", publishAt }, unset: ["error"] } });
    }),
  ),
  "release.unschedule": action(
    { releaseId },
    onRelease(["scheduled"], "unscheduled", (_, release, { documents }) =>
      unschedule(documents, release),
    ),
  ),
  "release.archive": action(
    { releaseId },
    onRelease(["active"], "archived", (_, release, { documents, apply }) => {
      const finalDocumentStates = finalStates(documents, release);
      for (const { id } of finalDocumentStates) apply({ delete: { id } });
      apply({ patch: { id: release._id, set: { state: "archived", finalDocumentStates } } });
    }),
  ),
  "release.unarchive": action(
    { releaseId },
    onRelease(["archived"], "unarchived", (_, release, { documents, apply }) => {
      const unset = ["finalDocumentStates"];
      apply({ patch: { id: release._id, set: { state: "active" }, unset } });
      const { finalDocumentStates: states } = release;
      for (const { id } of Array.isArray(states) ? states.filter(isRecord) : []) {
        const version = documents.lastState(String(id));
        if (version) apply({ create: version });
      }
    }),
  ),
  "release.delete": action(
    { releaseId },
    onRelease(["archived", "published"], "deleted", (_, { _id }, { apply }) =>
      apply({ delete: { id: _id } }),
    ),
  ),
};

/** The first API version with actions on content releases. */
const RELEASES_SINCE = "2025-02-19";

/** A parsed action. @throws ApiError 400 when it is malformed or not supported */
export function parseAction(value: unknown, index: number, apiVersion: string) {
  const type = isRecord(value) ? String(value.actionType) : typeof value;
  if (type.startsWith("sanity.action.release.") && apiVersion < RELEASES_SINCE) {
    const description = `action index ${index}: not supported for this API version`;
    throw actionError(400, { type: "validationError", description }, index);
  }
  const known = Object.entries(ACTIONS).find(([name]) => `sanity.action.${name}` === type);
  const parsed = known?.[1].safeParse(value);
  if (parsed?.success) return parsed.data;
  const detail = parsed ? z.prettifyError(parsed.error) : "there is no such action";
  const description = `Action ${index} (${type}) is malformed or not supported here: ${detail}`;
  throw actionError(400, { type: "validationError", description }, index);
}

/** A document's content under another id, without the fields of its last transaction. */
function contentAs(document: LakeDocument, id: string): DocumentStub {
  const { _rev, _updatedAt, _createdAt, ...content } = document;
  return { ...content, _id: id, _type: document._type };
}

/**
 * Turns a draft or version into the published document. The Studio keeps references to unpublished
 * documents weak and marks them `_strengthenOnPublish`; here they become strong.
 */
function publish(documents: WorkingSet, source: LakeDocument, publishedId: string): void {
  const strengthened = strengthen(source);
  const final = isLakeDocument(strengthened) ? strengthened : source;
  // `_system` describes the version in its release.
  const { _system, ...content } = contentAs(final, publishedId);
  const { _createdAt } = documents.get(publishedId) ?? source;
  documents.apply({ createOrReplace: { ...content, _createdAt } });
  documents.apply({ delete: { id: source._id } });
}

function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen);
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, strengthen(field)]);
  const copy: Record<string, unknown> = Object.fromEntries(fields);
  const mark = value._strengthenOnPublish;
  if (typeof value._ref === "string" && mark !== undefined) {
    delete copy._strengthenOnPublish;
    if (!isRecord(mark) || mark.weak !== true) delete copy._weak;
  }
  return copy;
}

/** Publishes everything in a release, whatever its state. */
export function publishRelease(documents: WorkingSet, release: LakeDocument): void {
  const finalDocumentStates = finalStates(documents, release);
  for (const version of documents.versionsIn(release)) {
    const publishedId = getPublishedId(version._id);
    if (!isUnpublishing(version)) publish(documents, version, publishedId);
    else for (const id of [publishedId, version._id]) documents.apply({ delete: { id } });
  }
  const set = { state: "published", publishedAt: documents.timestamp, finalDocumentStates };
  documents.apply({ patch: { id: release._id, set, unset: ["error"] } });
}

export function unschedule(documents: WorkingSet, { _id: id }: LakeDocument): void {
  documents.apply({ patch: { id, set: { state: "active" }, unset: ["publishAt"] } });
}

/**
 * The versions that the Studio lists for a finished release. It reads the last state of each from
 * the history.
 */
const finalStates = (documents: WorkingSet, release: LakeDocument) =>
  documents
    .versionsIn(release)
    .map(({ _id: id }) => ({ _key: randomBytes(6).toString("hex"), id }));

function withoutMetadata(release: LakeDocument | null) {
  const { metadata: _, _rev, _updatedAt, ...rest } = { ...release };
  return rest;
}
