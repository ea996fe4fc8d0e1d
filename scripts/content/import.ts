import { stat } from "node:fs/promises";
import type { SanityClient } from "@sanity/client";
import { uploadAssets } from "./assets.ts";
import { batchesOf } from "./batches.ts";
import type { ContentToolConfig } from "./config.ts";
import { isDraft } from "./document.ts";
import { readIndex, rememberExported } from "./export.ts";
import { addWrite, applyWrites, resume, unfinished, type Write } from "./journal.ts";
import { withLock } from "./lock.ts";
import { type MemoryName, memoryWrites } from "./memory.ts";
import { readTakes, type Take } from "./merge.ts";
import { type ImportPlan, planImport, type RunPart } from "./plan.ts";
import { readFolder, withSource } from "./read-source.ts";
import { withReferences } from "./references.ts";
import { describeProblem, type Source } from "./source.ts";

type Watched = {
  /** False for a dry run: nothing at all is changed. */
  write: boolean;
  runPart?: RunPart;
  /** Hears what will be done before anything is. */
  onPlan?: (plan: ImportPlan) => void;
  /** Bytes per transaction, for tests that want many. */
  batchBytes?: number;
};
type BringInOptions = Watched & {
  /** Which memory of earlier imports counts. */
  base: MemoryName;
  take: Take;
  /** Whether the Studio's rules are asked; references have to lead somewhere in any case. */
  check?: boolean;
  /** `refuse` writes nothing while a conflict is open, `keep` leaves its documents. */
  conflicts: "refuse" | "keep";
};

/**
 * Compares a source with the lake and writes the differences, all or nothing. What an editor
 * changed since both last agreed is never overwritten unless `take` says so.
 * @throws Error, before anything is written, when the content breaks a rule, a conflict is open or
 *   somebody else is writing
 */
export function bringIn(
  tool: ContentToolConfig,
  source: Source,
  options: BringInOptions,
): Promise<{ plan: ImportPlan; uploaded: number }> {
  const { runPart = (_title, work) => work() } = options;
  const work = () => bringInAlone(tool, source, { ...options, runPart });
  return options.write ? withLock(tool.client, `import of ${source.name}`, work) : work();
}

async function bringInAlone(
  tool: ContentToolConfig,
  source: Source,
  { write, conflicts, onPlan, batchBytes, ...options }: BringInOptions & { runPart: RunPart },
): Promise<{ plan: ImportPlan; uploaded: number }> {
  const { client } = tool;
  const { runPart, base } = options;
  if (write && (await unfinished(client)) !== undefined) {
    await runPart("Finish what was broken off", () => resume(client));
  }
  const { plan, writing, files, memory, assetIds: known } = await planImport(tool, source, options);
  onPlan?.(plan);
  if (!write) return { plan, uploaded: 0 };
  assertSound(plan, conflicts);
  const { assetIds, uploaded } = await runPart("Upload pictures", () =>
    uploadAssets(client, files, known),
  );
  const writes = writing.flatMap(({ stored, result, discardedDraft: draft }): Write[] => [
    { id: result._id, before: stored ?? null, after: withReferences(result, assetIds) },
    ...(draft ? [{ id: draft._id, before: draft, after: null }] : []),
  ]);
  writes.push(...memoryWrites(base, memory, plan));
  const title = `import of ${source.name}`;
  await runPart("Write documents", () => applyWrites(client, writes, { title, batchBytes }));
  return { plan, uploaded };
}

function assertSound({ source, steps, problems }: ImportPlan, conflicts: "refuse" | "keep"): void {
  const nothing = `None of ${steps.length} documents was written:`;
  const errors = problems.filter(({ level }) => level === "error");
  if (errors.length > 0) {
    const lines = errors.map((problem) => `  ${describeProblem(source, problem)}`);
    throw new Error(
      `${nothing} the content breaks rules of the content model.\n${lines.join("\n")}`,
    );
  }
  const open = steps.filter(({ outcome }) => outcome === "conflict");
  if (conflicts === "keep" || open.length === 0) return;
  throw new Error(
    `${nothing} ${open.length} of them were changed in the content lake too. Choose with --take mine:<id>.<field> (the content lake's) or --take theirs:<id>.<field> (the file's).`,
  );
}

/** As the command line has them; `write` is false unless given. */
export type ImportOptions = Partial<Watched> & { take?: readonly string[] };

/** Imports what was read from a file; a conflict stops it. */
export async function importSource(
  tool: ContentToolConfig,
  source: Source,
  { write = false, take = [], ...options }: ImportOptions,
): Promise<ImportPlan> {
  const rules = { base: "import", conflicts: "refuse", take: readTakes(take) } as const;
  return (await bringIn(tool, source, { ...options, ...rules, write })).plan;
}

/**
 * Imports a folder, list or archive; without `write` it only says what it would do.
 * @throws Error, before anything is written, when the content breaks a rule or a conflict is open
 */
export function importFrom(
  tool: ContentToolConfig,
  path: string,
  options: ImportOptions = {},
): Promise<ImportPlan> {
  return withSource(path, async (source) => {
    const plan = await importSource(tool, source, options);
    // From now on, what the folder holds is what it and the lake last agreed on.
    if (options.write && (await stat(path)).isDirectory()) {
      await rememberExported(path, source.documents, (await readIndex(path)).assets);
    }
    return plan;
  });
}

/**
 * Fills an empty dataset with the published documents of an exported folder, without a journal.
 * @returns how many there are
 * @throws Error that names the file at fault
 */
export async function fillFromFolder(client: SanityClient, folder: string): Promise<number> {
  const { documents, assets } = await readFolder(folder);
  const { assetIds } = await uploadAssets(client, assets, new Map());
  const published = documents.filter(({ _id }) => !isDraft(_id));
  const writes = published.map((document) => ({
    id: document._id,
    before: null,
    after: withReferences(document, assetIds),
  }));
  for (const batch of batchesOf(writes)) {
    const transaction = client.transaction();
    for (const write of batch) addWrite(transaction, write);
    await transaction.commit({ visibility: "async" });
  }
  return published.length;
}
