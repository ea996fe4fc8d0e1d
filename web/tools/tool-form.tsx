import type { ComponentProps, InputHTMLAttributes, ReactNode } from "react";
import type { ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import { ANSWER_ID, TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { FieldError } from "#web/components/fields/field-error.tsx";
import { carriedMessage } from "#web/forms/carried-message.ts";
import type { Answers } from "./answers.ts";
import { type Problems, plainTextOf, type Tool, type ToolQuestion } from "./tool.ts";

type ToolFormProps = Pick<ComponentProps<"form">, "ref" | "onSubmit" | "onChange"> & {
  tool: Tool;
  children: ReactNode;
  /** There is no result: what the form asks opens here. */
  isAnswer: boolean;
  /** What of the result can be answered, too: it stands in the form, after its button. */
  result?: ReactNode;
};

/** The form of a tool. Submitted without a script, it opens its own page with the answer. */
export function ToolForm({ tool, children, isAnswer, result, ...form }: ToolFormProps) {
  return (
    <form
      {...form}
      id={isAnswer ? ANSWER_ID : undefined}
      action={`${tool.path}#${ANSWER_ID}`}
      noValidate
      className="grid gap-6"
    >
      <input type="hidden" name={TOOL_PARAMETER} value={tool.kind} />
      {children}
      <div className="print:hidden">
        <button type="submit" className="btn btn-primary">
          {plainTextOf(tool, "submit")}
        </button>
      </div>
      {result}
    </form>
  );
}

type Entry = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode">;
export type Entries = Readonly<Record<string, Entry>>;

type ToolFieldProps = {
  question: ToolQuestion;
  /** Where a question is asked several times: which of them this is. */
  row?: number;
  /** What the visitor has answered before. */
  answer: string | undefined;
  error: string | undefined;
  entry?: Entry | undefined;
};

/** One question with its hint, its control and, beneath it, what is wrong with the answer. */
export function ToolField({ question, row, answer, error, entry }: ToolFieldProps) {
  const { name, label, hint, options } = question;
  const id = row === undefined ? `tool-${name}` : `tool-${name}-${row}`;
  const hintId = `${id}-hint`;
  const describedBy = [hint && hintId, error && `${id}-error`].filter(Boolean).join(" ");
  const control = {
    id,
    name,
    defaultValue: answer,
    "aria-invalid": error !== undefined,
    "aria-describedby": describedBy || undefined,
  };
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      {options.length > 0 ? (
        <select {...control} className="control control-select">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input type="text" autoComplete="off" {...entry} {...control} className="control" />
      )}
      <FieldError id={id} error={error} />
      {hint && (
        <p id={hintId} className="text-micro text-slate print:hidden">
          {hint}
        </p>
      )}
    </div>
  );
}

type ToolQuestionsProps<Kind extends ToolKind> = {
  tool: Tool<Kind>;
  questions: readonly ToolQuestion[];
  entries?: Entries;
  /** What stands in the fields at first. */
  given: Answers | undefined;
  problems?: Problems<Kind>;
};

/** The fields of a tool that asks each of its questions once. */
export function ToolQuestions<Kind extends ToolKind>(props: ToolQuestionsProps<Kind>) {
  const { tool, questions, entries, given, problems = {} } = props;
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {questions.map((question) => {
        const { name } = question;
        const problem = problems[name];
        return (
          <ToolField
            key={name}
            question={question}
            answer={given?.[name]}
            error={problem && plainTextOf(tool, problem)}
            entry={entries?.[name]}
          />
        );
      })}
    </div>
  );
}

/** Opens the consultation form with a result in its message, where the visitor sees it first. */
export function CallLink({ tool, message }: { tool: Tool; message: string }) {
  return (
    <a href={tool.contact + carriedMessage(message)} className="btn btn-secondary">
      {plainTextOf(tool, "call")}
    </a>
  );
}
