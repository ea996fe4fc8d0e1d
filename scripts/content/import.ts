import { readAssets, uploadAssets } from "./assets.ts";
import type { ContentToolConfig } from "./config.ts";
import {
  type ContentDocument,
  contentOf,
  isBackedUp,
  isContent,
  isDraft,
  isVersionIn,
  referencesIn,
  withReferences,
} from "./document.ts";
import { rememberExported } from "./export.ts";
import { readLake } from "./lake.ts";
import { type MemoryName, readMemory } from "./memory.ts";
import { type Problem, planStep, readTakes, type Source, type Step, writesOf } from "./plan.ts";
import { withSource } from "./read-source.ts";
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
  /** Is called with the title of each step when it begins. */
  onPart?: ((title: string) => void) | undefined;
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
  const { write = false, restores, onPart = () => {}, bytes } = options;
  onPart("Compare with the content lake");
  const { plan, memory } = await planImport(tool, source, options);
  if (!write) return plan;
  assertSound(plan);
  onPart("Upload pictures");
  const ids = await uploadAssets(client, plan.newAssets);
  const writes = writesOf(plan.steps).map((step) => ({
    ...step,
    after: step.after && withReferences(step.after, ids),
  }));
  onPart("Write documents");
  const notes = restores ? [] : memory.writesFor(plan.source);
  const title = `${restores ? "restore" : "import"} of ${source.name}`;
  await applyWrites(client, [...writes, ...notes], { title, bytes });
  return plan;
}

/** Compares a source with the lake. Returns the plan and what was read for it. */
async function planImport(tool: ContentToolConfig, source: Source, options: ImportOptions) {
  const { client } = tool;
  const { base = "import", restores = false, keep = false, check = !restores, onPart } = options;
  const { releases = [] } = options;
  const isTaken = (each: ContentDocument) => isContent(each) || isVersionIn(each, releases);
  const take = readTakes(restores ? ["theirs"] : (options.take ?? []));
  const lake = await readLake(client, restores ? isBackedUp : isTaken);
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
    const draft = wanted.has(`drafts.${id}`) || restores ? undefined : lake.get(`drafts.${id}`);
    const known = { mine: lake.get(id) ?? null, theirs, base: baseOf(id), draft };
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
  if (check && problems.length === 0 && complete.length > 0) {
    onPart?.("Check against the content model");
    // Imported on demand, because the Studio's rules take a second to load and many runs need none.
    const { findProblems } = await import("./validate.ts");
    const surroundings = [...lake.values()].filter(isContent).map(contentOf);
    problems.push(...(await findProblems(tool, complete, surroundings, files)));
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
  return { plan, memory };
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
  if (plan.steps.every(({ outcome }) => outcome !== "conflict")) return;
  throw new Error(
    `${nothing} some were changed in the content lake too. Choose with --take mine:<id>.<field> (the content lake's) or --take theirs:<id>.<field> (the file's).${found}`,
  );
}

/** Imports a folder, an `.ndjson` file or an archive as `importSource` does. */
export function importFrom(
  tool: ContentToolConfig,
  path: string,
  options: ImportOptions = {},
): Promise<ImportPlan> {
  return withSource(path, async (source) => {
    const plan = await importSource(tool, source, options);
    // The content of the folder becomes the last agreed state.
    if (options.write && source.exported) await rememberExported(path, source.documents);
    return plan;
  });
}
