import { isRecord } from "#schemas/shared/record.ts";
import type { ContentDocument } from "./document.ts";
import { isSame } from "./stable-json.ts";

/**
 * The last state in which file and lake are known to have agreed on a document.
 * `has` tells whether `value` stood at `path` then; undefined is the value of a missing field.
 */
export type MergeBase = { has: (path: string, value: unknown) => boolean };

/** Whose value a field gets when both changed it: the lake's ("mine") or the file's ("theirs"). */
export type Side = "mine" | "theirs";

export type FieldDifference = {
  /** Names of fields, joined by dots. */
  path: string;
  mine: unknown;
  theirs: unknown;
  /**
   * `changed`: the file's value is written. `kept`: only an editor changed it, the lake's stays.
   * `conflict`: both changed it, or nobody knows who did, and neither side was chosen.
   */
  state: "changed" | "kept" | "conflict";
};

export type Merged = { document: ContentDocument; differences: FieldDifference[] };

/**
 * Brings a file's changes of one document into what the lake holds, field by field. Fields of
 * objects count one by one; a list, a reference and a picture each count as one value, because
 * their parts mean nothing without each other.
 * @param take decides what both sides changed; undefined leaves the conflict open
 */
export function mergeDocument({
  base,
  mine,
  theirs,
  take,
}: {
  base: MergeBase | undefined;
  mine: ContentDocument;
  theirs: ContentDocument;
  take: (path: string) => Side | undefined;
}): Merged {
  const differences: FieldDifference[] = [];
  const fields = mergeFields(mine, theirs, "");
  return { document: { ...fields, _id: mine._id, _type: theirs._type }, differences };

  function mergeFields(
    ours: Record<string, unknown>,
    others: Record<string, unknown>,
    parent: string,
  ): Record<string, unknown> {
    const names = new Set([...Object.keys(ours), ...Object.keys(others)]);
    const merged: Record<string, unknown> = {};
    for (const name of names) {
      const path = parent === "" ? name : `${parent}.${name}`;
      const value = mergeValue(ours[name], others[name], path);
      if (value !== undefined) merged[name] = value;
    }
    return merged;
  }

  function mergeValue(ours: unknown, others: unknown, path: string): unknown {
    if (isSame(ours, others)) return ours;
    if (isGroup(ours) && isGroup(others)) return mergeFields(ours, others, path);
    const state = stateOf(ours, others, path);
    differences.push({ path, mine: ours, theirs: others, state });
    return state === "changed" ? others : ours;
  }

  function stateOf(ours: unknown, others: unknown, path: string): FieldDifference["state"] {
    if (base?.has(path, others)) return take(path) === "theirs" ? "changed" : "kept";
    if (base?.has(path, ours)) return take(path) === "mine" ? "kept" : "changed";
    const side = take(path);
    if (side === undefined) return "conflict";
    return side === "theirs" ? "changed" : "kept";
  }
}

/** An object of fields that make sense one by one. */
function isGroup(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !("_ref" in value) && !("asset" in value);
}

/** The base that is known as a document; undefined for a document that did not exist then. */
export function knownBase(document: ContentDocument | undefined): MergeBase | undefined {
  if (document === undefined) return undefined;
  return { has: (path, value) => isSame(valueAt(document, path), value) };
}

/** What stands at a path of field names. */
export function valueAt(document: ContentDocument, path: string): unknown {
  let value: unknown = document;
  for (const name of path.split(".")) value = isRecord(value) ? value[name] : undefined;
  return value;
}
