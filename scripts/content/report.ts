import type { AssetFile } from "./assets.ts";
import { isNote } from "./document.ts";
import type { Outcome, Problem, Source, Step } from "./plan.ts";
import { type FieldInWords, statesInWords, stepInWords } from "./plan-in-words.ts";

const NAMED = 50;

/** What an import would do, and all problems. */
export type ImportPlan = {
  source: Source;
  steps: readonly Step[];
  problems: readonly Problem[];
  /** Ids of documents that an earlier import created and the source no longer contains. */
  left: string[];
  /** Assets of the source that the lake does not have yet. */
  newAssets: readonly AssetFile[];
  /** What `undo` takes back, if anything was written. */
  run?: string | undefined;
};

/** What would be done or was done, by document and field, for a terminal. */
export function describePlan({
  steps,
  source,
  problems = [],
  left = [],
  newAssets = [],
}: Pick<ImportPlan, "steps"> & Partial<ImportPlan>): string {
  // The tool's own notes are left out.
  const ofParts = source?.parts?.steps.filter(
    ({ outcome }) => !/^(?:created|updated)$/.test(outcome),
  );
  const shown = [...steps, ...(ofParts ?? [])].filter(({ id }) => !isNote(id));
  const some = (...outcomes: Outcome[]) =>
    shown.filter(({ outcome }) => outcomes.includes(outcome));
  const count = (...outcomes: Outcome[]) => some(...outcomes).length;
  const level = (of: Problem["level"]) => problems.filter((problem) => problem.level === of);
  const place = source?.where ?? ((id, field) => `${id}: ${field}`);
  const problem = ({ document, field, message }: Problem) =>
    `${place(document, field)}: ${message}`;
  const named = ({ id }: Step) => id;
  const gone = ({ id }: Step) => `${id}  (--take theirs:${id} makes it again)`;
  return [
    part("Created", some("created"), named),
    part("Changed", some("updated"), describeStep),
    part("Removed", some("deleted"), named),
    part("In conflict", some("conflict"), describeStep),
    part("Left as an editor changed them", some("keptEdited"), describeStep),
    part("Left deleted", some("keptDeleted"), gone),
    part("Not taken from the source", [...(source?.leftOut ?? [])], ([kind, n]) => `${n} ${kind}`),
    part("No longer in the source, still in the lake", left, String),
    part("Wrong", level("error"), problem),
    part("To look at", level("warning"), problem),
    `${count("created")} created, ${count("updated")} changed, ${count("deleted")} removed, ${count("unchanged")} equal, ${count("keptEdited", "keptDeleted")} left to editors, ${count("conflict")} in conflict, ${level("error").length} errors, ${newAssets.length} new pictures and files.`,
  ]
    .flat()
    .join("\n");
}

function describeStep(step: Step): string {
  const { head, fields, isConflict } = stepInWords(step);
  const { id } = step;
  const mend = isConflict ? [`--take mine:${id} or theirs:${id}`] : [];
  return [head === undefined ? id : `${id}: ${head}`, ...fields.map(describeField), ...mend].join(
    "\n  ",
  );
}

function describeField({ path, lake, source, state }: FieldInWords): string {
  if (state === "changed") return `${path}: ${lake} → ${source}`;
  return `${path}: ${statesInWords[state]}: in the lake ${lake}, in the source ${source}`;
}

function part<Entry>(
  title: string,
  entries: readonly Entry[],
  describe: (entry: Entry) => string,
): string[] {
  if (entries.length === 0) return [];
  const rest = entries.length - NAMED;
  return [
    `${title} (${entries.length})`,
    ...entries.slice(0, NAMED).map((entry) => `  ${describe(entry).replaceAll("\n", "\n  ")}`),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
    "",
  ];
}
