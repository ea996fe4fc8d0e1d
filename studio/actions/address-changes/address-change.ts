import type { EditStateFor } from "sanity";
import { documentPath, type PageDocument } from "../page-address.ts";

/**
 * A change of a page's address. A new page has no `from`, a removed page has no `to`, a moved page
 * has both.
 */
export type AddressChange = { from: string | undefined; to: string | undefined };

/** An old address whose visitors should find another page. */
export type Move = { from: string; to: string };

export function addressChange(
  published: PageDocument | null,
  next: PageDocument | null,
): AddressChange {
  const pathIn = (document: PageDocument | null) =>
    document === null ? undefined : documentPath(document);
  return { from: pathIn(published), to: pathIn(next) };
}

/** The change if it is a move; undefined if the page is created, removed or not changed. */
export function moveOf({ from, to }: AddressChange): Move | undefined {
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

export function hasHappened({ from, to }: AddressChange, published: PageDocument | null): boolean {
  return published === null
    ? from !== undefined && to === undefined
    : documentPath(published) === to;
}

/** A document whose form shows the state of a content release. */
export type DocumentInRelease = {
  /** Of the published document. */
  id: string;
  published: EditStateFor["published"];
  /** Null while the release does not change the document. */
  version: EditStateFor["version"];
  releaseId: string;
  /** Whether the release is scheduled and takes no more changes. */
  isLocked: boolean;
};
