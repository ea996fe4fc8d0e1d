import { type ContentDocument, isRecord, isSame, valueAt } from "./document.ts";

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

/** Chooses a side for a document, or for a field of it. */
export type Take = (id: string, path: string) => Side | undefined;

/**
 * Reads `--take` options: `theirs` or `mine` for all, `mine:service-x` for a document,
 * `mine:service-x.heading` for a field with all that is in it. The most specific one wins.
 * @throws Error that says how an option is written
 */
export function readTakes(options: readonly string[]): Take {
  const rules = options.map((option): { side: Side; scope: string } => {
    const match = /^(mine|theirs)(?::(.+))?$/.exec(option);
    const side = match?.[1];
    if (side !== "mine" && side !== "theirs") {
      throw new Error(
        `--take ${option} is not understood. Write mine (the content lake's) or theirs (the file's), for one document mine:<id>, for one field mine:<id>.<field>.`,
      );
    }
    return { side, scope: match?.[2] ?? "" };
  });
  const bySpecificity = rules.sort((a, b) => b.scope.length - a.scope.length);
  return (id, path) => {
    const place = path === "" ? id : `${id}.${path}`;
    const covers = (scope: string) =>
      scope === "" || place === scope || place.startsWith(`${scope}.`);
    return bySpecificity.find(({ scope }) => covers(scope))?.side;
  };
}
