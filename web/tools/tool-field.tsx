import type { InputHTMLAttributes } from "react";
import { FieldError } from "#web/forms/fields/field-parts.tsx";
import type { ToolQuestion } from "./tool.ts";

type ToolFieldProps = {
  question: ToolQuestion;
  /** Where a question is asked several times: which of them this is. */
  row?: number;
  /** What the visitor has answered before. */
  answer: string | undefined;
  error: string | undefined;
  /** What an entry takes; an option needs none. */
  entry?: Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode">;
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
