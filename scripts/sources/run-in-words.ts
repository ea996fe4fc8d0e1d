import { unitInWords } from "#schemas/shared/figures/figure-text.ts";
import type { Outcome } from "#schemas/shared/sources/source-reading.ts";
import type { ReadFact, SourceRun } from "./read-sources.ts";

const titles: Readonly<Record<Outcome, string>> = {
  gone: "Changed, and the value stands there no longer",
  changed: "Changed",
  unreadable: "Cannot be read",
  asBefore: "As before",
  first: "Read for the first time, to be compared with from now on",
};

/** What a run has found, for a terminal. */
export function runInWords({ read, leftToAnother }: SourceRun): string {
  const listed = (["gone", "changed", "unreadable"] as const).flatMap((outcome) => {
    const facts = read.filter((each) => each.outcome === outcome);
    return facts.length === 0 ? [] : [`${titles[outcome]} (${facts.length})`, ...facts.map(line)];
  });
  const counted = (["asBefore", "first"] as const).map((outcome) => {
    const facts = read.filter((each) => each.outcome === outcome);
    return `${titles[outcome]}: ${facts.length}`;
  });
  const unseen = read.filter(
    ({ outcome, reading }) => outcome === "first" && reading.now?.stands === false,
  );
  return [
    ...listed,
    ...counted,
    ...(unseen.length > 0
      ? [`Of these, the value was not recognised at ${unseen.length}:`, ...unseen.map(line)]
      : []),
    ...(leftToAnother > 0 ? [`Left to another run at the same time: ${leftToAnother}`] : []),
    "Nothing was published. What waits for a person stands in the Studio, under Figures › Sources.",
  ].join("\n");
}

function line({ fact, reading }: ReadFact): string {
  const value = [fact.value, unitInWords(fact)].filter(Boolean).join(" ");
  const what = value === "" ? fact.title : `${fact.title}: ${value}`;
  const why = reading.problem === null ? "" : ` ${reading.problem}`;
  return `  ${what}\n    ${reading.address}${why}`;
}
