import { stat, writeFile } from "node:fs/promises";
import { readAssetIds, uploadAssets } from "./assets.ts";
import { type Base, type BaseName, baseWrites, readBase } from "./base.ts";
import type { ContentToolConfig } from "./config.ts";
import { type ContentDocument, contentOf, isDraft, stableJson } from "./document.ts";
import { layout } from "./folder/layout.ts";
import { fingerprintsOfAll } from "./folder/read-folder.ts";
import { type LakeContent, readLake } from "./lake.ts";
import { readTakes, type Take } from "./merge.ts";
import { nextBase, planStep, type Step } from "./plan.ts";
import { danglingReferences, referencesIn, withReferences } from "./references.ts";
import { describeProblem, type Problem, type Source } from "./source.ts";
import { withSource } from "./with-source.ts";
import { applyWrites, resume, unfinished } from "./write/apply.ts";
import { withLock } from "./write/lock.ts";
import type { Write } from "./write/write.ts";

/** Tells whoever watches how far a part of the work is. */
export type Progress = (done: number, total: number) => void;
/** Runs one part of the work; a terminal shows its title and progress meanwhile. */
export type RunPart = <Result>(
  title: string,
  work: (progress: Progress) => Promise<Result>,
) => Promise<Result>;

const runSilently: RunPart = (_title, work) => work(() => {});

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
  /** What it may show on, as the project says. */
  pages: string[];
};

type Options = {
  /** Which memory of earlier imports counts. */
  base: BaseName;
  take: Take;
  runPart?: RunPart;
  batchBytes?: number;
  /** What is known of earlier imports while this tool remembers none. */
  inheritBase?: (published: LakeContent["published"]) => Promise<Base>;
};

type BringInOptions = Options & {
  write: boolean;
  conflicts: "refuse" | "keep";
  onPlan?: (plan: ImportPlan) => void;
};

type BroughtIn = { plan: ImportPlan; uploaded: number };

/**
 * Compares a source with the lake and writes the differences, all or nothing. What an editor
 * changed since both last agreed is never overwritten unless `take` says so.
 * @param write false for a dry run: nothing at all is changed
 * @param onPlan hears what will be done before anything is
 * @param conflicts `refuse` writes nothing while a conflict is open, `keep` leaves its documents
 * @throws Error, before anything is written, when the content breaks a rule, a conflict is open or
 *   somebody else is writing
 */
export function bringIn(
  tool: ContentToolConfig,
  source: Source,
  options: BringInOptions,
): Promise<BroughtIn> {
  const work = () => bringInAlone(tool, source, options);
  return options.write ? withLock(tool.client, `import of ${source.name}`, work) : work();
}

async function bringInAlone(
  tool: ContentToolConfig,
  source: Source,
  { write, conflicts, runPart = runSilently, onPlan = () => {}, ...options }: BringInOptions,
): Promise<BroughtIn> {
  const { client } = tool;
  if (write && (await unfinished(client)) !== undefined) {
    await runPart("Finish what was broken off", (progress) => resume(client, progress));
  }
  const { plan, state } = await planImport(tool, source, { ...options, runPart });
  onPlan(plan);
  if (!write) return { plan, uploaded: 0 };
  assertSound(plan, conflicts);
  const writing = plan.steps.filter(isWriting);
  const files = assetsOf(source, writing);
  const { assetIds, uploaded } = await runPart("Upload pictures", (progress) =>
    uploadAssets(client, files, state.assetIds, progress),
  );
  const writes = [
    ...writing.flatMap((step) => writesOf(step, assetIds)),
    ...baseWrites(
      options.base,
      state.base,
      nextBase(state.base.content, plan.steps, source.fields),
    ),
  ];
  await runPart("Write documents", (progress) =>
    applyWrites(client, writes, {
      title: `import of ${source.name}`,
      onProgress: progress,
      ...(options.batchBytes === undefined ? {} : { batchBytes: options.batchBytes }),
    }),
  );
  return { plan, uploaded };
}

async function planImport(
  tool: ContentToolConfig,
  source: Source,
  { base: name, take, runPart = runSilently, inheritBase }: Options,
) {
  const { client, pagesOf = async () => [] } = tool;
  const state = await runPart("Compare with the content lake", async () => ({
    lake: await readLake(client),
    base: await readBase(client, name),
    assetIds: await readAssetIds(client),
    unfinished: (await unfinished(client))?.title,
  }));
  const { published, drafts } = state.lake;
  if (state.base.chunks.length === 0 && inheritBase !== undefined) {
    state.base = { ...state.base, content: await inheritBase(published) };
  }
  // What is missing from an emptied lake was not deleted by an editor.
  const isEmptied = published.size === 0;
  const sourceIds = new Set(source.documents.map(({ _id }) => _id));
  // The lake may know a file by another id than was expected.
  const knownAssets = new Map(
    source.assets.map(({ id, sha1 }) => [id, state.assetIds.get(sha1) ?? id]),
  );
  const steps = source.documents.map((expected) => {
    const document = withReferences(expected, knownAssets);
    const { _id } = document;
    const draftIsOurs = sourceIds.has(`drafts.${_id}`);
    return planStep({
      source: document,
      stored: isDraft(_id) ? drafts.get(_id.slice("drafts.".length)) : published.get(_id),
      draft: draftIsOurs ? undefined : drafts.get(_id),
      base: isEmptied ? undefined : state.base.content.get(_id),
      exported: isEmptied ? undefined : source.exported?.get(_id),
      take,
    });
  });
  const writing = steps.filter(isWriting);
  const results = writing.map(({ result }) => result);
  const lakeDocuments = [...published.values(), ...drafts.values()].map(contentOf);
  const assets = new Set([...state.assetIds.values(), ...source.assets.map(({ id }) => id)]);
  const dangling = danglingReferences(
    results.filter(({ _id }) => !isDraft(_id)),
    new Set([...published.keys(), ...results.map(({ _id }) => _id), ...assets]),
  );
  const known = [...(source.problems ?? []), ...dangling];
  const problems =
    known.length > 0
      ? known
      : await check(tool, results, { surroundings: lakeDocuments, assets, runPart });
  const plan: ImportPlan = {
    source,
    steps,
    problems,
    pages: await pagesOf(
      writing.map(({ stored, result }) => ({ before: stored, after: result })),
      published.values(),
    ),
    left: source.isWhole
      ? [...state.base.content.keys()].filter((id) => !sourceIds.has(id) && published.has(id))
      : [],
    unfinished: state.unfinished,
    newAssets: assetsOf(source, writing)
      .filter(({ sha1 }) => !state.assetIds.has(sha1))
      .map(({ id }) => id),
  };
  return { plan, state };
}

async function check(
  tool: ContentToolConfig,
  documents: readonly ContentDocument[],
  {
    surroundings,
    assets,
    runPart,
  }: {
    surroundings: readonly ContentDocument[];
    assets: ReadonlySet<string>;
    runPart: RunPart;
  },
): Promise<Problem[]> {
  const complete = documents.filter(({ _id }) => !isDraft(_id));
  if (complete.length === 0) return [];
  return runPart("Check against the content model", async (onProgress) => {
    // Loaded on demand: the Studio's rules take a second to start, and many runs need none.
    const { findProblems } = await import("./validate.ts");
    return findProblems(tool, complete, surroundings, { assets, onProgress });
  });
}

type WritingStep = Step & { result: ContentDocument };

function isWriting(step: Step): step is WritingStep {
  return (step.outcome === "created" || step.outcome === "updated") && step.result !== undefined;
}

function assetsOf(source: Source, steps: readonly WritingStep[]) {
  const wanted = new Set(steps.flatMap(({ result }) => referencesIn(result).map(({ id }) => id)));
  return source.assets.filter(({ id }) => wanted.has(id));
}

function writesOf(step: WritingStep, assetIds: ReadonlyMap<string, string>): Write[] {
  const { stored, discardedDraft } = step;
  const after = withReferences(step.result, assetIds);
  return [
    { id: after._id, before: stored ?? null, after },
    ...(discardedDraft === undefined
      ? []
      : [{ id: discardedDraft._id, before: discardedDraft, after: null }]),
  ];
}

function assertSound({ source, steps, problems }: ImportPlan, conflicts: "refuse" | "keep"): void {
  const errors = problems.filter(({ level }) => level === "error");
  if (errors.length > 0) {
    const lines = errors.map((problem) => `  ${describeProblem(source, problem)}`);
    throw new Error(
      `None of ${steps.length} documents was written: the content breaks rules of the content model.\n${lines.join("\n")}`,
    );
  }
  const open = steps.filter(({ outcome }) => outcome === "conflict");
  if (conflicts === "keep" || open.length === 0) return;
  throw new Error(
    `None of ${steps.length} documents was written: ${open.length} of them were changed in the content lake too. Choose with --take mine:<id>.<field> (the content lake's) or --take theirs:<id>.<field> (the file's).`,
  );
}

export type ImportOptions = {
  /** False for a dry run. */
  write?: boolean;
  /** As `--take` has them. */
  take?: readonly string[];
  runPart?: RunPart;
  onPlan?: (plan: ImportPlan) => void;
  batchBytes?: number;
};

/**
 * Imports a folder, list or archive; without `write` it only says what it would do.
 * @throws Error, before anything is written, when the content breaks a rule or a conflict is open
 */
export function importFrom(
  tool: ContentToolConfig,
  path: string,
  { write = false, take = [], ...options }: ImportOptions = {},
): Promise<ImportPlan> {
  const takes = readTakes(take);
  return withSource(path, async (source) => {
    const { plan } = await bringIn(tool, source, {
      ...options,
      write,
      base: "import",
      conflicts: "refuse",
      take: takes,
    });
    // From now on, what the folder holds is what it and the lake last agreed on.
    if (write && (await stat(path)).isDirectory()) {
      const agreed = stableJson(fingerprintsOfAll(source), 2);
      await writeFile(layout(path).exported, `${agreed}\n`);
    }
    return plan;
  });
}
