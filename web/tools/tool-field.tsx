import type { InputHTMLAttributes } from "react";
import type { ToolKind } from "#schemas/tools/index.ts";
import { errorId, Field, hintId } from "#web/components/fields/field.tsx";
import type { Answers } from "./answers.ts";
import type { Problems, Tool, ToolQuestion, Unread } from "./tool.ts";
import { plainWords } from "./words.tsx";

type Entry = Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode">;
export type Entries = Readonly<Record<string, Entry>>;

/** What the fields of a tool are made from. */
export type FieldsProps<Kind extends ToolKind> = {
  tool: Tool<Kind>;
  /** What the controls of its questions take; an amount unless told. */
  entries: Entries;
  /** What stands in the fields at first. */
  given: Answers | undefined;
  /** What was answered, and whether that has a result. */
  answers: Answers | undefined;
  hasResult: boolean;
  problems: Problems<Kind>;
  unread: Unread;
};

type ToolFieldProps<Kind extends ToolKind> = {
  form: FieldsProps<Kind>;
  question: ToolQuestion;
  /** Where a question is asked several times: which of them this is, the first being 1. */
  row?: number;
};

const AMOUNT: Entry = { inputMode: "decimal" };

/** One question with its hint, its control and, beneath it, what is wrong with the answer. */
export function ToolField<Kind extends ToolKind>({ form, question, row }: ToolFieldProps<Kind>) {
  const { name, label, hint, options } = question;
  const { given = {}, problems, unread, entries } = form;
  const { messages } = form.tool;
  const key = row === undefined ? name : `${name}-${row}`;
  const answer = row === undefined ? given[name] : given[name]?.split(",")[row - 1];
  const problem = problems[key];
  const part = unread[key] && ` ${plainWords(messages.notRead)}: “${unread[key]}”.`;
  const error = problem && plainWords(messages[problem]) + (part ?? "");
  const id = `tool-${key}`;
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(" ");
  const control = {
    id,
    name,
    defaultValue: answer,
    "aria-invalid": error !== undefined,
    "aria-describedby": describedBy || undefined,
  };
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {options.length > 0 ? (
        <select {...control} className="control control-select">
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          autoComplete="off"
          {...(entries[name] ?? AMOUNT)}
          {...control}
          className="control"
        />
      )}
    </Field>
  );
}

/** The fields of a tool that asks each of its questions once. */
export function ToolQuestions<Kind extends ToolKind>(props: FieldsProps<Kind>) {
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {props.tool.questions.map((question) => (
        <ToolField key={question.name} form={props} question={question} />
      ))}
    </div>
  );
}
