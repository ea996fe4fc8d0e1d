import { stat } from "node:fs/promises";
import { uploadAssets } from "./assets.ts";
import type { ContentToolConfig } from "./config.ts";
import { withReferences } from "./document.ts";
import { readIndex, rememberExported } from "./export.ts";
import { applyWrites, resume, unfinished, type Write } from "./journal.ts";
import { withLock } from "./lock.ts";
import { type MemoryName, memoryWrites } from "./memory.ts";
import { readTakes, type Take } from "./merge.ts";
import { type ImportPlan, planImport } from "./plan.ts";
import { withSource } from "./read-source.ts";
import { describeProblem, type Source } from "./source.ts";

type Watched = {
  /** False, as without it, for a dry run: nothing at all is changed. */
  write?: boolean;
  /** Hears the title of each part of the work as it begins. */
  onPart?: (title: string) => void;
  /** Hears what will be done before anything is. */
  onPlan?: (plan: ImportPlan) => void;
  /** Per transaction, for tests that want many. */
  batchBytes?: number;
};
type BringInOptions = Watched & {
  base?: MemoryName;
  take?: Take;
  /** Whether the Studio's rules are asked; references have to lead somewhere in any case. */
  check?: boolean;
  /** `refuse` writes nothing while a conflict is open, `keep` leaves its documents. */
  conflicts?: "refuse" | "keep";
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
  options: BringInOptions,
): Promise<{ plan: ImportPlan; uploaded: number }> {
  const { client } = tool;
  const { write, base = "import", conflicts = "refuse", onPlan, batchBytes } = options;
  const { take = () => undefined, check = true, onPart = () => {} } = options;
  const title = `import of ${source.name}`;
  const compare = async () => {
    const compared = await planImport(tool, source, { base, take, check, onPart });
    onPlan?.(compared.plan);
    return compared;
  };
  if (!write) return { plan: (await compare()).plan, uploaded: 0 };
  return withLock(client, title, async () => {
    if ((await unfinished(client)) !== undefined) {
      onPart("Finish what was broken off");
      await resume(client);
    }
    const { plan, writing, files, memory, assetIds: known } = await compare();
    assertSound(plan, conflicts);
    onPart("Upload pictures");
    const { assetIds, uploaded } = await uploadAssets(client, files, known);
    const writes = writing.flatMap(({ stored, result, discardedDraft: draft }): Write[] => [
      { id: result._id, before: stored ?? null, after: withReferences(result, assetIds) },
      ...(draft ? [{ id: draft._id, before: draft, after: null }] : []),
    ]);
    onPart("Write documents");
    await applyWrites(client, [...writes, ...memoryWrites(base, memory, plan)], {
      title,
      batchBytes,
    });
    return { plan, uploaded };
  });
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

/** As the command line has them. */
export type ImportOptions = Watched & { take?: readonly string[] };

/** Imports what was read from a file; a conflict stops it. */
export async function importSource(
  tool: ContentToolConfig,
  source: Source,
  { take = [], ...options }: ImportOptions,
): Promise<ImportPlan> {
  return (await bringIn(tool, source, { ...options, take: readTakes(take) })).plan;
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
