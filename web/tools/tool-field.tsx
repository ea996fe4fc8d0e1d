import type { InputHTMLAttributes } from "react";
import type { ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import { Field } from "#web/components/fields/field.tsx";
import type { Answers } from "./answers.ts";
import { type Problems, plainTextOf, type Tool, type ToolQuestion } from "./tool.ts";

type Entry = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode">;
export type Entries = Readonly<Record<string, Entry>>;

type ToolFieldProps = {
  question: ToolQuestion;
  /** Where a question is asked several times: which of them this is. */
  row?: number;
  /** What the visitor has answered before. */
  answer: string | undefined;
  error: string | undefined;
  /** What the control takes; an amount unless told. */
  entry?: Entry | undefined;
};

const AMOUNT: Entry = { inputMode: "decimal" };

/** One question with its hint, its control and, beneath it, what is wrong with the answer. */
export function ToolField({ question, row, answer, error, entry = AMOUNT }: ToolFieldProps) {
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
    <Field
      id={id}
      label={label}
      error={error}
      hint={
        hint && (
          <p id={hintId} className="text-micro text-slate print:hidden">
            {hint}
          </p>
        )
      }
    >
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
    </Field>
  );
}

/** What the fields of a tool are made from. */
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

/** The fields of a tool that asks each of its questions once. */
export function ToolQuestions<Kind extends ToolKind>(props: FieldsProps<Kind>) {
  const { tool, questions, entries, given, problems } = props;
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
            entry={entries[name]}
          />
        );
      })}
    </div>
  );
}
