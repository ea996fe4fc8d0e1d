import { isRecord } from "../values.ts";
import { isLakeDocument, type LakeDocument } from "./document.ts";
import type { DocumentStub } from "./mutation.ts";

/** A document's own content under another id, without the marks of its last transaction. */
export function contentAs(document: LakeDocument, id: string): DocumentStub {
  const { _rev, _updatedAt, _createdAt, ...content } = document;
  return { ...content, _id: id, _type: document._type };
}

/**
 * The content a draft or version is published with. The Studio keeps references to what is not
 * published yet weak and marks them `_strengthenOnPublish`; here they become what they are meant to be.
 */
export function publishedContent(source: LakeDocument, id: string, replaced: LakeDocument | null) {
  const strengthened = strengthen(source);
  // `_system` is about the version in its release.
  const { _system, ...content } = contentAs(
    isLakeDocument(strengthened) ? strengthened : source,
    id,
  );
  return { ...content, _createdAt: replaced?._createdAt ?? source._createdAt };
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
