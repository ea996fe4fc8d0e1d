import type { ComponentType, ReactNode } from "react";
import type {
  FreeZonesPageQueryResult,
  ServicePageQueryResult,
} from "#schemas/generated/types.generated.ts";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import type { ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { type Answers, addressOfAnswers, answeredLines } from "./answers.ts";
import type { Problems, Tool, ToolContent, ToolProps, ToolQuestion } from "./tool.ts";
import { plainTextOf, textOf } from "./tool.ts";
import { CallLink, type Entries, ToolForm, ToolQuestions } from "./tool-form.tsx";
import { useTool } from "./use-tool.ts";
import { ShownWords } from "./words.tsx";

/** Where a tool stands: what some tool is made from, and not every page has. */
export type ToolPlace = {
  page: { tool: ToolContent | null } & Partial<
    Pick<NonNullable<FreeZonesPageQueryResult>, "zones" | "zoneSources"> &
      Pick<NonNullable<ServicePageQueryResult>, "phases" | "homeCountries">
  >;
  settings: CompanyDetails;
  /** The day that it is in Dubai, as an ISO date. */
  today: string;
};

/** What comes of an answer that nothing is wrong with. */
export type Result = {
  /** In one line, for who hears the page. */
  summary: string;
  /** The same where it stands beside an example's name; the summary without it. */
  outcome?: string;
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

/** What the fields of a tool are made from, where it asks otherwise than each question once. */
export type FieldsProps<Kind extends ToolKind> = {
  tool: Tool<Kind>;
  questions: readonly ToolQuestion[];
  entries: Entries;
  /** What stands in the fields at first. */
  given: Answers | undefined;
  /** What was answered, and whether that has a result. */
  answers: Answers | undefined;
  hasResult: boolean;
  problems: Problems<Kind>;
};

export type ToolDefinition<Kind extends ToolKind, Own extends object> = {
  kind: Kind;
  /**
   * What the form needs besides the tool, as far as JSON can carry it. Null where the page has nothing
   * to answer from; undefined where it lacks something of it.
   */
  prepare: (place: ToolPlace) => Own | null | undefined;
  /** What the entries take, by the names of their questions; an option needs none. */
  entries?: Entries;
  /** Those of the document unless told. */
  questions?: (props: ToolProps<Kind> & Own) => readonly ToolQuestion[];
  Fields?: ComponentType<FieldsProps<Kind>>;
  /** @param today ISO date */
  answer: (
    props: ToolProps<Kind> & Own,
    answers: Answers,
    today: string,
  ) => Result | { problems: Problems<Kind> };
  /** The answers of an example as of a day, where they would age. */
  ofToday?: (props: ToolProps<Kind> & Own, answers: Answers, today: string) => Answers;
  /** A whole result is long: of the examples the first one shows what they are like. */
  hasLongResult?: true;
  /** The answers stay out of the address. */
  isPrivate?: true;
  /** A result is printed without the form that it comes from. */
  printsResultAlone?: true;
};

/** All of a tool but its place on a page: its section, form, examples and address follow from this. */
export const defineTool = <Kind extends ToolKind, Own extends object>(
  definition: ToolDefinition<Kind, Own>,
): ToolDefinition<Kind, Own> => definition;

/** The form of a tool with the visitor's own result under it, on the server and in the browser. */
export function formOf<Kind extends ToolKind, Own extends object>(
  definition: ToolDefinition<Kind, Own>,
) {
  const { Fields = ToolQuestions, entries = {}, isPrivate, printsResultAlone } = definition;
  return function Form(props: ToolProps<Kind> & Own) {
    const { tool } = props;
    const questions = definition.questions?.(props) ?? tool.questions;
    const { form, answers } = useTool(props, { isPrivate });
    const answered = answers && definition.answer(props, answers, dubaiDay());
    const result = answered && "summary" in answered ? answered : undefined;
    return (
      <div className="grid gap-12">
        <ToolForm {...form} tool={tool} isPrinted={!(printsResultAlone && result)}>
          <Fields
            tool={tool}
            questions={questions}
            entries={entries}
            given={props.answers ?? props.defaults}
            answers={answers}
            hasResult={result !== undefined}
            problems={answered && "problems" in answered ? answered.problems : {}}
          />
        </ToolForm>
        <div className="grid gap-6">
          <p role="status" className="sr-only">
            {result?.summary}
          </p>
          {result && (
            <>
              <h3>{plainTextOf<ToolKind>(tool, "result")}</h3>
              {result.details}
            </>
          )}
          <p className="max-w-measure text-small text-slate">
            <ShownWords words={textOf<ToolKind>(tool, "leavesOut")} />
          </p>
          {answers && result && (
            <div className="flex flex-wrap gap-3.5 print:hidden">
              {result.actions}
              <CallLink message={messageOf({ ...tool, questions }, answers, result)}>
                {plainTextOf(tool, "call")}
              </CallLink>
            </div>
          )}
        </div>
      </div>
    );
  };
}

/** The result as a text to read and to send: what was answered, what came out, where it opens. */
function messageOf(tool: Tool, answers: Answers, { asked, lines, kept = answers }: Result): string {
  const { kind, path, questions, site } = tool;
  return [
    ...(asked ?? answeredLines(questions, answers)),
    ...lines,
    site + addressOfAnswers(path, { kind, answers: kept }),
  ].join("\n");
}
