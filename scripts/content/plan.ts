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

/** Content from outside the lake, ready to be compared with it. */
export type Source = {
  /** What people call it: a path, or "the seed". */
  name: string;
  documents: readonly ContentDocument[];
  /** Where a field of a document was read: a file or a line of it, a row and column of a table. */
  where?: (id: string, field: string) => string;
  assets: readonly AssetFile[];
  /** Documents that it holds and that are not taken, by what people call them. */
  leftOut?: ReadonlyMap<string, number>;
  /** What the lake held when the source was exported, by document, if it was and says so. */
  exported?: ReadonlyMap<string, Fingerprints>;
  /** Whether it holds all documents that there are, so that others have left it. */
  isWhole?: boolean;
  /** The paths of the fields that it speaks of, when it leaves others alone. */
  fields?: readonly string[];
  problems?: readonly Problem[];
};

/**
 * One document's change: `before` as the lake held it with its revision, null when it was not
 * there; `after` as it is to be, null when it is to go.
 */
export type Write = { id: string; before: StoredDocument | null; after: ContentDocument | null };

/** What becomes of a document. */
export type Outcome =
  | "created"
  | "updated"
  | "deleted"
  | "unchanged"
  /** Differs, but only by what an editor did: nothing is written. */
  | "keptEdited"
  | "keptDeleted"
  | "conflict";

/** A document's change as it is shown and counted, also where nothing is written. */
export type Step = Write & {
  outcome: Outcome;
  /** Without one that is open, a conflict is with an editor's draft. */
  differences: readonly FieldDifference[];
};

/** The changes of the steps that change something. */
export function writesOf(steps: readonly Step[]): Write[] {
  return steps
    .filter(({ outcome }) => /^(?:created|updated|deleted)$/.test(outcome))
    .map(({ id, before, after }) => ({ id, before, after }));
}

/**
 * The last state in which file and lake are known to have agreed on a document: a short hash of
 * each value, by the path of its field.
 */
export const fingerprints = z.record(z.string(), z.string());
export type Fingerprints = z.infer<typeof fingerprints>;

/** Whose value a field gets when both changed it: the lake's ("mine") or the file's ("theirs"). */
type Side = "mine" | "theirs";

export type FieldDifference = {
  /** Names of fields, joined by dots. */
  path: string;
  mine: unknown;
  theirs: unknown;
  /**
   * `changed`: the file's value is written. `kept`: an editor changed it, the lake's stays.
   * `conflict`: both changed it, or nobody knows who did, and neither side was chosen.
   */
  state: "changed" | "kept" | "conflict";
};

/**
 * An object of fields that make sense one by one. A list, a reference and a picture each count as
 * one value, because their parts mean nothing without each other.
 */
function isGroup(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && ("_id" in value || !("_ref" in value || "asset" in value));
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
function isWithin(path: string, group: string): boolean {
  return group === "" || path === group || path.startsWith(`${group}.`);
}

/** Whether a path is one of some fields, lies in one or holds one. */
export function touches(path: string, fields: readonly string[]): boolean {
  return fields.some((field) => isWithin(path, field) || isWithin(field, path));
}

/** Whether a value stood at a path when both agreed; undefined is that of a missing field. */
function wasAgreed(base: Fingerprints, path: string, value: unknown): boolean {
  const then = Object.entries(base).filter(([each]) => isWithin(each, path));
  const now = fingerprintsOf(value, path);
  return then.length === Object.keys(now).length && then.every(([at, hash]) => now[at] === hash);
}

type Situation = {
  id: string;
  /** What the lake holds, if anything. */
  mine: StoredDocument | null;
  /** What it is to hold; null when the document is to go. */
  theirs: ContentDocument | null;
  /** What both last agreed on; undefined when nobody knows, or it was not there. */
  base?: Fingerprints | undefined;
  /** The draft of the document, when nothing is said of the draft itself. */
  draft?: StoredDocument | undefined;
  take?: Take;
  /** Whether what both changed stays as the lake has it, instead of being a conflict. */
  keep?: boolean;
};

/**
 * Brings what is wanted of one document into what the lake holds, field by field. What an editor
 * changed, drafted or deleted since both last agreed is never touched, unless `take` chooses the
 * other side.
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
