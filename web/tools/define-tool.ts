import type { ReactNode } from "react";
import type { ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import type { Answers } from "./answers.ts";
import type { Scale } from "./horizon.tsx";
import type { Headline } from "./sheet.tsx";
import type { Problems, ToolProps, ToolQuestion } from "./tool.ts";
import type { Entries } from "./tool-form.tsx";

/** What comes of an answer that nothing is wrong with. */
export type Result = {
  problems?: never;
  /** In one line, for who hears the page. */
  summary: string;
  /** The same where it stands beside an example's name; the summary without it. */
  outcome?: string;
  headline: Headline;
  /** The same as a drawing. */
  scale?: Scale;
  details: ReactNode;
  /** What a message says of it, between what was answered and the address. */
  lines: readonly string[];
  /** What was answered, where the questions alone do not say. */
  asked?: readonly string[];
  /** The answers as an address holds them, where those are not all. */
  kept?: Answers;
  /** What else can be done with it than to send it. */
  actions?: ReactNode;
};

export type ToolDefinition<Kind extends ToolKind, Own extends object> = {
  kind: Kind;
  /** What the entries take, by the names of their questions; an option needs none. */
  entries?: Entries;
  /** Those of the document unless told. */
  questions?: (props: ToolProps<Kind> & Own) => readonly ToolQuestion[];
  /** @param today ISO date */
  answer: (
    props: ToolProps<Kind> & Own,
    answers: Answers,
    today: string,
  ) => Result | { problems: Problems<Kind> };
  /** The answers stay out of the address. */
  isPrivate?: true;
};

/** All of a tool that a browser needs too: its form, errors, address, message and link follow from this. */
export const defineTool = <Kind extends ToolKind, Own extends object>(
  definition: ToolDefinition<Kind, Own>,
): ToolDefinition<Kind, Own> => definition;
