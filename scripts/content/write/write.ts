import type { Transaction } from "@sanity/client";
import { type ContentDocument, contentOf, isSame, type StoredDocument } from "../document.ts";

/**
 * One document's change: `before` as the lake held it with its revision, null when it was not
 * there; `after` as it is to be, null when it is to go.
 */
export type Write = { id: string; before: StoredDocument | null; after: ContentDocument | null };

/** A change on one line, as in a diff. */
export function describeWrite({ id, before, after }: Write): string {
  if (after === null) return `- ${id}`;
  return before === null ? `+ ${id}` : `~ ${id}`;
}

/**
 * Adds a change to a transaction. It names the revision it was planned on, so that an edit made
 * meanwhile stops the whole transaction instead of being lost.
 */
export function addWrite(transaction: Transaction, { id, before, after }: Write): void {
  if (after === null) {
    if (before !== null) {
      // A deletion takes no revision; a patch that changes nothing checks it.
      transaction.patch(id, { ifRevisionID: before._rev, unset: ["contentToolGuard"] });
      transaction.delete(id);
    }
    return;
  }
  if (before === null) {
    transaction.create(after);
    return;
  }
  const was = contentOf(before);
  const set = Object.entries(after).filter(
    ([field, value]) => field !== "_id" && field !== "_type" && !isSame(value, was[field]),
  );
  const unset = Object.keys(was).filter((field) => !(field in after));
  transaction.patch(id, {
    ifRevisionID: before._rev,
    set: Object.fromEntries(set),
    ...(unset.length === 0 ? {} : { unset }),
  });
}
