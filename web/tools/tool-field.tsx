import type { Language } from "#schemas/shared/languages.ts";
import type { ToolKind } from "#schemas/tools/list.ts";
import { errorId, Field, hintId } from "#web/components/fields/field.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import { quotationMarks } from "#web/lib/quotation-marks.ts";
import { type Entries, UNCHOSEN } from "./entries.ts";
import type {
  InputKind,
  InputKinds,
  MessageName,
  Problems,
  Question,
  Tool,
  Unread,
} from "./tool.ts";
import { plainWords } from "./words.tsx";

/** The props of a tool's fields. */
export type FieldsProps<Kind extends ToolKind> = {
  tool: Tool<Kind>;
  /** The kind of value of each question; an amount by default. */
  inputKinds: InputKinds;
  /** The initial values of the fields. */
  given: Entries | undefined;
  /** The entries, and whether they have a result. */
  entries: Entries | undefined;
  hasResult: boolean;
  problems: Problems<Kind>;
  unread: Unread;
};

type ToolFieldProps<Kind extends ToolKind> = {
  form: FieldsProps<Kind>;
  question: Question;
  /** The number of the row, from 1, for a question that is asked several times. */
  row?: number;
};

const AMOUNT: InputKind = { inputMode: "decimal" };

/** What is wrong with an entry, and which part of it was not understood; undefined if nothing is. */
export function errorText<Kind extends ToolKind>(
  messages: Tool<Kind>["messages"],
  problem: MessageName<Kind> | undefined,
  part: string | undefined,
  language: Language,
): string | undefined {
  const [opening, closing] = quotationMarks(language);
  return (
    problem &&
    plainWords(messages[problem]) +
      (part ? ` ${plainWords(messages.notRead)}: ${opening}${part}${closing}.` : "")
  );
}

/** A question with its hint, its control and its error. */
export function ToolField<Kind extends ToolKind>({ form, question, row }: ToolFieldProps<Kind>) {
  const { name, label, hint, options } = question;
  const { given = {}, problems, unread, inputKinds } = form;
  const key = row === undefined ? name : `${name}-${row}`;
  const answer = row === undefined ? given[name] : given[name]?.split(",")[row - 1];
  const error = errorText(form.tool.messages, problems[key], unread[key], useLanguage());
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
          {answer === UNCHOSEN && <option>{UNCHOSEN}</option>}
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
          {...(inputKinds[name] ?? AMOUNT)}
          {...control}
          className="control"
        />
      )}
    </Field>
  );
}

/** The fields of a tool that asks each question once. */
export function ToolQuestions<Kind extends ToolKind>(props: FieldsProps<Kind>) {
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {props.tool.questions.map((question) => (
        <ToolField key={question.name} form={props} question={question} />
      ))}
    </div>
  );
}
