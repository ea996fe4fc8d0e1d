import * as z from "zod";
import type { AssetFile } from "./assets.ts";
import {
  type ContentDocument,
  contentDocument,
  contentOf,
  fieldPath,
  fingerprint,
  isRecord,
  isSame,
  type StoredDocument,
} from "./document.ts";

export type Problem = {
  level: "error" | "warning";
  document: string;
  field: string;
  message: string;
};

/** A cell of a sheet. */
export type Cell = {
  /** The number that a spreadsheet shows. */
  row: number;
  /** The title of the column; undefined for a field without a column. */
  title: string | undefined;
  value: string;
};

/** A row about a part of a document. */
export type PartRow = {
  row: number;
  /** Id of the document. */
  document: string;
  /** What the row is about, for people. */
  label: string;
};

/** Content from outside the lake, ready for comparison. */
export type Source = {
  /** The name for people: a path, or "the seed". */
  name: string;
  documents: readonly ContentDocument[];
  /** Where a field of a document comes from: a file, a line, or a row and column. */
  where?: (id: string, field: string) => string;
  /** The cell of a field of a document, in a source that is a sheet. */
  cellAt?: (id: string, field: string) => Cell | undefined;
  /** The rows of a sheet of parts, each compared by itself. */
  parts?: { steps: readonly Step[]; rows: ReadonlyMap<string, PartRow> };
  assets: readonly AssetFile[];
  /** Documents in the source that are not imported, by kind. */
  leftOut?: ReadonlyMap<string, number>;
  /** The lake's content at the time of the export, by document, if the source contains it. */
  exported?: ReadonlyMap<string, Fingerprints>;
  /** Whether the source contains all documents, so that missing ones count as deleted. */
  isComplete?: boolean;
  /** The paths of the fields that the source contains, if it contains only some. */
  fields?: readonly string[];
  problems?: readonly Problem[];
};

/** Remembers where a document comes from. */
export function addPlace(places: Map<string, string>, id: string, place: string): void {
  const other = places.get(id);
  if (other !== undefined) {
    throw new Error(
      `${place}: the document "${id}" is in ${other} already. Give each document an id of its own, or take one of the two out.`,
    );
  }
  places.set(id, place);
}

/**
 * One document's change. `before` is the lake's state with its revision, null if there was none.
 * `after` is the new state, null for a deletion.
 */
export type Write = { id: string; before: StoredDocument | null; after: ContentDocument | null };

/** The kind of a document's change. */
export type Outcome =
  | "created"
  | "updated"
  | "deleted"
  | "unchanged"
  /** The document differs only by an editor's change, so nothing is written. */
  | "keptEdited"
  | "keptDeleted"
  | "conflict";

/** A document's change for the report, also if nothing is written. */
export type Step = Write & {
  outcome: Outcome;
  /** A conflict without open fields is one with an editor's draft. */
  differences: readonly FieldDifference[];
};

/** The changes that write something. */
export function writesOf(steps: readonly Step[]): Write[] {
  return steps
    .filter(({ outcome }) => /^(?:created|updated|deleted)$/.test(outcome))
    .map(({ id, before, after }) => ({ id, before, after }));
}

/**
 * The last state on which file and lake agreed: a short hash of each value, by the path of its
 * field.
 */
export const fingerprints = z.record(z.string(), z.string());
export type Fingerprints = z.infer<typeof fingerprints>;

/** Which side wins if both changed a field: the lake ("mine") or the file ("theirs"). */
type Side = "mine" | "theirs";

export type FieldDifference = {
  /** Names of fields, joined by dots. */
  path: string;
  mine: unknown;
  theirs: unknown;
  /**
   * `changed`: the file's value is written. `kept`: an editor changed it, and the lake's value
   * stays. `conflict`: both sides changed it, or it is unknown who did, and no side was chosen.
   */
  state: "changed" | "kept" | "conflict";
};

/**
 * An object whose fields are compared separately. A list, a reference and an image are compared as
 * one value, because their parts mean nothing alone.
 */
function isGroup(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && ("_id" in value || !("_ref" in value || "asset" in value));
}

/** The remembered state of a document, or of the value at a path. */
export function fingerprintsOf(value: unknown, path = ""): Fingerprints {
  if (value === undefined) return {};
  if (!isGroup(value)) return { [path]: fingerprint(value) };
  const inner = Object.entries(value).map(([name, each]) =>
    fingerprintsOf(each, fieldPath(path, name)),
  );
  return Object.assign({}, ...inner);
}

/** Whether a path is equal to another or lies within it. */
function isWithin(path: string, group: string): boolean {
  return group === "" || path === group || path.startsWith(`${group}.`);
}

/** Whether a path is one of some fields, lies within one, or contains one. */
export function touches(path: string, fields: readonly string[]): boolean {
  return fields.some((field) => isWithin(path, field) || isWithin(field, path));
}

/** Whether a value is the last agreed one; undefined stands for a missing field. */
function wasAgreed(base: Fingerprints, path: string, value: unknown): boolean {
  const then = Object.entries(base).filter(([each]) => isWithin(each, path));
  const now = fingerprintsOf(value, path);
  return then.length === Object.keys(now).length && then.every(([at, hash]) => now[at] === hash);
}

type Situation = {
  id: string;
  /** The lake's state, if there is one. */
  mine: StoredDocument | null;
  /** The new state; null for a deletion. */
  theirs: ContentDocument | null;
  /** The last agreed state; undefined if it is unknown or there was none. */
  base?: Fingerprints | undefined;
  /** The draft of the document, if the source does not contain the draft itself. */
  draft?: StoredDocument | undefined;
  take?: Take;
  /** Whether a conflict keeps the lake's value. */
  keep?: boolean;
};

/**
 * Merges a source's document into the lake's, field by field. What an editor changed, drafted or
 * deleted since the last agreement is never changed, unless `take` chooses the other side.
 */
export function planStep(situation: Situation): Step {
  const { id, mine, theirs, base, draft, take = () => undefined, keep = false } = situation;
  const differences: FieldDifference[] = [];
  const was = mine && contentOf(mine);
  const result = merged(was ?? undefined, theirs ?? undefined, "");
  const after = contentDocument.optional().parse(result) ?? null;
  const ends = (outcome: Outcome): Step => ({ id, before: mine, after, outcome, differences });
  const has = (state: FieldDifference["state"]) => differences.some((each) => each.state === state);
  const side = take(id, "");
  if (has("conflict")) return ends("conflict");
  if (!has("changed")) {
    if (!has("kept") && !draft) return ends("unchanged");
    return ends(was ? "keptEdited" : "keptDeleted");
  }
  if (draft && side !== "theirs") return ends(keep || side ? "keptEdited" : "conflict");
  if (after === null) return ends("deleted");
  return ends(was ? "updated" : "created");

  function merged(ours: unknown, others: unknown, path: string): unknown {
    if (isSame(ours, others)) return ours;
    if (isGroup(ours) && isGroup(others)) {
      const names = new Set([...Object.keys(ours), ...Object.keys(others)]);
      const fields = [...names].map(
        (name) => [name, merged(ours[name], others[name], fieldPath(path, name))] as const,
      );
      return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    }
    const state = stateOf(ours, others, path);
    differences.push({ path, mine: ours, theirs: others, state });
    return state === "changed" ? others : ours;
  }

  function stateOf(ours: unknown, others: unknown, path: string): FieldDifference["state"] {
    const side = take(id, path);
    const isNew = path === "" && ours === undefined;
    if (isNew) return base && side !== "theirs" ? "kept" : "changed";
    if (base && wasAgreed(base, path, others)) return side === "theirs" ? "changed" : "kept";
    if (base && wasAgreed(base, path, ours)) return side === "mine" ? "kept" : "changed";
    if (side === undefined && !keep) return "conflict";
    return side === "theirs" ? "changed" : "kept";
  }
}

/** Chooses a side for a document, or for one of its fields. */
export type Take = (id: string, path: string) => Side | undefined;

/**
 * Reads `--take` options: `theirs` or `mine` for everything, `mine:service-x` for a document,
 * `mine:service-x.heading` for a field with everything in it. The most specific one wins.
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
