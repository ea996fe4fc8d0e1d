import { type ContentDocument, fieldPath, fingerprint, isRecord, isSame } from "./document.ts";

/**
 * The last state in which file and lake are known to have agreed on a document: a short hash of
 * each value, by the path of its field.
 */
export type Fingerprints = Record<string, string>;

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

/**
 * An object of fields that make sense one by one. A list, a reference and a picture each count as
 * one value, because their parts mean nothing without each other.
 */
function isGroup(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && !("_ref" in value) && !("asset" in value);
}

/** What is remembered of a document, or of the value at a path of it. */
export function fingerprintsOf(value: unknown, path = ""): Fingerprints {
  if (value === undefined) return {};
  if (!isGroup(value)) return { [path]: fingerprint(value) };
  const inner = Object.entries(value).map(([name, each]) =>
    fingerprintsOf(each, fieldPath(path, name)),
  );
  return Object.assign({}, ...inner);
}

/** Whether one path is the other, or lies in what stands there. */
export function isWithin(path: string, group: string): boolean {
  return group === "" || path === group || path.startsWith(`${group}.`);
}

/** Whether a value stood at a path when both agreed; undefined is that of a missing field. */
function wasAgreed(base: Fingerprints, path: string, value: unknown): boolean {
  const then = Object.entries(base).filter(([each]) => isWithin(each, path));
  const now = fingerprintsOf(value, path);
  return then.length === Object.keys(now).length && then.every(([at, hash]) => now[at] === hash);
}

/**
 * Brings a file's changes of one document into what the lake holds, field by field.
 * @param take decides what both sides changed; undefined leaves the conflict open
 */
export function mergeDocument({
  base,
  mine,
  theirs,
  take = () => undefined,
}: {
  base: Fingerprints | undefined;
  mine: ContentDocument;
  theirs: ContentDocument;
  take?: (path: string) => Side | undefined;
}): { document: ContentDocument; differences: FieldDifference[] } {
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
      const value = mergeValue(ours[name], others[name], fieldPath(parent, name));
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
    const side = take(path);
    if (base && wasAgreed(base, path, others)) return side === "theirs" ? "changed" : "kept";
    if (base && wasAgreed(base, path, ours)) return side === "mine" ? "kept" : "changed";
    if (side === undefined) return "conflict";
    return side === "theirs" ? "changed" : "kept";
  }
}

/** Chooses a side for a document, or for a field of it. */
export type Take = (id: string, path: string) => Side | undefined;

/**
 * Reads `--take` options: `theirs` or `mine` for all, `mine:service-x` for a document,
 * `mine:service-x.heading` for a field with all that is in it. The most specific one wins.
 */
export function readTakes(options: readonly string[]): Take {
  const rules = options.map((option): { side: Side; scope: string } => {
    const [, side, scope = ""] = /^(mine|theirs)(?::(.+))?$/.exec(option) ?? [];
    if (side === "mine" || side === "theirs") return { side, scope };
    throw new Error(
      `--take ${option} is not understood. Write mine (the content lake's) or theirs (the file's), for one document mine:<id>, for one field mine:<id>.<field>.`,
    );
  });
  rules.sort((a, b) => b.scope.length - a.scope.length);
  return (id, path) => {
    const place = path === "" ? id : `${id}.${path}`;
    return rules.find(({ scope }) => isWithin(place, scope))?.side;
  };
}
