import { z } from "zod";
import { newDocument, patchOperations } from "./mutation.ts";
import { type ReleaseAction, releaseActionSchema } from "./release-action.ts";

const ACTION = "sanity.action.";
const id = z.string().min(1);
const document = newDocument.extend({ _id: id });
const patch = z.union([patchOperations, z.array(patchOperations)]);
const documentAction = <Name extends string>(name: Name) => z.literal(`${ACTION}document.${name}`);

/** The actions of the Studio and @sanity/client on single documents, without those on variants. */
const documentActionSchema = z.discriminatedUnion("actionType", [
  z.looseObject({
    actionType: documentAction("create"),
    attributes: document,
    ifExists: z.enum(["fail", "ignore"]).default("fail"),
  }),
  z.looseObject({ actionType: documentAction("edit"), draftId: id, publishedId: id, patch }),
  z.looseObject({ actionType: documentAction("replaceDraft"), attributes: document }),
  z.looseObject({
    actionType: documentAction("publish"),
    draftId: id.optional(),
    versionId: id.optional(),
    publishedId: id,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.looseObject({ actionType: documentAction("unpublish"), draftId: id, publishedId: id }),
  z.looseObject({
    actionType: documentAction("delete"),
    publishedId: id,
    includeDrafts: z.array(id).default([]),
  }),
  z.looseObject({ actionType: documentAction("discard"), draftId: id }),
  z.looseObject({
    actionType: documentAction("version.create"),
    document: document.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  z.looseObject({ actionType: documentAction("version.replace"), document }),
  z.looseObject({ actionType: documentAction("version.discard"), versionId: id }),
  z.looseObject({
    actionType: documentAction("version.unpublish"),
    versionId: id,
    publishedId: id,
  }),
]);

export type DocumentAction = z.infer<typeof documentActionSchema>;

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
