import type { AssetFile } from "./assets.ts";
import { isRecord, stableJson } from "./document.ts";
import type { FieldDifference, Outcome, Problem, Source, Step } from "./plan.ts";
import { lineText } from "./tables/texts.ts";

const NAMED = 50;
const SHOWN = 70;
/** Number of equal characters that are shown before the first difference. */
const BEFORE = 20;

/** What an import would do, and all problems. */
export type ImportPlan = {
  source: Source;
  steps: readonly Step[];
  problems: readonly Problem[];
  /** Ids of documents that an earlier import created and the source no longer contains. */
  left: string[];
  /** Assets of the source that the lake does not have yet. */
  newAssets: readonly AssetFile[];
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
  const shown = steps.filter(({ id }) => !/^(?:content|seed)\./.test(id));
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

function describeStep({ id, outcome, differences }: Step): string {
  const isOfFields = outcome !== "conflict" || differences.some(({ state }) => state === outcome);
  const head = isOfFields ? id : `${id}: an editor has a draft of it`;
  const mend = outcome === "conflict" ? [`--take mine:${id} or theirs:${id}`] : [];
  return [head, ...differences.map(describeField), ...mend].join("\n  ");
}

function describeField({ path, mine, theirs, state }: FieldDifference): string {
  const [lake, source] = shownApart(mine, theirs);
  if (state === "changed") return `${path}: ${lake} → ${source}`;
  const note = state === "conflict" ? "both may have changed it" : "an editor's";
  return `${path}: ${note}: in the lake ${lake}, in the source ${source}`;
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

/** Two different values, each on one line, from shortly before the difference. */
export function shownApart(one: unknown, other: unknown): [one: string, other: string] {
  let [a, b] = [readable(one), readable(other)];
  // The difference is not in a text: a key, a type, a setting.
  if (a === b) [a, b] = [stableJson(one), stableJson(other)];
  let alike = 0;
  while (a[alike] === b[alike]) alike += 1;
  const start = Math.max(a.length, b.length) <= SHOWN ? 0 : Math.max(0, alike - BEFORE);
  const cut = (text: string) => {
    const end = start + SHOWN;
    return `${start > 0 ? "…" : ""}${text.slice(start, end)}${text.length > end ? "…" : ""}`;
  };
  return [cut(a), cut(b)];
}

function readable(value: unknown): string {
  if (value === undefined) return "nothing";
  const words = wordsOf(value);
  return words === "" ? stableJson(value) : `“${words}”`;
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) {
    const isText = value.some((block) => isRecord(block) && Array.isArray(block.children));
    return isText ? lineText(value) : value.map(wordsOf).join(" · ");
  }
  if (!isRecord(value)) return typeof value === "string" ? value : "";
  return Object.entries(value)
    .filter(([name]) => name === "_ref" || !name.startsWith("_"))
    .map(([, inner]) => wordsOf(inner))
    .filter((words) => words !== "")
    .join(", ");
}
