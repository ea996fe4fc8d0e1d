import { draftIdOf, isVersionId, publishedIdOf, releaseOf } from "../store/document.ts";
import type { Change, Transaction, TransactionLog } from "../store/transaction-log.ts";

/** One entry of the Studio's timeline. */
type DocumentEvent = {
  type: string;
  timestamp: string;
  author: string;
  documentId: string;
} & Record<string, string | undefined>;

/**
 * What happened to a published document, or to a draft or version and the document it becomes,
 * newest first; editing a draft is not an event.
 * @param page at most `limit` transactions are looked at, before the `seq` of `before` (0: from now)
 */
export function documentEvents(
  log: TransactionLog,
  dataset: string,
  id: string,
  { limit, before }: { limit: number; before: number },
): { events: DocumentEvent[]; nextCursor: string } {
  const publishedId = publishedIdOf(id);
  const workingId = isVersionId(id) ? id : draftIdOf(publishedId);
  const events: DocumentEvent[] = [];
  let toSeq = before > 0 ? before - 1 : undefined;
  // The timeline of the published version leaves out what happened to its draft alone.
  const ids = id === publishedId ? [publishedId] : [publishedId, workingId];
  for (;;) {
    const page = { dataset, ids, newestFirst: true, limit: 200, toSeq };
    const transactions = [...log.select(page)];
    for (const transaction of transactions) {
      toSeq = transaction.seq - 1;
      const event = eventOf(transaction, publishedId, workingId);
      if (event) events.push(event);
      if (events.length >= limit) return { events, nextCursor: String(transaction.seq) };
    }
    if (transactions.length < page.limit) return { events, nextCursor: "" };
  }
}

function eventOf(
  { id: revision, timestamp, author, changes }: Transaction,
  documentId: string,
  versionId: string,
): DocumentEvent | undefined {
  const published = changes.find((change) => change.documentId === documentId);
  const working = changes.find((change) => change.documentId === versionId);
  const common = { timestamp, author, documentId };
  const versionOf = (id: string) => ({
    ...common,
    releaseId: releaseOf(id),
    versionId: id,
    versionRevisionId: revision,
  });
  const version = versionOf(versionId);

  // The timeline of a draft also tells of what a release has published.
  const source = isGone(working) ? working : changes.find((change) => isUsedUp(change, documentId));
  if (published?.after && source) {
    const publishCause = "document.publish";
    const versionRevisionId = source.before?._rev;
    return {
      ...versionOf(source.documentId),
      type: "publishDocumentVersion",
      revisionId: revision,
      versionRevisionId,
      publishCause,
    };
  }
  if (isGone(published) && working?.after) return { ...version, type: "unpublishDocument" };
  if (isGone(published)) return { ...common, type: "deleteDocumentGroup" };
  if (isNew(working)) return { ...version, type: "createDocumentVersion" };
  if (isGone(working)) return { ...version, type: "deleteDocumentVersion" };
  if (isNew(published)) return { ...common, type: "createLiveDocument", revisionId: revision };
  return published ? { ...common, type: "updateLiveDocument", revisionId: revision } : undefined;
}

/** Whether a change ends a draft or version of the document. */
const isUsedUp = (change: Change, documentId: string) =>
  isGone(change) &&
  change.documentId !== documentId &&
  publishedIdOf(change.documentId) === documentId;

const isNew = (change: Change | undefined) => change !== undefined && !change.before;
const isGone = (change: Change | undefined) => change !== undefined && !change.after;
