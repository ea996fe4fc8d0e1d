import type { ReactNode } from "react";
import type { ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import type { Answers } from "./answers.ts";
import type { Problems, ToolProps, ToolQuestion } from "./tool.ts";
import type { Entries } from "./tool-field.tsx";

/** A result as a scale, in percent of its length: the sun where it stands, posts where the figures do. */
export type Scale = { sun: number; posts: readonly { at: number; label: string }[] };

/** What comes of answers. */
export type Result = {
  /** In one line, for who hears the page. */
  summary: string;
  /** The same where it stands beside an example's name; the summary without it. */
  outcome?: string;
  /** What it comes down to: one number or date, and what it is. */
  headline: { value: string; label: string };
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
  /**
   * A result, or what is wrong with which answer; both where it is reckoned without the wrong one.
   * What stands `below` is part of the form; its `summary` is said where nothing has come out.
   * @param today ISO date
   */
  answer: (
    props: ToolProps<Kind> & Own,
    answers: Answers,
    today: string,
  ) => { problems?: Problems<Kind>; below?: ReactNode } & (
    | Result
    | { headline?: undefined; summary?: string }
  );
  /** Every change is answered, from the first on, without a press on the button. */
  isAtOnce?: true;
  /** The answers stay out of the address. */
  isPrivate?: true;
};

/** All of a tool that a browser needs too: its form, errors, address, message and link follow from this. */
export const defineTool = <Kind extends ToolKind, Own extends object>(
  definition: ToolDefinition<Kind, Own>,
): ToolDefinition<Kind, Own> => definition;
