import {
  getDraftId,
  getPublishedId,
  getVersionFromId,
  getVersionId,
  isVersionId,
} from "@sanity/client/csm";
import * as z from "zod";
import { hash } from "./hash.ts";

/** A document without the fields that the lake adds. */
export type ContentDocument = { _id: string; _type: string; [field: string]: unknown };
export type StoredDocument = ContentDocument & { _rev: string };

export const contentDocument = z.looseObject({ _id: z.string(), _type: z.string() });
export const storedDocument = contentDocument.extend({ _rev: z.string() });

const bookkeeping = new Set(["_createdAt", "_updatedAt", "_rev", "_system"]);

/** The content of a document, which is the same in every lake. */
export function contentOf({ _id, _type, ...fields }: ContentDocument): ContentDocument {
  const kept = Object.entries(fields).filter(([field]) => !bookkeeping.has(field));
  return { _id, _type, ...Object.fromEntries(kept) };
}

/**
 * Whether a document is content: neither Sanity's own, nor a note of this tool or of a seed, which
 * have ids of their own.
 */
export function isContent({ _id, _type }: { _id: string; _type: string }): boolean {
  return !/^(?:_|versions|content|seed)\./.test(_id) && !/^(?:sanity|system)\./.test(_type);
}

/** Whether a document is a note of this tool or of a seed. */
export const isNote = (id: string): boolean => /^(?:content|seed)\./.test(id);

/** The name of a kind of document that is not content. */
export function kindOfOther({ _id, _type }: { _id: string; _type: string }): string {
  if (_id.startsWith("versions.")) return "versions in releases (versions.*)";
  if (isNote(_id)) return "notes of this tool and of the seed";
  return `documents of Sanity and of plug-ins of the Studio (${_type})`;
}

/**
 * Whether a document belongs into a backup. Notes of runs do not, and neither do releases, which
 * only Sanity can create.
 */
export const isBackedUp = (document: { _id: string; _type: string }) =>
  isContent(document) || /^(?:content\.base|seed)\./.test(document._id);

export const isDraft = (id: string) => id.startsWith("drafts.");

/** Whether a document is a version in one of these releases. */
export const isVersionIn = ({ _id }: { _id: string }, releases: readonly string[]) =>
  releases.includes(getVersionFromId(_id) ?? "");

/**
 * What a change is made to: "published" documents, "drafts", or the versions in the release with
 * this id. These are names of Sanity's perspectives.
 */
export type Perspective = string;

/** The id under which a perspective keeps its own state of a document. */
export function idIn(perspective: Perspective, id: string): string {
  if (perspective === "published") return id;
  return perspective === "drafts" ? getDraftId(id) : getVersionId(id, perspective);
}

/** The documents as a perspective shows them, by their published ids. */
export function documentsIn(
  perspective: Perspective,
  lake: ReadonlyMap<string, StoredDocument>,
): Map<string, StoredDocument> {
  const shown = new Map([...lake].filter(([id]) => !isDraft(id) && !isVersionId(id)));
  for (const [id, document] of perspective === "published" ? [] : lake) {
    const published = getPublishedId(id);
    if (id === idIn(perspective, published)) shown.set(published, { ...document, _id: published });
  }
  return shown;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The message with the messages of its causes, each once. "fetch failed" alone names no reason, and
 * an AggregateError has no message.
 */
export function wholeMessage(error: unknown): string {
  if (error instanceof z.ZodError) {
    return error.issues.map(({ path, message }) => [...path, message].join(" ")).join(", ");
  }
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  const errors = error instanceof AggregateError ? error.errors : [];
  const causes = errors.length > 0 || cause === undefined ? errors : [cause];
  const below = [...new Set(causes.map(wholeMessage))].join("; ");
  if (message === "") return below || error.name;
  return message.includes(below) ? message : `${message}: ${below}`;
}

/** For a `catch`: throws the error again, in a sentence that says what failed and what to do. */
export const rethrowWith = (tell: (message: string) => string) => (cause: unknown) => {
  throw new Error(tell(wholeMessage(cause)), { cause });
};

/**
 * JSON that is equal for equal content: fields are sorted by name, list members keep their order.
 * @param indent spaces per level; a single line without it
 */
export function stableJson(value: unknown, indent?: number): string {
  const sorted = (_field: string, each: unknown) =>
    isRecord(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each;
  return JSON.stringify(value, sorted, indent) ?? "null";
}

/** Whether two values have the same content, whatever the order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || stableJson(a) === stableJson(b);
}

/** A short hash that tells whether a value has changed. */
export function fingerprint(value: unknown): string {
  return hash("sha256", stableJson(value)).slice(0, 12);
}

export function fieldPath(path: string, name: string | number): string {
  if (typeof name === "number") return `${path}[${name}]`;
  return path === "" ? name : `${path}.${name}`;
}

/** Every object in a value, with the path of its field. */
export function* objectsIn(
  value: unknown,
  path = "",
): Generator<{ path: string; object: Record<string, unknown> }> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* objectsIn(each, fieldPath(path, index));
  }
  if (!isRecord(value)) return;
  yield { path, object: value };
  for (const [name, each] of Object.entries(value)) yield* objectsIn(each, fieldPath(path, name));
}

/** Sets a value at a path of field names. Undefined removes the field. */
export function setAt(
  fields: Record<string, unknown>,
  { path, objectType }: { path: string; objectType?: string | undefined },
  value: unknown,
): void {
  const [name = "", ...inner] = path.split(".");
  const group = fields[name];
  if (inner.length === 0) fields[name] = value;
  else if (isRecord(group)) setAt(group, { path: inner.join("."), objectType }, value);
  else if (value !== undefined) {
    fields[name] = objectType === undefined ? {} : { _type: objectType };
    setAt(fields, { path, objectType }, value);
  }
}

export function valueAt(document: ContentDocument, path: string): unknown {
  const inner = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);
  return path.split(".").reduce(inner, document);
}

type FoundReference = { path: string; id: string; isWeak: boolean };

export function referencesIn(value: unknown): FoundReference[] {
  return [...objectsIn(value)].flatMap(({ path, object: { _ref: id, _weak } }) =>
    typeof id === "string" ? [{ path, id, isWeak: _weak === true }] : [],
  );
}

/** The document with new ids in its references, according to the map. */
export function withReferences(
  document: ContentDocument,
  ids: ReadonlyMap<string, string>,
): ContentDocument {
  const renamed = (name: string, value: unknown) =>
    name === "_ref" && typeof value === "string" ? (ids.get(value) ?? value) : value;
  return contentDocument.parse(JSON.parse(JSON.stringify(document, renamed)));
}
