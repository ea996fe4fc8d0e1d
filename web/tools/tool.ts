import type { ReactNode } from "react";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { Rules, TextName, Times } from "#schemas/shared/tools/tool-kinds.ts";
import type { ToolKind } from "#schemas/shared/tools/tool-query.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import type { Answers } from "./answers.ts";
import type { Entries } from "./tool-field.tsx";
import { plainWords, type ToolFigure, type Words } from "./words.tsx";

export type ToolOption = { value: string; label: string; figure?: ToolFigure | null };

export type ToolQuestion = {
  name: string;
  label: string;
  hint: string | null;
  options: readonly ToolOption[];
};

/** A tool as its form needs it, on the server and in the browser: what JSON can carry, and no more. */
export type Tool<Kind extends ToolKind = ToolKind> = {
  kind: Kind;
  /** Path of the page that it stands on, and the address of the site before it. */
  path: string;
  site: string;
  /** Path of the contact page, which takes a result to the call. */
  contact: string;
  questions: readonly ToolQuestion[];
  rules: Rules<Kind>;
  times: Times<Kind>;
  texts: Readonly<Record<string, Words>>;
};

type Worded<Kind extends ToolKind> = Pick<Tool<Kind>, "kind" | "texts">;

/** One of the tool's texts. */
export function textOf<Kind extends ToolKind>(tool: Worded<Kind>, name: TextName<Kind>): Words {
  return tool.texts[name] ?? [];
}

/** The same as plain text, for a label or a message. */
export function plainTextOf<Kind extends ToolKind>(
  tool: Worded<Kind>,
  name: TextName<Kind>,
): string {
  return plainWords(textOf(tool, name));
}

/** A tool with what its visitor has answered so far. */
export type ToolProps<Kind extends ToolKind> = {
  tool: Tool<Kind>;
  /** Undefined before the first answer. */
  answers?: Answers | undefined;
  /** What stands in the form before the first answer. */
  defaults?: Answers | undefined;
};

/** What is wrong with which answer, as the name of the sentence that says it. */
export type Problems<Kind extends ToolKind> = Readonly<Partial<Record<string, TextName<Kind>>>>;

/** What of which answer is no number, where it should be one. */
export type Unread = Readonly<Record<string, string>>;

/** What was answered, a line for each question with an answer, in the words of its options. */
export function answeredLines(questions: readonly ToolQuestion[], answers: Answers): string[] {
  return questions.flatMap(({ name, label, options }) => {
    const answer = answers[name];
    if (!answer) return [];
    const chosen = options.find(({ value }) => value === answer);
    if (options.length > 0 && !chosen) return [];
    // A question may end as one, before the marks that a draft's texts carry for the Studio.
    const mark = cleanText(label).endsWith("?") ? "" : ":";
    return [`${label}${mark} ${chosen?.label ?? inWords(answer)}`];
  });
}

/** A day or a large number as people write them; anything else as it was entered. */
function inWords(answer: string): string {
  return /^\d{5,}$/.test(answer) ? Number(answer).toLocaleString("en-GB") : readableDay(answer);
}

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
  /** What else can be done with it than to send it. */
  actions?: ReactNode;
};

export type ToolDefinition<Kind extends ToolKind, Own extends object = object> = {
  kind: Kind;
  /** What the entries take that are no amounts, by the names of their questions. */
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
  ) => { problems?: Problems<Kind>; unread?: Unread; below?: ReactNode } & (
    | Result
    | { headline?: undefined; summary?: string }
  );
  /** Every change is answered, from the first on, without a press on the button. */
  isAtOnce?: true;
  /** The answers stay out of the address. */
  isPrivate?: true;
};

/** All of a tool that a browser needs too: its form, errors, address, message and link follow from this. */
export const defineTool = <Kind extends ToolKind, Own extends object = object>(
  definition: ToolDefinition<Kind, Own>,
) => definition;
