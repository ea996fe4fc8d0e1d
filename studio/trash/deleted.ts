import type {
  IdentifiedSanityDocumentStub,
  SanityClient,
  SanityDocument,
  Transaction,
} from "@sanity/client";
import { getPublishedId, isVersionId } from "@sanity/client/csm";
import { DELETED_TYPE } from "../../schemas/shared/bookkeeping.ts";
import { parseJson } from "../../schemas/shared/parse-json.ts";
import { isRecord } from "../../schemas/shared/record.ts";
import { findingDocument } from "../../scripts/check-content/checks/content.ts";

/** Deleted documents can be restored for this long: thirty days. */
export const IN_TRASH_MS = 30 * 86_400_000;

/** Ids in the trash begin so. */
const ENTRY = "trash.";

/** Whether an id is that of a deleted document in the trash. */
export const isTrashEntry = (id: string): boolean => id.startsWith(ENTRY);

/** A deleted document that can be restored. */
export type Deleted = {
  _id: string;
  documentType: string;
  title: string;
  /** ISO time. */
  deletedAt: string;
  /** Id of the user. */
  by: string | null;
};

/** Everything that goes with a document: its draft, its versions in releases, its translations. */
const withDocumentQuery = `*[
  _id in [$id, "drafts." + $id] || _id in path($versions) ||
  (_type == "translation" && translated._ref == $id)
]`;

/** What can be restored, the last deletion first. */
export const deletedQuery = `*[_type == "${DELETED_TYPE}"] | order(deletedAt desc){
  _id,
  documentType,
  title,
  deletedAt,
  by
}`;

/**
 * Deletes a document with everything that goes with it, in one transaction that also keeps it in the
 * trash. What has been there for thirty days is removed.
 * @param by id of the user
 * @returns the id of the document in the trash
 * @throws what the client throws, for instance while a document still refers to this one
 */
export async function deleteIntoTrash(
  client: SanityClient,
  { id, by }: { id: string; by: string | undefined },
): Promise<string> {
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  const found = await raw.fetch<SanityDocument[]>(withDocumentQuery, {
    id,
    versions: `versions.*.${id}`,
  });
  const own = found.filter(({ _id }) => getPublishedId(_id) === id);
  const shown = own.find(({ _id }) => _id === id) ?? own[0];
  if (shown === undefined) throw new Error("The document is no longer there.");
  const now = Date.now();
  const over = await raw.fetch<string[]>(`*[_type == $type && deletedAt < $before]._id`, {
    type: DELETED_TYPE,
    before: isoTime(now - IN_TRASH_MS),
  });
  const entryId = `${ENTRY}${id}`;
  const transaction = raw.transaction();
  transaction.createOrReplace({
    _id: entryId,
    _type: DELETED_TYPE,
    documentType: shown._type,
    title: findingDocument(shown).title,
    deletedAt: isoTime(now),
    ...(by !== undefined && { by }),
    // One text, because hosted Sanity counts the attributes of all documents.
    content: JSON.stringify(found),
  });
  for (const _id of [...over, ...found.map((document) => document._id)]) transaction.delete(_id);
  await transaction.commit({ visibility: "sync" });
  return entryId;
}

const isoTime = (time: number) => new Date(time).toISOString();

/**
 * Brings a document back with its draft and its translations. What a release was to change stays
 * away, because the release may be over.
 * @throws when the trash does not hold the document any more, or when a document with its id exists
 */
export async function restoreFromTrash(client: SanityClient, entryId: string): Promise<void> {
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  const entry = await raw.getDocument(entryId);
  const content: unknown = typeof entry?.content === "string" ? parseJson(entry.content) : [];
  const documents = (Array.isArray(content) ? content : []).filter(isStored);
  if (documents.length === 0) throw new Error("The trash does not hold this document any more.");
  const transaction = creating(raw, documents);
  transaction.delete(entryId);
  await transaction.commit({ visibility: "sync" });
}

/** A transaction that creates documents as they were stored, without versions in releases. */
export function creating(client: SanityClient, documents: readonly Stored[]): Transaction {
  const transaction = client.transaction();
  for (const { _rev, _updatedAt, ...document } of documents) {
    if (!isVersionId(document._id)) transaction.create(document);
  }
  return transaction;
}

/** A document as the content lake stores it. */
export type Stored = IdentifiedSanityDocumentStub & { _rev?: unknown; _updatedAt?: unknown };

export const isStored = (value: unknown): value is Stored =>
  isRecord(value) && typeof value._id === "string" && typeof value._type === "string";
