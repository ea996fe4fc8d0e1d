import { isRecord, stableJson } from "./document.ts";
import type { FieldDifference } from "./merge.ts";
import type { ImportPlan, Outcome, Step } from "./plan.ts";
import { describeProblem } from "./source.ts";
import { lineText } from "./tables/texts.ts";

const NAMED = 50;
const SHOWN = 70;
/** Characters that are alike and shown before the first that are not. */
const BEFORE = 20;

/** What an import would do or has done, by document and field, for a terminal. */
export function describePlan(plan: ImportPlan): string {
  const { steps, problems, left, newAssets, source } = plan;
  const some = (...outcomes: Outcome[]) =>
    steps.filter(({ outcome }) => outcomes.includes(outcome));
  const count = (...outcomes: Outcome[]) => some(...outcomes).length;
  const level = (of: "error" | "warning") => problems.filter((problem) => problem.level === of);
  const problem = (each: (typeof problems)[number]) => [describeProblem(source, each)];
  return [
    plan.unfinished === undefined
      ? []
      : [`Broken off before, and finished first: ${plan.unfinished}`],
    part("Created", some("created"), (step) => [named(step)]),
    part("Changed", some("updated"), describeStep),
    part("In conflict", some("conflict"), (step) => [
      ...describeStep(step),
      `  --take mine:${step.source._id} or theirs:${step.source._id}`,
    ]),
    part("Left as an editor changed them", some("keptEdited"), describeStep),
    part("Left deleted", some("keptDeleted"), (step) => [
      `${named(step)}  (--take theirs:${step.source._id} makes it again)`,
    ]),
    part("No longer in the source, still in the lake", left, (id) => [id]),
    part("Wrong", level("error"), problem),
    part("To look at", level("warning"), problem),
    [
      `${count("created")} created, ${count("updated")} changed, ${count("unchanged")} equal, ${count("keptEdited", "keptDeleted")} left to editors, ${count("conflict")} in conflict, ${level("error").length} errors, ${newAssets.length} new pictures and files.`,
    ],
  ]
    .flat()
    .join("\n");
}

const named = ({ source }: Step) => `${source._type} ${source._id}`;

function describeStep(step: Step): string[] {
  const head = step.reason === undefined ? named(step) : `${named(step)}: ${step.reason}`;
  return [head, ...step.differences.map((difference) => `  ${describeField(difference)}`)];
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

/** Two values that differ, each on one line as people read it, from shortly before where they do. */
export function shownApart(one: unknown, other: unknown): [one: string, other: string] {
  let [a, b] = [readable(one), readable(other)];
  // What differs is nothing that people read: a key, a kind, a setting.
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
