import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { type Answers, addressOfAnswers } from "../answers.ts";
import { answeredLines, plainTextOf, type Tool, type ToolQuestion } from "../tool.ts";
import { type Question, questions, type Wishes } from "./find-zones.ts";
import type { FactSource, FinderZone } from "./finder-zone.ts";

export type FinderTool = Tool<"zone-finder">;

/** A question that the finder knows. */
export type AskedQuestion = ToolQuestion & { name: Question };

/** The sources, each once, and the words around one, the same as around a figure's. */
export type SourceLabels = {
  source: string;
  checkedOn: string;
  sources: readonly FactSource[];
};

/** The questions in the order in which the tool asks them; the emirates are those of the zones. */
export function askedQuestions(tool: FinderTool, zones: readonly FinderZone[]): AskedQuestion[] {
  const emirates = new Map(zones.flatMap((zone) => zone.emirates.map((each) => [each.slug, each])));
  const places = [...emirates.values()].map(({ slug, name }) => ({
    value: slug,
    label: name,
    figure: null,
  }));
  return tool.questions.flatMap((question) => {
    const name = questions.find((each) => each === question.name);
    if (name === undefined) return [];
    return [{ ...question, name, options: name === "emirate" ? places : question.options }];
  });
}

/** What is to be asked of a zone: “Ask us: residence visas, premises”. */
export function askWords(tool: FinderTool, names: readonly Question[]): string {
  const facts = names.flatMap((name) =>
    name === "emirate" ? [] : [plainTextOf(tool, name).toLowerCase()],
  );
  return `${plainTextOf(tool, "ask")}: ${facts.join(", ")}`;
}

/** What is known of a zone to a question, in the words of its options; empty when nothing is. */
export function knownWords(
  zone: FinderZone,
  { name, asked }: { name: Question; asked: readonly AskedQuestion[] },
): string {
  if (name === "emirate") return zone.emirates.map((each) => each.name).join(", ");
  const values = zone.facts[name]?.values ?? [];
  return (asked.find((each) => each.name === name)?.options ?? [])
    .flatMap(({ value, label }) => (values.includes(value) ? [label] : []))
    .map((label, place) => (place === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join("; ");
}

type Chosen = {
  answers: Answers;
  wishes: Wishes;
  /** How many zones fit what is known. */
  fitting: number;
  /** Those of them that fit best. */
  best: readonly FinderZone[];
  compared: readonly FinderZone[];
};

/** A choice and what remains of the zones, to read and to send: a line for each, the address last. */
export function choiceAsText(
  tool: FinderTool,
  asked: readonly AskedQuestion[],
  { answers, wishes, fitting, best, compared }: Chosen,
): string {
  const named = (name: TextName<"zone-finder">, zones: readonly FinderZone[]) =>
    zones.length === 0
      ? []
      : [`${plainTextOf(tool, name)}: ${zones.map((zone) => zone.name).join(", ")}`];
  return [
    ...answeredLines(asked, wishes),
    `${plainTextOf(tool, "fitting")}: ${fitting}`,
    ...named("best", best),
    ...named("comparison", compared),
    tool.site + addressOfAnswers(tool.path, { kind: tool.kind, answers }),
  ].join("\n");
}
