import type { AssetFile } from "./assets.ts";
import type { ContentDocument } from "./document.ts";
import type { Fingerprints } from "./plan.ts";

export type Problem = {
  level: "error" | "warning";
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
  exported?: ReadonlyMap<string, Fingerprints>;
  /** False when it holds some documents only, so that others have not left it. */
  isWhole: boolean;
  /** The paths of the fields that it speaks of, by document, when it leaves others alone. */
  fields?: ReadonlyMap<string, readonly string[]>;
  problems?: readonly Problem[];
  /** Where a field of a document stands in it, and what stands there. */
  cell?: (id: string, field: string) => string | undefined;
};

/** A problem on one line: where it is, what stands there, what is wrong and how to mend it. */
export function describeProblem(
  source: Source | undefined,
  { document, field, message }: Problem,
): string {
  const place = source?.places.get(document);
  const cell = source?.cell?.(document, field) ?? `${document}: ${field}`;
  return [...(place === undefined ? [] : [place]), cell, message].join(": ");
}
