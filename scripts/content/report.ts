import { isRecord, stableJson } from "./document.ts";
import type { ImportPlan } from "./import.ts";
import type { FieldDifference } from "./merge.ts";
import type { Outcome, Step } from "./plan.ts";
import { describeProblem } from "./source.ts";
import { lineText } from "./tables/line-text.ts";

/** Documents that a part names one by one. */
const NAMED = 50;

/** What an import would do or has done, by document and field, for a terminal. */
export function describePlan(plan: ImportPlan): string {
  const { steps, problems, left, newAssets, pages, source } = plan;
  const some = (outcome: Outcome) => steps.filter((step) => step.outcome === outcome);
  const errors = problems.filter(({ level }) => level === "error");
  const warnings = problems.filter(({ level }) => level === "warning");
  return [
    plan.unfinished === undefined
      ? []
      : [`Broken off before, and finished first: ${plan.unfinished}`],
    part("Created", some("created"), ({ source: { _id, _type } }) => [`${_type} ${_id}`]),
    part("Changed", some("updated"), (step) => [
      named(step),
      ...step.differences.map((difference) => `  ${describeField(difference)}`),
    ]),
    part("In conflict", some("conflict"), (step) => [
      step.reason === undefined ? named(step) : `${named(step)}: ${step.reason}`,
      ...step.differences.map((difference) => `  ${describeField(difference)}`),
      `  --take mine:${step.source._id} or theirs:${step.source._id}`,
    ]),
    part("Left as an editor changed them", some("keptEdited"), (step) => [
      named(step),
      ...step.differences.map((difference) => `  ${describeField(difference)}`),
    ]),
    part("Left deleted", some("keptDeleted"), (step) => [
      `${named(step)}  (--take theirs:${step.source._id} makes it again)`,
    ]),
    part("No longer in the source, still in the lake", left, (id) => [id]),
    part("Pages that change", pages, (path) => [path]),
    part("Wrong", errors, (problem) => [describeProblem(source, problem)]),
    part("To look at", warnings, (problem) => [describeProblem(source, problem)]),
    [
      `${some("created").length} created, ${some("updated").length} changed, ${some("unchanged").length} equal, ${some("keptEdited").length + some("keptDeleted").length} left to editors, ${some("conflict").length} in conflict, ${errors.length} errors, ${newAssets.length} new pictures and files.`,
    ],
  ]
    .flat()
    .join("\n");
}

function named({ source }: Step): string {
  return `${source._type} ${source._id}`;
}

function describeField({ path, mine, theirs, state }: FieldDifference): string {
  const [lake, file] = shownApart(mine, theirs);
  if (state === "changed") return `${path}: ${lake} → ${file}`;
  const note = state === "conflict" ? "both may have changed it" : "an editor's";
  return `${path}: ${note}: in the lake ${lake}, in the file ${file}`;
}

function part<Entry>(
  title: string,
  entries: readonly Entry[],
  describe: (entry: Entry) => string[],
): string[] {
  if (entries.length === 0) return [];
  const rest = entries.length - NAMED;
  return [
    `${title} (${entries.length})`,
    ...entries.slice(0, NAMED).flatMap((entry) => describe(entry).map((line) => `  ${line}`)),
    ...(rest > 0 ? [`  … and ${rest} more`] : []),
    "",
  ];
}

/** Characters of a value that a line shows. */
const SHOWN = 70;
/** Characters that are alike and shown before the first that are not. */
const BEFORE = 20;

/** Two values that differ, each on one line as people read it, from shortly before where they do. */
export function shownApart(one: unknown, other: unknown): [one: string, other: string] {
  let [a, b] = [readable(one), readable(other)];
  // What differs is nothing that people read: a key, a kind, a setting.
  if (a === b) [a, b] = [stableJson(one), stableJson(other)];
  let alike = 0;
  while (a[alike] === b[alike]) alike += 1;
  const start = Math.max(a.length, b.length) <= SHOWN ? 0 : Math.max(0, alike - BEFORE);
  return [cut(a, start), cut(b, start)];
}

function readable(value: unknown): string {
  if (value === undefined) return "nothing";
  const words = wordsOf(value);
  return words === "" ? stableJson(value) : `“${words}”`;
}

/** The texts in a value, without its keys and types. */
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

function cut(text: string, start: number): string {
  const end = start + SHOWN;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${text.length > end ? "…" : ""}`;
}
