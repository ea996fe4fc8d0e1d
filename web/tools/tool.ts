import type { InputHTMLAttributes, ReactNode } from "react";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import type { Language } from "#schemas/shared/languages.ts";
import type { WHO } from "#schemas/shared/tools/clients.ts";
import type { tools } from "#schemas/tools/index.ts";
import type { ToolKind } from "#schemas/tools/list.ts";
import type { ToolContent } from "#web/content/site-types.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import type { Entries } from "./entries.ts";
import type { ToolFigure, Words } from "./words.tsx";

/** The documents by the kind of tool. */
type Contents = {
  [Kind in ToolKind]: Extract<ToolContent, { _type: (typeof tools)[Kind]["document"]["name"] }>;
};

/** The document of one kind. */
export type ContentOf<Kind extends ToolKind> = Contents[Kind];

/** The texts of all tools. */
type SharedWords = NonNullable<ToolContent["words"]>;
type SharedText = keyof SharedWords["texts"] | SharedCase;
/** The sentences of all tools that depend on the case. */
export type SharedCase = CaseName<SharedWords>;
type SharedMessage = keyof SharedWords["messages"];

/** The names of the sentences of a document that depend on the case. */
type CaseName<Content> = Content extends { cases: readonly { name: infer Name }[] }
  ? Name & string
  : never;

/** The names in the groups of the documents. */
type Names = {
  [Kind in ToolKind]: {
    questions: keyof Contents[Kind]["questions"] & string;
    texts: (keyof Contents[Kind]["texts"] & string) | CaseName<Contents[Kind]>;
    messages: (keyof Contents[Kind]["messages"] & string) | SharedMessage;
  };
};

export type QuestionName<Kind extends ToolKind> = Names[Kind]["questions"];
export type TextName<Kind extends ToolKind> = Names[Kind]["texts"];
/** Names of a tool's own messages, and of those of all tools. */
export type MessageName<Kind extends ToolKind> = Names[Kind]["messages"];

type Read<Figures> = {
  readonly [Name in keyof Figures]: Figures[Name] extends "day" ? string : number;
};

type AllRules = { [Kind in ToolKind]: Read<(typeof tools)[Kind]["figures"]> };

/** The values that a tool's rules read from figures: numbers, and days as ISO dates. */
export type Rules<Kind extends ToolKind> = AllRules[Kind];

/** The rate of a currency. `number` is undefined if its figure holds no number. */
type Rate = ToolFigure & { number: number | undefined; unit: string | null };

export type ToolOption = { value: string; label: string; figure?: Rate | null };

export type Question = {
  name: string;
  label: string;
  hint: string | null;
  options: readonly ToolOption[];
};

/** A result without a number: that a tool does not know a client's case, why, and which tool does. */
export type Elsewhere = Pick<Result, "summary" | "headline" | "lines"> & {
  verdict: Words;
  next: Words;
  details: null;
};

/** Instead of a result, that nobody has said who asks. */
type Unasked = {
  problems: { [Who in typeof WHO]: "notChoice" };
  headline?: undefined;
  summary?: undefined;
};

/** The parts of a tool of any kind that a form needs. */
export type AnyTool = {
  /** Path of its page, and the address of the site. */
  path: string;
  site: string;
  /** Path of the contact page. */
  contact: string;
  /** What it says to clients for whom it does not answer, and where nobody has said who asks. */
  elsewhere: Readonly<Partial<Record<string, Elsewhere | Unasked>>>;
  /** The attributes and the text of the link from a client's result to another tool. */
  ways: Readonly<Partial<Record<string, { href: string; children: string }>>>;
  questions: readonly Question[];
  /** How amounts may be marked, by the code of their currency. */
  signs: Readonly<Record<string, readonly string[]>>;
  texts: Readonly<
    Record<"submit" | Exclude<SharedText, "next" | "earlier" | "cutOff">, Words> &
      Partial<Record<"examples" | "leavesOut" | "next" | "earlier" | "cutOff", Words>>
  >;
  messages: Readonly<Record<SharedMessage, Words>>;
};

/** A tool with the data that its form needs on the server and in the browser. It must be JSON. */
export type Tool<Kind extends ToolKind = ToolKind> = AnyTool & {
  kind: Kind;
  rules: Rules<Kind>;
  texts: Readonly<Record<TextName<Kind>, Words>>;
  messages: Readonly<Record<MessageName<Kind>, Words>>;
};

/** A tool with its visitor's entries. */
export type ToolProps<Kind extends ToolKind> = {
  tool: Tool<Kind>;
  /** Undefined before the first submit. */
  entries?: Entries | undefined;
  /**
   * How the form shows the entries of an address: `begun` with its own defaults for the others,
   * `cut` without, as the address lacks a part; undefined with their result.
   */
  link?: "begun" | "cut" | undefined;
  /** The initial values of the form. */
  defaults?: Entries | undefined;
};

/** The name of the error message for each invalid entry. */
export type Problems<Kind extends ToolKind> = Readonly<Partial<Record<string, MessageName<Kind>>>>;
/** The unreadable part of each entry that should be a number. */
export type Unread = Readonly<Record<string, string>>;

/** The entries as text, a line per question, with the titles of options. */
export function enteredLines(
  questions: readonly Question[],
  entries: Entries,
  language: Language,
): string[] {
  return questions.flatMap(({ name, label, options }) => {
    const answer = entries[name];
    if (!answer) return [];
    const chosen = options.find(({ value }) => value === answer);
    if (options.length > 0 && !chosen) return [];
    // A label may end with a question mark, followed by the invisible marks of a draft.
    const mark = cleanText(label).endsWith("?") ? "" : ":";
    return [`${label}${mark} ${chosen?.label ?? inWords(answer, language)}`];
  });
}

/** A day or a large number in a readable form; any other entry unchanged. */
function inWords(answer: string, language: Language): string {
  return /^\d{5,}$/.test(answer)
    ? Number(answer).toLocaleString(language.locale)
    : readableDay(answer, language);
}

/** The result of a tool. */
export type Result = {
  /** One line for screen readers. */
  summary: string;
  /** The line beside an example's name; the summary by default. */
  outcome?: string;
  /** The main number or date, with its label. */
  headline: { value: string; label: string };
  /** One sentence under the headline: what it means for the visitor. */
  verdict?: Words;
  /** Up to three lines under the verdict: what it rests on. */
  points?: readonly Words[];
  /** What to do now; the words of all tools by default. */
  next?: Words;
  /** The headline on a scale. Only a result that measures a length has one. */
  scale?: ReactNode;
  details: ReactNode;
  /** The lines of the message between the entries and the address. */
  lines: readonly string[];
  /** The entries as text, if the questions alone do not suffice. */
  asked?: readonly string[];
  /** Other actions besides sending the result. */
  actions?: ReactNode;
};

/** How a field takes an entry: as a day, a whole number, or text. */
export type InputKind = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode">;
/** The kinds of entries, by the names of the questions. */
export type InputKinds = Readonly<Record<string, InputKind>>;

export type ToolDefinition<Kind extends ToolKind, Own extends object = object> = {
  kind: Kind;
  /** The kinds of the entries that are not amounts. */
  inputKinds?: InputKinds;
  /** The questions; those of the document by default. */
  questions?: (props: ToolProps<Kind> & Own) => readonly Question[];
  /**
   * Computes a result, or the problem of each entry; both if it can be computed without the invalid
   * entry. `below` is part of the form, and its `summary` is announced if there is no result.
   * @param today ISO date
   */
  answer: (
    props: ToolProps<Kind> & Own,
    entries: Entries,
    today: string,
    language: Language,
  ) => { problems?: Problems<Kind>; unread?: Unread; below?: ReactNode } & (
    | Result
    | { headline?: undefined; summary?: string }
  );
  /** Whether every change is computed at once, without pressing the button. */
  isAtOnce?: true;
  /** Whether the entries stay out of the address. */
  isPrivate?: true;
};

/** What a tool answers to entries. */
export type Answer<Kind extends ToolKind> = ReturnType<ToolDefinition<Kind>["answer"]>;

/** Defines the part of a tool that browsers need: its form, errors, address, message and link. */
export const defineTool = <Kind extends ToolKind, Own extends object = object>(
  definition: ToolDefinition<Kind, Own>,
) => definition;
