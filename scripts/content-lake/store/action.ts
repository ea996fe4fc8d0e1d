import { z } from "zod";
import { newDocument, patchOperations } from "./mutation.ts";

const id = z.string().min(1);
const revision = z.string().optional();
const document = newDocument.extend({ _id: id });
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

const documentAction = <Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  fields: Fields,
) => z.looseObject({ actionType: z.literal(`sanity.action.document.${name}`), ...fields });

/** The actions of the Studio and @sanity/client on single documents, without those on variants. */
const documentActionSchema = z.discriminatedUnion("actionType", [
  documentAction("create", {
    attributes: document,
    ifExists: z.enum(["fail", "ignore"]).default("fail"),
  }),
  documentAction("edit", {
    draftId: id,
    publishedId: id,
    patch: z.union([patchOperations, z.array(patchOperations)]),
  }),
  documentAction("replaceDraft", { attributes: document }),
  documentAction("publish", {
    draftId: id.optional(),
    versionId: id.optional(),
    publishedId: id,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  documentAction("unpublish", { draftId: id, publishedId: id }),
  documentAction("delete", { publishedId: id, includeDrafts: z.array(id).default([]) }),
  documentAction("discard", { draftId: id }),
  documentAction("version.create", {
    document: document.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: revision,
  }),
  documentAction("version.replace", { document }),
  documentAction("version.discard", { versionId: id }),
  documentAction("version.unpublish", { versionId: id, publishedId: id }),
]);
export type DocumentAction = z.infer<typeof documentActionSchema>;

const releaseAction = <Name extends string, Fields extends z.ZodRawShape>(
  name: Name,
  fields: Fields,
) =>
  z.looseObject({ actionType: z.literal(`sanity.action.release.${name}`), releaseId, ...fields });

/** What can be done with a content release as a whole. */
const releaseActionSchema = z.discriminatedUnion("actionType", [
  releaseAction("create", { metadata: metadata.prefault({}) }),
  releaseAction("edit", { patch: patchOperations }),
  releaseAction("publish", {}),
  releaseAction("schedule", { publishAt: instant }),
  releaseAction("unschedule", {}),
  releaseAction("archive", {}),
  releaseAction("unarchive", {}),
  releaseAction("delete", {}),
]);
export type ReleaseAction = z.infer<typeof releaseActionSchema>;

/** Any action that is known here. */
export const actionSchema = z.discriminatedUnion("actionType", [
  documentActionSchema,
  releaseActionSchema,
]);
export type Action = z.infer<typeof actionSchema>;

/** Whether an action is about a content release as a whole. */
export function isReleaseAction(action: Action): action is ReleaseAction {
  return action.actionType.startsWith("sanity.action.release.");
}
