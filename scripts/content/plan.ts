import { readAssetIds } from "./assets.ts";
import type { ContentToolConfig } from "./config.ts";
import {
  type ContentDocument,
  contentOf,
  isDraft,
  referencesIn,
  type StoredDocument,
  withReferences,
} from "./document.ts";
import { unfinished } from "./journal.ts";
import { readLake } from "./lake.ts";
import { type MemoryName, readMemory } from "./memory.ts";
import { type FieldDifference, type Fingerprints, mergeDocument, type Take } from "./merge.ts";
import type { Problem, Source } from "./source.ts";

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
  /** What source and lake last agreed on: what was exported, else what the last import brought. */
  base: Fingerprints | undefined;
  take: Take;
};

/**
 * Decides about one document. What an editor changed, drafted or deleted since source and lake
 * last agreed is never touched, unless `take` chooses the source's side.
 */
export function planStep({ source, stored, draft, base, take }: Situation): Step {
  const mine = stored && contentOf(stored);
  const { document, differences } = mine
    ? mergeDocument({ base, mine, theirs: source, take: (path) => take(source._id, path) })
    : { document: source, differences: [] };
  const ends = (outcome: Outcome, more: Partial<Step> = {}): Step => ({
    ...{ outcome, source, stored, result: mine, differences, discardedDraft: undefined },
    ...more,
  });
  const has = (state: FieldDifference["state"]) => differences.some((each) => each.state === state);
  if (has("conflict")) return ends("conflict");
  if (mine && !has("changed")) return ends(has("kept") || draft ? "keptEdited" : "unchanged");
  const side = take(source._id, "");
  if (draft && side === "mine") return ends("keptEdited");
  if (draft && side !== "theirs") {
    return ends("conflict", { reason: "an editor has a draft of it" });
  }
  if (!mine && base && side !== "theirs") return ends("keptDeleted");
  return ends(mine ? "updated" : "created", { result: document, discardedDraft: draft });
}

/** What an import would do, and all that stands in its way. */
export type ImportPlan = {
  source: Source;
  steps: Step[];
  problems: Problem[];
  /** Ids of documents that an earlier import brought and that the source no longer has. */
  left: string[];
  /** What was broken off before and is finished first. */
  unfinished: string | undefined;
  /** Ids of the source's assets that the lake does not have yet. */
  newAssets: string[];
};

/** Compares a source with the lake; with the plan comes what was read for it. */
export async function planImport(
  tool: ContentToolConfig,
  source: Source,
  options: { base: MemoryName; take: Take; check: boolean; onPart: (title: string) => void },
) {
  const { client } = tool;
  const { base, take, check, onPart } = options;
  onPart("Compare with the content lake");
  const { published, drafts } = await readLake(client);
  const memory = await readMemory(client, base);
  const assetIds = await readAssetIds(client);
  // What is missing from an emptied lake was not deleted by an editor.
  const baseOf = (id: string) =>
    published.size === 0 ? undefined : (source.exported?.get(id) ?? memory.known.get(id));
  const sourceIds = new Set(source.documents.map(({ _id }) => _id));
  // The lake may know a file by another id than was expected.
  const assets = new Map(source.assets.map(({ id, sha1 }) => [id, assetIds.get(sha1) ?? id]));
  const steps = source.documents.map((expected) => {
    const { _id } = expected;
    return planStep({
      source: withReferences(expected, assets),
      stored: isDraft(_id) ? drafts.get(_id.slice("drafts.".length)) : published.get(_id),
      draft: sourceIds.has(`drafts.${_id}`) ? undefined : drafts.get(_id),
      base: baseOf(_id),
      take,
    });
  });
  const writing = steps.filter(isWriting);
  const results = writing.map(({ result }) => result);

  // Drafts may be unfinished.
  const complete = results.filter(({ _id }) => !isDraft(_id));
  const files = new Set([...assetIds.values(), ...assets.keys()]);
  const ids = [...published.keys(), ...complete.map(({ _id }) => _id), ...files];
  const problems = [...(source.problems ?? []), ...danglingReferences(complete, new Set(ids))];
  if (check && problems.length === 0 && complete.length > 0) {
    onPart("Check against the content model");
    // Loaded on demand: the Studio's rules take a second to start, and many runs need none.
    const { findProblems } = await import("./validate.ts");
    const lake = [...published.values(), ...drafts.values()].map(contentOf);
    problems.push(...(await findProblems(tool, complete, lake, files)));
  }

  const wanted = new Set(results.flatMap((each) => referencesIn(each)).map(({ id }) => id));
  const wantedFiles = source.assets.filter(({ id }) => wanted.has(id));
  const plan: ImportPlan = {
    source,
    steps,
    problems,
    left: source.isWhole
      ? [...memory.known.keys()].filter((id) => !sourceIds.has(id) && published.has(id))
      : [],
    unfinished: (await unfinished(client))?.title,
    newAssets: wantedFiles.filter(({ sha1 }) => !assetIds.has(sha1)).map(({ id }) => id),
  };
  return { plan, writing, files: wantedFiles, memory, assetIds };
}

/**
 * References that would dangle, each with its document and field.
 * @param existing ids of the documents that are in the lake once the run is over
 */
export function danglingReferences(
  documents: readonly ContentDocument[],
  existing: ReadonlySet<string>,
): Problem[] {
  return documents.flatMap((document) =>
    referencesIn(document)
      .filter(({ id, isWeak }) => !isWeak && !existing.has(id))
      .map(({ path, id }) => ({
        level: "error" as const,
        document: document._id,
        field: path,
        message: `refers to "${id}", which is not in the content lake. Restore it, or let the field refer to another document.`,
      })),
  );
}

type WritingStep = Step & { result: ContentDocument };

function isWriting(step: Step): step is WritingStep {
  return (step.outcome === "created" || step.outcome === "updated") && step.result !== undefined;
}
