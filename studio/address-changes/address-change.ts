import type { EditStateFor } from "sanity";
import { documentPath, type PageDocument } from "../document-actions/page-address.ts";

/** What becomes of a page's address: it comes without `from`, goes without `to`, moves with both. */
export type AddressChange = { from: string | undefined; to: string | undefined };

/** An old address whose visitors are to find another page. */
export type Move = { from: string; to: string };

export function addressChange(
  published: PageDocument | null,
  next: PageDocument | null,
): AddressChange {
  const pathIn = (document: PageDocument | null) =>
    document === null ? undefined : documentPath(document);
  return { from: pathIn(published), to: pathIn(next) };
}

/** The same change where it is a move; undefined where the page comes, goes or stays. */
export function moveOf({ from, to }: AddressChange): Move | undefined {
  return from === undefined || to === undefined || from === to ? undefined : { from, to };
}

export function hasHappened({ from, to }: AddressChange, published: PageDocument | null): boolean {
  return published === null
    ? from !== undefined && to === undefined
    : documentPath(published) === to;
}

/** A document whose form is open as a content release will leave it. */
export type DocumentInRelease = {
  /** Of the published document. */
  id: string;
  published: EditStateFor["published"];
  /** Null as long as the release leaves the document as it is. */
  version: EditStateFor["version"];
  releaseId: string;
  /** A release that is scheduled takes no more changes. */
  isLocked: boolean;
};
