import { toolParts } from "../../generated/tool-parts.generated.ts";
import { type ToolKind, toolTitles } from "./tool-query.ts";

/** The longest time that a step of a plan may take, in weeks. */
export const LONGEST_TIME = 104;

/** The kind of the document with the texts of all tools. */
export const SHARED_WORDS = "shared";

/** Every kind with its title, as an editor chooses it. */
export const toolChoices = Object.entries({
  ...toolTitles,
  [SHARED_WORDS]: "Words of all tools",
}).map(([value, title]) => ({ title, value }));

type Parts = typeof toolParts;

/** Names of parts of several kinds. */
type NameOf<Kind extends keyof Parts, List extends "questions" | "figures" | "texts"> = {
  [Each in Kind]: keyof Parts[Each][List] & string;
}[Kind];

export type QuestionName<Kind extends ToolKind> = NameOf<Kind, "questions">;
/** Names of a tool's own texts, and of the texts that all tools have. */
export type TextName<Kind extends ToolKind> =
  | NameOf<Kind, "texts">
  | NameOf<typeof SHARED_WORDS, "texts">;
/** Names of a tool's planning times; most tools have none. */
export type TimeName<Kind extends ToolKind> = Parts[Kind]["times"][number];

/** The values that a tool's rules read from figures: numbers, and days as ISO dates. */
export type Rules<Kind extends ToolKind> = {
  readonly [Name in keyof Parts[Kind]["figures"]]: Parts[Kind]["figures"][Name] extends "day"
    ? string
    : number;
};

/** The planning times of a tool by name, in weeks. */
export type Times<Kind extends ToolKind> = Readonly<
  Record<TimeName<Kind>, { label: string; weeks: number }>
>;

/** The parts of a tool's document that all tools have. Each text comes with its figures. */
export type ToolNeeds = {
  questions: Readonly<Record<string, "entry" | "choice">>;
  figures: Readonly<Record<string, "number" | "day">>;
  texts: Readonly<Record<string, readonly string[]>>;
  times: readonly string[];
};

export const toolNeeds = (kind: keyof Parts): ToolNeeds => toolParts[kind];
