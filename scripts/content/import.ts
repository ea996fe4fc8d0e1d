import { readAssets, uploadAssets } from "./assets.ts";
import type { ContentToolConfig } from "./config.ts";
import {
  type ContentDocument,
  contentOf,
  isBackedUp,
  isContent,
  isDraft,
  referencesIn,
  withReferences,
} from "./document.ts";
import { rememberExported } from "./export.ts";
import { applyWrites, resume, unfinished } from "./journal.ts";
import { readLake } from "./lake.ts";
import { withLock } from "./lock.ts";
import { type MemoryName, readMemory } from "./memory.ts";
import { type Problem, planStep, readTakes, type Source, type Step, writesOf } from "./plan.ts";
import { withSource } from "./read-source.ts";
import { describePlan, type ImportPlan } from "./report.ts";

export type ImportOptions = {
  /** False, as without it, for a dry run: nothing at all is changed. */
  write?: boolean;
  /** What both sides changed: see `readTakes`. */
  take?: readonly string[] | undefined;
  /** What remembers what this source brought. */
  base?: MemoryName;
  /** Whether the lake is to hold this and nothing else, whoever changed it since. */
  restores?: boolean;
  /** Whether the Studio's rules are asked; references have to lead somewhere in any case. */
  check?: boolean;
  /** Whether what both sides changed stays, instead of stopping the import. */
  keep?: boolean;
  /** Hears the title of each part of the work as it begins. */
  onPart?: ((title: string) => void) | undefined;
  /** Per transaction, for tests that want many. */
  batchBytes?: number;
};

/**
 * Compares a source with the lake and writes the differences, all or nothing. What an editor
 * changed since both last agreed is never overwritten unless `take` says so.
 * @throws Error, before anything is written, when the content breaks a rule, a conflict is open or
 *   somebody else is writing
 */
export async function bringIn(
  tool: ContentToolConfig,
  source: Source,
  options: ImportOptions,
): Promise<ImportPlan> {
  const { client } = tool;
  const { write = false, restores, onPart = () => {}, batchBytes } = options;
  const title = `${restores ? "restore" : "import"} of ${source.name}`;
  const work = async () => {
    if (write) await resume(client);
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
    await applyWrites(client, [...writes, ...notes], { title, batchBytes });
    return plan;
  };
  return write ? withLock(client, title, work) : work();
}

/** Compares a source with the lake; with the plan comes what was read for it. */
async function planImport(tool: ContentToolConfig, source: Source, options: ImportOptions) {
  const { client } = tool;
  const { base = "import", restores = false, keep = false, check = !restores, onPart } = options;
  const take = readTakes(restores ? ["theirs"] : (options.take ?? []));
  const lake = await readLake(client, restores ? isBackedUp : isContent);
  const memory = await readMemory(client, base);
  const stored = await readAssets(client);
  const assetIds = new Map(stored.map(({ _id, sha1hash }) => [sha1hash ?? _id, _id]));
  // What is missing from an emptied lake was not deleted by an editor.
  const baseOf = (id: string) =>
    lake.size === 0 ? undefined : (source.exported?.get(id) ?? memory.known.get(id));
  // The lake may know a file by another id than was expected.
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
    // It has to go, so that publishing it does not bring back the old content.
    const gone = { id: draft._id, before: draft, after: null, differences: [] };
    return [step, { ...gone, outcome: "deleted" }];
  });

  const results = writesOf(steps).flatMap(({ after }) => after ?? []);
  // Drafts may be unfinished.
  const complete = results.filter(({ _id }) => !isDraft(_id));
  const files = new Set([...assetIds.values(), ...ids.keys()]);
  const known = new Set([...lake.keys(), ...complete.map(({ _id }) => _id), ...files]);
  const dangling = restores ? [] : danglingReferences(complete, known);
  const problems = [...(source.problems ?? []), ...dangling];
  if (check && problems.length === 0 && complete.length > 0) {
    onPart?.("Check against the content model");
    // Loaded on demand: the Studio's rules take a second to start, and many runs need none.
    const { findProblems } = await import("./validate.ts");
    const surroundings = [...lake.values()].map(contentOf);
    problems.push(...(await findProblems(tool, complete, surroundings, files)));
  }

  const used = new Set(results.flatMap(referencesIn).map(({ id }) => id));
  const left = [...memory.known.keys()].filter((id) => !wanted.has(id) && lake.has(id));
  const plan: ImportPlan = {
    source: { ...source, documents },
    steps,
    problems,
    left: source.isWhole ? left : [],
    unfinished: (await unfinished(client))?.title,
    newAssets: source.assets.filter(({ id, sha1 }) => used.has(id) && !assetIds.has(sha1)),
  };
  return { plan, memory };
}

/**
 * References that would dangle, each with its document and field.
 * @param existing ids of the documents that are in the lake once the run is over
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

/** Imports a folder, `.ndjson` or archive as `bringIn` does. */
export function importFrom(
  tool: ContentToolConfig,
  path: string,
  options: ImportOptions = {},
): Promise<ImportPlan> {
  return withSource(path, async (source) => {
    const plan = await bringIn(tool, source, options);
    // From now on, what the folder holds is what it and the lake last agreed on.
    if (options.write && source.exported) await rememberExported(path, source.documents);
    return plan;
  });
}
