import { actionError } from "../errors.ts";
import type { DocumentAction } from "./action.ts";
import { draftIdOf, type LakeDocument } from "./document.ts";
import { contentAs, publishedContent } from "./publishing.ts";
import type { WorkingSet } from "./working-set.ts";

type Of<Type extends DocumentAction["actionType"]> = Extract<DocumentAction, { actionType: Type }>;

/** Carries out one action on a document as the mutations it stands for. @throws ApiError as the API answers. */
export function performDocumentAction(
  documents: WorkingSet,
  action: DocumentAction,
  index: number,
): void {
  const existing = (id: string): LakeDocument => {
    const document = documents.get(id);
    if (document) return document;
    const description = `Document "${id}" was not found`;
    throw actionError(404, { type: "documentNotFoundError", description, id }, index);
  };
  const expectRevision = (id: string, revision: string | undefined) => {
    if (revision === undefined || documents.get(id)?._rev === revision) return;
    const description = `Document "${id}" has unexpected revision ID ("${documents.get(id)?._rev}"), expected "${revision}"`;
    const type = "documentRevisionIDDoesNotMatchError";
    throw actionError(409, { type, description, id }, index);
  };

  switch (action.actionType) {
    case "sanity.action.document.create": {
      const { attributes, ifExists } = action;
      if (documents.get(attributes._id) && ifExists === "ignore") return;
      documents.apply({ create: attributes });
      return;
    }
    case "sanity.action.document.edit":
      edit(documents, action, existing);
      return;
    case "sanity.action.document.replaceDraft":
      documents.apply({ createOrReplace: action.attributes });
      return;
    case "sanity.action.document.version.replace":
      existing(action.document._id);
      documents.apply({ createOrReplace: action.document });
      return;
    case "sanity.action.document.publish": {
      const source = existing(action.versionId ?? action.draftId ?? draftIdOf(action.publishedId));
      expectRevision(source._id, action.ifDraftRevisionId);
      expectRevision(action.publishedId, action.ifPublishedRevisionId);
      const replaced = documents.get(action.publishedId);
      documents.apply({ createOrReplace: publishedContent(source, action.publishedId, replaced) });
      documents.apply({ delete: { id: source._id } });
      return;
    }
    case "sanity.action.document.unpublish": {
      const published = existing(action.publishedId);
      documents.apply({ createIfNotExists: contentAs(published, action.draftId) });
      documents.apply({ delete: { id: published._id } });
      return;
    }
    case "sanity.action.document.delete":
      remove(documents, action, index);
      return;
    case "sanity.action.document.discard":
      documents.apply({ delete: { id: existing(action.draftId)._id } });
      return;
    case "sanity.action.document.version.discard":
      documents.apply({ delete: { id: existing(action.versionId)._id } });
      return;
    case "sanity.action.document.version.create": {
      if (action.document) {
        documents.apply({ create: action.document });
        return;
      }
      if (action.baseId === undefined || action.versionId === undefined) {
        const description = "version.create needs either document, or baseId and versionId";
        throw actionError(400, { type: "validationError", description }, index);
      }
      expectRevision(action.baseId, action.ifBaseRevisionId);
      documents.apply({ create: contentAs(existing(action.baseId), action.versionId) });
      return;
    }
    case "sanity.action.document.version.unpublish": {
      const content = contentAs(existing(action.publishedId), action.versionId);
      documents.apply({ createOrReplace: { ...content, _system: { delete: true } } });
    }
  }
}

/** A draft that is not there yet begins as a copy of what is published. */
function edit(
  documents: WorkingSet,
  { draftId, publishedId, patch }: Of<"sanity.action.document.edit">,
  existing: (id: string) => LakeDocument,
): void {
  if (!documents.get(draftId)) {
    documents.apply({ createIfNotExists: contentAs(existing(publishedId), draftId) });
  }
  for (const operations of Array.isArray(patch) ? patch : [patch]) {
    documents.apply({ patch: { ...operations, id: draftId } });
  }
}

function remove(
  documents: WorkingSet,
  { publishedId, includeDrafts }: Of<"sanity.action.document.delete">,
  index: number,
): void {
  const draftId = draftIdOf(publishedId);
  if (documents.get(draftId) && !includeDrafts.includes(draftId)) {
    const description = `Document "${publishedId}" has a draft "${draftId}" that includeDrafts does not name`;
    throw actionError(409, { type: "documentHasDraftsError", description, id: publishedId }, index);
  }
  for (const id of [publishedId, ...includeDrafts]) documents.apply({ delete: { id } });
}
