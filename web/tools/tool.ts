import type { ReactNode } from "react";
import type { TaxBenefitsPageQueryResult } from "#schemas/generated/types.generated.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { ToolKind, tools } from "#schemas/tools/index.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import type { Answers } from "./answers.ts";
import type { Entries } from "./tool-field.tsx";
import type { ToolFigure, Words } from "./words.tsx";

/** A tool's document as queries return it (`toolFields`): one of several types, told apart by `_type`. */
export type ToolContent = NonNullable<NonNullable<TaxBenefitsPageQueryResult>["tool"]>;

/** The documents, by the kinds of their tools. */
type Contents = {
  [Kind in ToolKind]: Extract<ToolContent, { _type: (typeof tools)[Kind]["document"]["name"] }>;
};

/** The document of one kind. */
export type ContentOf<Kind extends ToolKind> = Contents[Kind];

/** What stands in every tool. */
type SharedWords = NonNullable<ToolContent["words"]>;
type SharedText = keyof SharedWords["texts"];
type SharedMessage = keyof SharedWords["messages"];

/** Names that the documents have in their groups. */
type Names = {
  [Kind in ToolKind]: {
    questions: keyof Contents[Kind]["questions"] & string;
    texts: keyof Contents[Kind]["texts"] & string;
    messages: (keyof Contents[Kind]["messages"] & string) | SharedMessage;
  };
};

export type QuestionName<Kind extends ToolKind> = Names[Kind]["questions"];
export type TextName<Kind extends ToolKind> = Names[Kind]["texts"];
/** Of its own messages, and of those that every tool has. */
export type MessageName<Kind extends ToolKind> = Names[Kind]["messages"];

type Read<Figures> = {
  readonly [Name in keyof Figures]: Figures[Name] extends "day" ? string : number;
};

type AllRules = { [Kind in ToolKind]: Read<(typeof tools)[Kind]["figures"]> };

/** What the rules of a tool read in its figures: numbers, and days as ISO dates. */
export type Rules<Kind extends ToolKind> = AllRules[Kind];

export type ToolOption = { value: string; label: string; figure?: ToolFigure | null };

export type ToolQuestion = {
  name: string;
  label: string;
  hint: string | null;
  options: readonly ToolOption[];
};

/** What a form needs of a tool of any kind. */
export type AnyTool = {
  /** Path of the page that it stands on, and the address of the site before it. */
  path: string;
  site: string;
  /** Path of the contact page, which takes a result to the call. */
  contact: string;
  questions: readonly ToolQuestion[];
  texts: Readonly<
    Record<"submit" | SharedText, Words> & Partial<Record<"examples" | "leavesOut", Words>>
  >;
  messages: Readonly<Record<SharedMessage, Words>>;
};

/** A tool as its form needs it, on the server and in the browser: what JSON can carry, and no more. */
export type Tool<Kind extends ToolKind = ToolKind> = AnyTool & {
  kind: Kind;
  rules: Rules<Kind>;
  texts: Readonly<Record<TextName<Kind>, Words>>;
  messages: Readonly<Record<MessageName<Kind>, Words>>;
};

/** A tool with what its visitor has answered so far. */
export type ToolProps<Kind extends ToolKind> = {
  tool: Tool<Kind>;
  /** Undefined before the first answer. */
  answers?: Answers | undefined;
  /** What stands in the form before the first answer. */
  defaults?: Answers | undefined;
};

/** What is wrong with which answer, as the name of the message that says it. */
export type Problems<Kind extends ToolKind> = Readonly<Partial<Record<string, MessageName<Kind>>>>;
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
