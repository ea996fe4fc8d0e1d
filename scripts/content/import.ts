import { readAssets, uploadAssets } from "./assets.ts";
import type { ContentToolConfig } from "./config.ts";
import {
  type ContentDocument,
  contentOf,
  documentsIn,
  idIn,
  isBackedUp,
  isContent,
  isDraft,
  isVersionIn,
  type Perspective,
  referencesIn,
  type StoredDocument,
  withReferences,
} from "./document.ts";
import { readLake } from "./lake.ts";
import { type MemoryName, readMemory } from "./memory.ts";
import {
  type Problem,
  planStep,
  readTakes,
  type Source,
  type Step,
  type Write,
  writesOf,
} from "./plan.ts";
import { describePlan, type ImportPlan } from "./report.ts";
import { applyWrites } from "./runs.ts";

export type ImportOptions = {
  /** False or missing for a dry run, which changes nothing. */
  write?: boolean;
  /** The side that wins where both have changed: see `readTakes`. */
  take?: readonly string[] | undefined;
  /** The name under which the imported content is remembered. */
  base?: MemoryName;
  /** Whether the lake shall contain exactly this content, whoever changed it since. */
  restores?: boolean;
  /** Whether the Studio's rules are checked. References are always checked. */
  check?: boolean;
  /** Whether a conflict keeps the lake's value, instead of stopping the import. */
  keep?: boolean;
  /**
   * Ids of releases whose versions are compared and written like other documents. Versions in other
   * releases are not read.
   */
  releases?: readonly string[];
  /** Which state of the documents is compared and written; by default what is published. */
  perspective?: Perspective;
  /** Ids of the documents to take from the source; by default all of them. */
  only?: ReadonlySet<string>;
  /** Is called with the title of each step when it begins. */
  onPart?: ((title: string) => void) | undefined;
  /** Is called while the rules are checked. */
  onChecked?: ((checked: number, all: number) => void) | undefined;
  /** Bytes of a transaction, for tests that want many transactions. */
  bytes?: number;
};

/**
 * Compares a source with the lake and writes the differences, all or nothing. An editor's change
 * since the last agreement is never overwritten unless `take` says so.
 * @throws Error, before anything is written, when the content breaks a rule, a conflict is open
 *   or somebody else has written meanwhile
 */
export async function importSource(
  tool: ContentToolConfig,
  source: Source,
  options: ImportOptions,
): Promise<ImportPlan> {
  const { client } = tool;
  const { write = false, restores, perspective = "published", onPart = () => {}, bytes } = options;
  onPart("Compare with the content lake");
  const { plan, memory, lake } = await planImport(tool, takenFrom(source, options), options);
  if (!write) return plan;
  assertSound(plan);
  onPart("Upload pictures");
  const ids = await uploadAssets(client, plan.newAssets);
  const writes = writesOf(plan.steps)
    .map((step) => ({ ...step, after: step.after && withReferences(step.after, ids) }))
    .map((step) => inPerspective(perspective, step, lake));
  onPart("Write documents");
  // What is in drafts or in a release is not agreed yet.
  const notes = restores || perspective !== "published" ? [] : memory.writesFor(plan.source);
  const title = `${restores ? "restore" : "import"} of ${source.name}`;
  const run = await applyWrites(client, [...writes, ...notes], { title, bytes });
  return { ...plan, run };
}

/** The part of a source that an import takes. */
function takenFrom(source: Source, { only }: ImportOptions): Source {
  if (only === undefined) return source;
  return {
    ...source,
    documents: source.documents.filter(({ _id }) => only.has(_id)),
    problems: (source.problems ?? []).filter(({ document }) => only.has(document)),
  };
}

/** A change as the perspective stores it. */
function inPerspective(
  perspective: Perspective,
  write: Write,
  lake: ReadonlyMap<string, StoredDocument>,
): Write {
  if (perspective === "published") return write;
  const id = idIn(perspective, write.id);
  return { id, before: lake.get(id) ?? null, after: write.after && { ...write.after, _id: id } };
}

/** Compares a source with the lake. Returns the plan and what was read for it. */
async function planImport(tool: ContentToolConfig, source: Source, options: ImportOptions) {
  const { client } = tool;
  const { base = "import", restores = false, keep = false, check = !restores } = options;
  const { onPart, onChecked } = options;
  const { perspective = "published" } = options;
  // "published" and "drafts" are no releases, so they have no versions.
  const { releases = [perspective] } = options;
  const isTaken = (each: ContentDocument) => isContent(each) || isVersionIn(each, releases);
  const take = readTakes(restores ? ["theirs"] : (options.take ?? []));
  const lake = await readLake(client, restores ? isBackedUp : isTaken);
  const shown = perspective === "published" ? lake : documentsIn(perspective, lake);
  const memory = await readMemory(client, base);
  const stored = await readAssets(client);
  const assetIds = new Map(stored.map(({ _id, sha1hash }) => [sha1hash ?? _id, _id]));
  // A document that is missing in an emptied lake was not deleted by an editor.
  const baseOf = (id: string) =>
    lake.size === 0 ? undefined : (source.exported?.get(id) ?? memory.known.get(id));
  // The lake may have a file under another id than expected.
  const ids = new Map(source.assets.map(({ id, sha1 }) => [id, assetIds.get(sha1) ?? id]));
  const documents = source.documents.map((document) => withReferences(document, ids));
  const wanted = new Map(documents.map((document) => [document._id, document]));
  const all = new Set([...wanted.keys(), ...(restores ? lake.keys() : [])]);
  const steps = [...all].flatMap((id): Step[] => {
    const theirs = wanted.get(id) ?? null;
    const draft = wanted.has(`drafts.${id}`) || restores ? undefined : shown.get(`drafts.${id}`);
    const known = { mine: shown.get(id) ?? null, theirs, base: baseOf(id), draft };
    const step = planStep({ id, ...known, take, keep });
    if (draft === undefined || writesOf([step]).length === 0) return [step];
    // The draft is deleted, because publishing it would restore the old content.
    const gone = { id: draft._id, before: draft, after: null, differences: [] };
    return [step, { ...gone, outcome: "deleted" }];
  });

  const results = writesOf(steps).flatMap(({ after }) => after ?? []);
  // Drafts and versions in releases may be incomplete.
  const complete = results.filter((each) => !isDraft(each._id) && !isVersionIn(each, releases));
  const files = new Set([...assetIds.values(), ...ids.keys()]);
  const known = new Set([...lake.keys(), ...complete.map(({ _id }) => _id), ...files]);
  const dangling = restores ? [] : danglingReferences(complete, known);
  const problems = [...(source.problems ?? []), ...dangling];
  const isRefused = new Set(problems.map(({ document }) => document));
  const sound = complete.filter(({ _id }) => !isRefused.has(_id));
  if (check && sound.length > 0) {
    onPart?.("Check against the content model");
    // Imported on demand, because the Studio's rules take a second to load and many runs need none.
    const { findProblems } = await import("./validate.ts");
    const surroundings = [...shown.values()].filter(isContent).map(contentOf);
    problems.push(...(await findProblems(tool, sound, surroundings, { assets: files, onChecked })));
  }

  const used = new Set(results.flatMap(referencesIn).map(({ id }) => id));
  const left = [...memory.known.keys()].filter((id) => !wanted.has(id) && lake.has(id));
  const plan: ImportPlan = {
    source: { ...source, documents },
    steps,
    problems,
    left: source.isComplete ? left : [],
    newAssets: source.assets.filter(({ id, sha1 }) => used.has(id) && !assetIds.has(sha1)),
  };
  return { plan, memory, lake };
}

/**
 * References without a target, each with its document and field.
 * @param existing ids of the documents in the lake after the run
 */
export function danglingReferences(
  documents: readonly ContentDocument[],
  existing: ReadonlySet<string>,
): Problem[] {
  return documents.flatMap(({ _id: document, ...fields }) =>
    referencesIn(fields).flatMap(({ path: field, id, isWeak }): Problem[] => {
      if (isWeak || existing.has(id)) return [];
      const message = `refers to "${id}", which is not in the content lake. Restore it, or let the field refer to another document.`;
      return [{ level: "error", document, field, message }];
    }),
  );
}

function assertSound(plan: ImportPlan): void {
  const nothing = `None of ${plan.source.documents.length} documents was written:`;
  const found = `\n${describePlan(plan)}`;
  if (plan.problems.some(({ level }) => level === "error")) {
    throw new Error(`${nothing} the content breaks rules of the content model.${found}`);
  }
  const steps = [...plan.steps, ...(plan.source.parts?.steps ?? [])];
  if (steps.every(({ outcome }) => outcome !== "conflict")) return;
  throw new Error(
    `${nothing} some were changed in the content lake too. Choose with --take mine:<id>.<field> (the content lake's) or --take theirs:<id>.<field> (the file's).${found}`,
  );
}
