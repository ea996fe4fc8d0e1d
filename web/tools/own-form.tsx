import type { ComponentType } from "react";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import type { ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import { ANSWER_ID, TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { addressOfAnswers } from "./answers.ts";
import type { ToolDefinition } from "./define-tool.ts";
import { Sheet } from "./sheet.tsx";
import { answeredLines, plainTextOf, type ToolProps } from "./tool.ts";
import { type FieldsProps, ToolQuestions } from "./tool-field.tsx";
import { useTool } from "./use-tool.ts";

/**
 * The form of a tool with the visitor's own result in it, on the server and in the browser.
 * Submitted without a script, it opens its own page with the answer.
 * @param Fields those of a tool that asks otherwise than each question once
 */
export function formOf<Kind extends ToolKind, Own extends object>(
  definition: ToolDefinition<Kind, Own>,
  Fields: ComponentType<FieldsProps<Kind>> = ToolQuestions,
) {
  const { kind, entries = {}, isAtOnce, isPrivate } = definition;
  return function Form(props: ToolProps<Kind> & Own) {
    const { tool } = props;
    const questions = definition.questions?.(props) ?? tool.questions;
    const { form, answers, presses } = useTool(props, definition);
    const found =
      answers || isAtOnce ? definition.answer(props, answers ?? {}, dubaiDay()) : undefined;
    const result = found?.headline && found;
    const addressOf = (kept = answers ?? {}) =>
      tool.site + addressOfAnswers(tool.path, { kind, answers: kept });
    return (
      <form
        {...form}
        id={result ? undefined : ANSWER_ID}
        action={`${tool.path}#${ANSWER_ID}`}
        noValidate
        className="grid gap-6"
      >
        <input type="hidden" name={TOOL_PARAMETER} value={kind} />
        <Fields
          tool={tool}
          questions={questions}
          entries={entries}
          given={props.answers ?? props.defaults}
          answers={answers}
          hasResult={result !== undefined}
          problems={found?.problems ?? {}}
        />
        <div className="print:hidden">
          <button type="submit" className="btn btn-primary">
            {plainTextOf<ToolKind>(tool, "submit")}
          </button>
        </div>
        <p role="status" className="sr-only">
          {/* Said again each time that it is asked for, also where it has not changed. */}
          {answers && <span key={presses}>{found?.summary}</span>}
        </p>
        {result && (
          <Sheet
            tool={tool}
            result={result}
            presses={presses}
            address={isPrivate ? undefined : addressOf()}
            // To read and to send: what was answered, what came out, where it opens.
            message={[
              ...(result.asked ?? answeredLines(questions, answers ?? {})),
              ...result.lines,
              addressOf(result.kept),
            ].join("\n")}
          />
        )}
        {found?.below}
      </form>
    );
  };
}
