import type { ComponentType } from "react";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import type { ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import { type Answers, addressOfAnswers } from "./answers.ts";
import type { Result, ToolDefinition } from "./define-tool.ts";
import { Horizon } from "./horizon.tsx";
import { Sheet } from "./sheet.tsx";
import {
  answeredLines,
  type Problems,
  type Tool,
  type ToolProps,
  type ToolQuestion,
} from "./tool.ts";
import { CallLink, type Entries, ToolForm, ToolQuestions } from "./tool-form.tsx";
import { useTool } from "./use-tool.ts";

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

/**
 * The form of a tool with the visitor's own result under it, on the server and in the browser.
 * @param Fields those of a tool that asks otherwise than each question once
 */
export function formOf<Kind extends ToolKind, Own extends object>(
  definition: ToolDefinition<Kind, Own>,
  Fields: ComponentType<FieldsProps<Kind>> = ToolQuestions,
) {
  const { entries = {}, isPrivate } = definition;
  return function Form(props: ToolProps<Kind> & Own) {
    const { tool } = props;
    const questions = definition.questions?.(props) ?? tool.questions;
    const { form, answers, presses } = useTool(props, { isPrivate });
    const answered = answers && definition.answer(props, answers, dubaiDay());
    const result = answered?.problems ? undefined : answered;
    return (
      <div className="grid gap-12">
        <ToolForm {...form} tool={tool} isAnswer={result === undefined}>
          <Fields
            tool={tool}
            questions={questions}
            entries={entries}
            given={props.answers ?? props.defaults}
            answers={answers}
            hasResult={result !== undefined}
            problems={answered?.problems ?? {}}
          />
        </ToolForm>
        <div>
          <p role="status" className="sr-only">
            {/* Said again each time that it is asked for, also where it has not changed. */}
            {result && <span key={presses}>{result.summary}</span>}
          </p>
          {answers && result && (
            <Sheet
              tool={tool}
              headline={result.headline}
              presses={presses}
              address={isPrivate ? undefined : addressOf(tool, answers)}
              actions={
                <>
                  {result.actions}
                  <CallLink tool={tool} message={messageOf(tool, questions, answers, result)} />
                </>
              }
            >
              {result.scale && <Horizon {...result.scale} />}
              {result.details}
            </Sheet>
          )}
        </div>
      </div>
    );
  };
}

const addressOf = ({ kind, path, site }: Tool, answers: Answers) =>
  site + addressOfAnswers(path, { kind, answers });

/** The result as a text to read and to send: what was answered, what came out, where it opens. */
function messageOf(
  tool: Tool,
  questions: readonly ToolQuestion[],
  answers: Answers,
  { asked, lines, kept = answers }: Result,
): string {
  return [...(asked ?? answeredLines(questions, answers)), ...lines, addressOf(tool, kept)].join(
    "\n",
  );
}
