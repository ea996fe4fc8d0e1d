import { z } from "zod";
import { newDocument, patchOperations } from "./mutation.ts";

const ACTION = "sanity.action.";
const id = z.string().min(1);
const document = newDocument.extend({ _id: id });
const patch = z.union([patchOperations, z.array(patchOperations)]);
const documentAction = <Name extends string>(name: Name) => z.literal(`${ACTION}document.${name}`);

/** The actions of the Studio and @sanity/client, without those of content releases and variants. */
export const actionSchema = z.discriminatedUnion("actionType", [
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

export type Action = z.infer<typeof actionSchema>;
