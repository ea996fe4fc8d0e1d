import type { Base } from "./base.ts";
import {
  type ContentDocument,
  contentOf,
  type StoredDocument,
  setAt,
  valueAt,
} from "./document.ts";
import {
  type FieldDifference,
  knownBase,
  type MergeBase,
  mergeDocument,
  type Take,
} from "./merge.ts";

/** What becomes of one document of a source. */
export type Outcome =
  | "created"
  | "updated"
  | "unchanged"
  /** Differs, but only by what an editor did: nothing is written. */
  | "keptEdited"
  | "keptDeleted"
  | "conflict";

export type Step = {
  outcome: Outcome;
  /** The document as the source has it. */
  source: ContentDocument;
  /** What the lake holds, if anything. */
  stored: StoredDocument | undefined;
  /** What the lake holds afterwards. */
  result: ContentDocument | undefined;
  differences: FieldDifference[];
  /** A draft that has to go, so that publishing it does not bring back the old content. */
  discardedDraft: StoredDocument | undefined;
  /** Why a conflict is none of single fields. */
  reason?: string;
};

export type Situation = {
  source: ContentDocument;
  stored: StoredDocument | undefined;
  /** The draft of the document, when the source has no draft of it itself. */
  draft: StoredDocument | undefined;
  /** What the last import brought. */
  base: ContentDocument | undefined;
  /** What the lake held when the source was taken out of it, if it says so. */
  exported?: MergeBase | undefined;
  take: Take;
};

/**
 * Decides about one document. What an editor changed, drafted or deleted since source and lake
 * last agreed is never touched, unless `take` chooses the source's side.
 */
export function planStep(situation: Situation): Step {
  const { source, stored, draft, base, take } = situation;
  const step = { source, stored, differences: [], discardedDraft: undefined };
  const side = take(source._id, "");
  if (stored === undefined) return planMissing(situation, step);
  const mine = contentOf(stored);
  const { document, differences } = mergeDocument({
    base: mergeBase(base, situation.exported),
    mine,
    theirs: source,
    take: (path) => take(source._id, path),
  });
  const has = (state: FieldDifference["state"]) => differences.some((each) => each.state === state);
  if (has("conflict")) return { ...step, outcome: "conflict", result: mine, differences };
  if (!has("changed")) {
    const outcome = has("kept") || draft ? "keptEdited" : "unchanged";
    return { ...step, outcome, result: mine, differences };
  }
  if (draft && side !== "theirs") {
    const reason = "an editor has a draft of it";
    return side === "mine"
      ? { ...step, outcome: "keptEdited", result: mine, differences }
      : { ...step, outcome: "conflict", result: mine, differences, reason };
  }
  return { ...step, outcome: "updated", result: document, differences, discardedDraft: draft };
}

function planMissing(
  { source, draft, base, exported, take }: Situation,
  step: Pick<Step, "source" | "stored" | "differences" | "discardedDraft">,
): Step {
  const side = take(source._id, "");
  const wasThere = base !== undefined || exported !== undefined;
  if (side === "theirs" || (!wasThere && draft === undefined)) {
    return { ...step, outcome: "created", result: source, discardedDraft: draft };
  }
  if (draft !== undefined) {
    const reason = "an editor has a draft of it";
    return side === "mine"
      ? { ...step, outcome: "keptEdited", result: undefined }
      : { ...step, outcome: "conflict", result: undefined, reason };
  }
  return { ...step, outcome: "keptDeleted", result: undefined };
}

/**
 * An export carries the state that it was taken from, which is where it and the lake parted. What
 * was imported since is known too: a value of the file that is in the lake's memory already is no
 * change of the file.
 */
function mergeBase(
  imported: ContentDocument | undefined,
  exported: MergeBase | undefined,
): MergeBase | undefined {
  return exported ?? knownBase(imported);
}

/**
 * What the base is to remember afterwards: what the source says, as far as nothing is open.
 * @param fields the paths that it speaks of, by document, when it leaves others alone
 */
export function nextBase(
  base: Base,
  steps: readonly Step[],
  fields?: ReadonlyMap<string, readonly string[]>,
): Base {
  const next = new Map(base);
  for (const { outcome, source } of steps) {
    if (outcome === "conflict") continue;
    const { _id, _type } = source;
    const paths = fields?.get(_id);
    if (paths === undefined) {
      next.set(_id, source);
      continue;
    }
    const remembered: ContentDocument = structuredClone(base.get(_id) ?? { _id, _type });
    for (const path of paths) setAt(remembered, { path }, valueAt(source, path));
    next.set(_id, remembered);
  }
  return next;
}
