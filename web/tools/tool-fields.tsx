import type { InputHTMLAttributes } from "react";
import type { TextName, ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import { FieldError } from "#web/components/fields/field-parts.tsx";
import type { Answers } from "./answers.ts";
import { plainTextOf, type Tool, type ToolQuestion } from "./tool.ts";

type ToolFieldProps = {
  question: ToolQuestion;
  /** Where a question is asked several times: which of them this is. */
  row?: number;
  /** What the visitor has answered before. */
  answer: string | undefined;
  error: string | undefined;
  /** What an entry takes; an option needs none. */
  entry?: Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode"> | undefined;
};

/** Id of the control of a question, or of one of its rows. */
export const fieldId = (name: string, row?: number) =>
  row === undefined ? `tool-${name}` : `tool-${name}-${row}`;

/** One question with its hint, its control and, beneath it, what is wrong with the answer. */
export function ToolField({ question, row, answer, error, entry }: ToolFieldProps) {
  const { name, label, hint, options } = question;
  const id = fieldId(name, row);
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

export type ToolQuestionsProps<Kind extends ToolKind> = {
  tool: Tool<Kind>;
  questions: readonly ToolQuestion[];
  /** What stands in the fields. */
  answers: Answers | undefined;
  /** What is wrong with an answer, as the name of the sentence that says it. */
  problems?: Readonly<Partial<Record<string, TextName<Kind>>>> | undefined;
  /** What the entries take, by the names of their questions. */
  entries?: Readonly<Record<string, ToolFieldProps["entry"]>>;
};

/** The fields of a tool that asks each of its questions once. */
export function ToolQuestions<Kind extends ToolKind>(props: ToolQuestionsProps<Kind>) {
  const { tool, questions, answers, problems = {}, entries = {} } = props;
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {questions.map((question) => {
        const { name } = question;
        const problem = problems[name];
        return (
          <ToolField
            key={name}
            question={question}
            answer={answers?.[name]}
            error={problem && plainTextOf(tool, problem)}
            entry={entries[name]}
          />
        );
      })}
    </div>
  );
}
