import type { AssetFile } from "./assets.ts";
import type { ContentDocument } from "./document.ts";
import type { MergeBase } from "./merge.ts";

export type Problem = {
  level: "error" | "warning";
  /** Id of the document. */
  document: string;
  field: string;
  message: string;
};

/** Content from outside the lake, ready to be compared with it. */
export type Source = {
  /** What people call it: a path, or "the seed". */
  name: string;
  documents: readonly ContentDocument[];
  /** Where each document was read from, by id: a file, a line of it, a row of a table. */
  places: ReadonlyMap<string, string>;
  assets: readonly AssetFile[];
  /** What the lake held when the source was exported, by document, if it was and says so. */
  exported?: ReadonlyMap<string, MergeBase>;
  /** False when it holds some documents only, so that others have not left it. */
  isWhole: boolean;
  /** The paths of the fields that it speaks of, by document, when it leaves others alone. */
  fields?: ReadonlyMap<string, readonly string[]>;
  /** What could not be read. */
  problems?: readonly Problem[];
  /** Where a field of a document stands in it, and what stands there. */
  cell?: (id: string, field: string) => string | undefined;
};

/** A problem on one line: where it is, what stands there, what is wrong and how to mend it. */
export function describeProblem(source: Source, { document, field, message }: Problem): string {
  const place = source.places.get(document);
  const cell = source.cell?.(document, field);
  return [
    ...(place === undefined ? [] : [place]),
    ...(cell === undefined ? [document, field] : [cell]),
    message,
  ].join(": ");
}

/** Collects documents and refuses a second one with the same id. */
export class DocumentCollection {
  readonly documents: ContentDocument[] = [];
  readonly places = new Map<string, string>();

  /** @throws Error that names both places */
  add(document: ContentDocument, place: string): void {
    const other = this.places.get(document._id);
    if (other !== undefined) {
      throw new Error(
        `${place}: the document "${document._id}" is in ${other} already. Give each document an id of its own, or take one of the two out.`,
      );
    }
    this.places.set(document._id, place);
    this.documents.push(document);
  }
}

/**
 * Whether a document is what editors write: nothing of Sanity's own, and no note of this tool's or
 * of a seed that is made with it, which stand under ids of their own.
 */
export function isContent({ _id, _type }: { _id: string; _type: string }): boolean {
  return !/^(?:_|versions|content|seed)\./.test(_id) && !/^(?:sanity|system)\./.test(_type);
}

/** The source without what is no content, which archives hold too. */
export function contentOnly(source: Source): Source {
  return { ...source, documents: source.documents.filter(isContent) };
}
