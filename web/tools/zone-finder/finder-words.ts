import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { type Answers, addressOfAnswers } from "../answers.ts";
import { plainTextOf, type Tool, type ToolOption, type ToolQuestion } from "../tool.ts";
import type { Choosable } from "./choice.ts";
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

/** A question with the choice that narrows nothing before its own. */
export function withAny<Question extends ToolQuestion>(
  tool: FinderTool,
  question: Question,
): Question {
  const any: ToolOption = { value: "", label: plainTextOf(tool, "any"), figure: null };
  return { ...question, options: [any, ...question.options] };
}

/** What can be chosen with these questions and zones. */
export function choosableOf(
  asked: readonly AskedQuestion[],
  zones: readonly FinderZone[],
): Choosable {
  return {
    valuesOf: (question) =>
      asked.find(({ name }) => name === question)?.options.map(({ value }) => value) ?? [],
    zones: zones.map(({ id }) => id),
  };
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

/** Who says so, and when somebody looked, as a sentence. */
export function sourceWords({ title, day }: FactSource, labels: SourceLabels): string {
  return `${labels.source}: ${title}. ${labels.checkedOn} ${readableDay(day)}.`;
}

type Outcome = {
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
  { answers, wishes, fitting, best, compared }: Outcome,
): string {
  const text = (name: TextName<"zone-finder">) => plainTextOf(tool, name);
  const wished = asked.flatMap(({ name, label, options }) => {
    const chosen = options.find(({ value }) => value === wishes[name]);
    return chosen === undefined ? [] : [`${label} ${chosen.label}`];
  });
  const names = (zones: readonly FinderZone[]) => zones.map(({ name }) => name).join(", ");
  return [
    ...wished,
    `${text("fitting")}: ${fitting}`,
    ...(best.length > 0 ? [`${text("best")}: ${names(best)}`] : []),
    ...(compared.length > 0 ? [`${text("comparison")}: ${names(compared)}`] : []),
    tool.site + addressOfAnswers(tool.path, { kind: tool.kind, answers }),
  ].join("\n");
}
