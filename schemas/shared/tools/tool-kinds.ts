import { toolParts } from "../../generated/tool-parts.generated.ts";
import { type ToolKind, toolTitles } from "./tool-query.ts";

/** The longest time that anybody plans a step with, in weeks. */
export const LONGEST_TIME = 104;

/** The kind of the one document of what all tools say. */
export const SHARED_WORDS = "shared";

/** Every kind with its title, as an editor chooses it. */
export const toolChoices = Object.entries({
  ...toolTitles,
  [SHARED_WORDS]: "Words of all tools",
}).map(([value, title]) => ({ title, value }));

type Parts = typeof toolParts;

/** Names of parts, of each of several kinds. */
type NameOf<Kind extends keyof Parts, List extends "questions" | "figures" | "texts"> = {
  [Each in Kind]: keyof Parts[Each][List] & string;
}[Kind];

export type QuestionName<Kind extends ToolKind> = NameOf<Kind, "questions">;
/** Texts of its own document, and those that every tool has. */
export type TextName<Kind extends ToolKind> =
  | NameOf<Kind, "texts">
  | NameOf<typeof SHARED_WORDS, "texts">;
/** Names of what a tool plans time for; none for most. */
export type TimeName<Kind extends ToolKind> = Parts[Kind]["times"][number];

/** What the rules of a tool read in its figures: numbers, and days as ISO dates. */
export type Rules<Kind extends ToolKind> = {
  readonly [Name in keyof Parts[Kind]["figures"]]: Parts[Kind]["figures"][Name] extends "day"
    ? string
    : number;
};

/** What a tool plans with, by its names: what the time is for, and how many weeks it is. */
export type Times<Kind extends ToolKind> = Readonly<
  Record<TimeName<Kind>, { label: string; weeks: number }>
>;

/** What a tool asks of its document, as far as all tools are alike: each text with its figures. */
export type ToolNeeds = {
  questions: Readonly<Record<string, "entry" | "choice">>;
  figures: Readonly<Record<string, "number" | "day">>;
  texts: Readonly<Record<string, readonly string[]>>;
  times: readonly string[];
};

export const toolNeeds = (kind: keyof Parts): ToolNeeds => toolParts[kind];
