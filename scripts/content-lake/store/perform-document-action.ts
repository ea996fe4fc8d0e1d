import { actionError } from "../errors.ts";
import { isRecord } from "../values.ts";
import type { DocumentAction } from "./action.ts";
import { draftIdOf, isLakeDocument, type LakeDocument } from "./document.ts";
import type { DocumentStub } from "./mutation.ts";
import type { WorkingSet } from "./working-set.ts";

/**
 * Carries out one action on a document as the mutations it stands for.
 * @throws ApiError as the API answers.
 */
export function performDocumentAction(
  documents: WorkingSet,
  action: DocumentAction,
  index: number,
) {
  const fail = (status: number, type: string, description: string, id?: string) =>
    actionError(status, { type, description, id }, index);
  const existing = (id: string): LakeDocument => {
    const document = documents.get(id);
    if (document) return document;
    throw fail(404, "documentNotFoundError", `Document "${id}" was not found`, id);
  };
  const expectRevision = (id: string, revision: string | undefined) => {
    const current = documents.get(id)?._rev;
    if (revision === undefined || current === revision) return;
    const description = `Document "${id}" has unexpected revision ID ("${current}"), expected "${revision}"`;
    throw fail(409, "documentRevisionIDDoesNotMatchError", description, id);
  };
  const discard = (id: string) => documents.apply({ delete: { id: existing(id)._id } });

  switch (action.actionType) {
    case "sanity.action.document.create": {
      const { attributes, ifExists } = action;
      if (documents.get(attributes._id) && ifExists === "ignore") return;
      return documents.apply({ create: attributes });
    }
    case "sanity.action.document.edit": {
      const { draftId: id, publishedId, patch } = action;
      // A draft that is not there yet begins as a copy of what is published.
      if (!documents.get(id)) documents.apply({ create: contentAs(existing(publishedId), id) });
      for (const operations of [patch].flat()) documents.apply({ patch: { ...operations, id } });
      return;
    }
    case "sanity.action.document.replaceDraft":
      return documents.apply({ createOrReplace: action.attributes });
    case "sanity.action.document.publish": {
      const { versionId, draftId, publishedId } = action;
      const source = existing(versionId ?? draftId ?? draftIdOf(publishedId));
      expectRevision(source._id, action.ifDraftRevisionId);
      expectRevision(publishedId, action.ifPublishedRevisionId);
      return publish(documents, source, publishedId);
    }
    case "sanity.action.document.unpublish": {
      const published = existing(action.publishedId);
      documents.apply({ createIfNotExists: contentAs(published, action.draftId) });
      return discard(action.publishedId);
    }
    case "sanity.action.document.delete": {
      const { publishedId, includeDrafts } = action;
      const draftId = draftIdOf(publishedId);
      if (documents.get(draftId) && !includeDrafts.includes(draftId)) {
        const description = `Document "${publishedId}" has a draft "${draftId}" that includeDrafts does not name`;
        throw fail(409, "documentHasDraftsError", description, publishedId);
      }
      for (const id of [publishedId, ...includeDrafts]) documents.apply({ delete: { id } });
      return;
    }
    case "sanity.action.document.discard":
      return discard(action.draftId);
    case "sanity.action.document.version.create": {
      const { document, baseId, versionId } = action;
      if (document) return documents.apply({ create: document });
      if (baseId === undefined || versionId === undefined) {
        const description = "version.create needs either document, or baseId and versionId";
        throw fail(400, "validationError", description);
      }
      expectRevision(baseId, action.ifBaseRevisionId);
      return documents.apply({ create: contentAs(existing(baseId), versionId) });
    }
    case "sanity.action.document.version.replace":
      existing(action.document._id);
      return documents.apply({ createOrReplace: action.document });
    case "sanity.action.document.version.discard":
      return discard(action.versionId);
    case "sanity.action.document.version.unpublish": {
      const content = contentAs(existing(action.publishedId), action.versionId);
      return documents.apply({ createOrReplace: { ...content, _system: { delete: true } } });
    }
  }
}

/** A document's own content under another id, without the marks of its last transaction. */
function contentAs(document: LakeDocument, id: string): DocumentStub {
  const { _rev, _updatedAt, _createdAt, ...content } = document;
  return { ...content, _id: id, _type: document._type };
}

/**
 * Lets a draft or version become the published document. The Studio keeps references to what is not
 * published yet weak and marks them `_strengthenOnPublish`; here they become what they are meant to be.
 */
export function publish(documents: WorkingSet, source: LakeDocument, publishedId: string): void {
  const strengthened = strengthen(source);
  const final = isLakeDocument(strengthened) ? strengthened : source;
  // `_system` is about the version in its release.
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
