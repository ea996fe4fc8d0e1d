import { plainTextOf, type Tool, type ToolProps, type ToolQuestion } from "../tool.ts";
import { type AskedQuestion, type Question, questions } from "./find-zones.ts";
import type { FactSource, FinderZone } from "./finder-zone.ts";

/** What the finder needs besides its tool, as JSON can carry it. */
export type FinderContent = {
  /** Every zone, in its order. */
  zones: readonly FinderZone[];
  /** The sources, each once, and the words around one, the same as around a figure's. */
  labels: { source: string; checkedOn: string; sources: readonly FactSource[] };
};

/** What all parts of a result are made of. */
export type Finder = Pick<FinderContent, "labels"> & {
  tool: Tool<"zone-finder">;
  asked: readonly (ToolQuestion & AskedQuestion)[];
  /** The zones that are set side by side. */
  compared: readonly FinderZone[];
};

/** The questions that the finder knows, each with what narrows nothing; the emirates are those of the zones. */
export function askedQuestions({ tool, zones }: ToolProps<"zone-finder"> & FinderContent) {
  const any = { value: "", label: plainTextOf(tool, "any") };
  const places = zones.flatMap(({ emirates }) => emirates);
  const emirates = new Map(places.map(({ slug, name }) => [slug, { value: slug, label: name }]));
  return tool.questions.flatMap((question) => {
    const name = questions.find((each) => each === question.name);
    if (name === undefined) return [];
    const options = name === "emirate" ? [...emirates.values()] : question.options;
    return [{ ...question, name, options: [any, ...options] }];
  });
}

/** What is to be asked of a zone: “Ask us: residence visas, premises”. */
export function askWords({ tool }: Finder, names: readonly Question[]): string {
  const facts = names.flatMap((name) =>
    name === "emirate" ? [] : [plainTextOf(tool, name).toLowerCase()],
  );
  return `${plainTextOf(tool, "ask")}: ${facts.join(", ")}`;
}

/** What is known of a zone to a question, in the words of its options; empty when nothing is. */
export function knownWords({ asked }: Finder, zone: FinderZone, name: Question): string {
  if (name === "emirate") return zone.emirates.map((each) => each.name).join(", ");
  const values = zone.facts[name]?.values ?? [];
  return (asked.find((each) => each.name === name)?.options ?? [])
    .flatMap(({ value, label }) => (values.includes(value) ? [label] : []))
    .map((label, place) => (place === 0 ? label : label.charAt(0).toLowerCase() + label.slice(1)))
    .join("; ");
}

/** Who says so; undefined of what nobody does. */
export const sourceOf = ({ labels }: Finder, zone: FinderZone, name: Question) =>
  name === "emirate" ? undefined : labels.sources[zone.facts[name]?.source ?? -1];
