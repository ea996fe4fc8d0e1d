import type { ReactNode } from "react";
import type { TextName, ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import { answeredLines } from "./answered.ts";
import { type Answers, addressOfAnswers } from "./answers.ts";
import { CallLink } from "./call-link.tsx";
import { plainTextOf, type Tool, type ToolProps, type ToolQuestion, textOf } from "./tool.ts";
import { ToolQuestions, type ToolQuestionsProps } from "./tool-fields.tsx";
import { OwnResult, ToolForm } from "./tool-form.tsx";
import { useTool } from "./use-tool.ts";

type Result = {
  /** In one line, for who hears the page. */
  summary: string;
  details: ReactNode;
  /** What a message says of it, between what was answered and the address. */
  lines: readonly string[];
  /** What else can be done with it than to send it. */
  actions?: ReactNode;
};

type QuestionToolProps<Kind extends ToolKind> = ToolProps<Kind> &
  Pick<ToolQuestionsProps<Kind>, "entries"> & {
    /** Those of the tool's document unless told. */
    questions?: readonly ToolQuestion[];
    /** A result, or what is wrong with which answer. */
    answer: (answers: Answers) => Result | Pick<ToolQuestionsProps<Kind>, "problems">;
    heading: TextName<Kind>;
    call: TextName<Kind>;
    /** What every result leaves out. */
    remark?: TextName<Kind>;
    /** A result is printed without the form that it comes from. */
    printsResultAlone?: boolean;
  };

/** A tool that asks each of its questions once, with the visitor's own result under them. */
export function QuestionTool<Kind extends ToolKind>(props: QuestionToolProps<Kind>) {
  const { tool, questions = tool.questions, heading, call, remark } = props;
  const { form, answers } = useTool(props);
  const answered = answers && props.answer(answers);
  const result = answered && "summary" in answered ? { answers, ...answered } : undefined;
  return (
    <div className="grid gap-12">
      <ToolForm {...form} tool={tool} isPrinted={!(props.printsResultAlone && result)}>
        <ToolQuestions
          tool={tool}
          questions={questions}
          answers={props.answers ?? props.defaults}
          problems={answered && "problems" in answered ? answered.problems : undefined}
          entries={props.entries}
        />
      </ToolForm>
      <OwnResult
        heading={plainTextOf(tool, heading)}
        summary={result?.summary}
        remark={remark && textOf(tool, remark)}
        actions={
          result && (
            <div className="flex flex-wrap gap-3.5 print:hidden">
              {result.actions}
              <CallLink message={messageOf({ ...tool, questions }, result)}>
                {plainTextOf(tool, call)}
              </CallLink>
            </div>
          )
        }
      >
        {result?.details}
      </OwnResult>
    </div>
  );
}

/** The result as a text to read and to send: what was answered, what came out, where it opens. */
function messageOf(tool: Tool, { answers, lines }: Pick<Result, "lines"> & { answers: Answers }) {
  const { kind, path, questions, site } = tool;
  return [
    ...answeredLines(questions, answers),
    ...lines,
    site + addressOfAnswers(path, { kind, answers }),
  ].join("\n");
}
