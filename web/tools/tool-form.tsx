import type { ComponentProps, ReactNode } from "react";
import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-address.ts";
import { ShownWords } from "./shown-words.tsx";
import { plainTextOf, type Tool } from "./tool.ts";
import type { Words } from "./words.ts";

type ToolFormProps = Pick<ComponentProps<"form">, "ref" | "onSubmit" | "onChange"> & {
  tool: Tool;
  children: ReactNode;
  isPrinted?: boolean;
  /** What of the result can be answered, too: it stands in the form, after its button. */
  result?: ReactNode;
};

/** Where on its page a tool stands: what the form asks the server opens there. */
export const TOOL_ID = "tool";

/** The form of a tool. Submitted without a script, it opens its own page with the answer. */
export function ToolForm({ tool, children, isPrinted = true, result, ...form }: ToolFormProps) {
  return (
    <form
      {...form}
      action={`${tool.path}#${TOOL_ID}`}
      noValidate
      className={isPrinted ? "grid gap-6" : "grid gap-6 print:hidden"}
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

type OwnResultProps = {
  heading: string;
  /** The result in one line, for who hears the page. */
  summary: string | undefined;
  /** Undefined before there is one. */
  children: ReactNode;
  /** What the result leaves out; it stands there before, too. */
  remark?: Words | undefined;
  /** What can be done with the result. */
  actions: ReactNode;
};

/** A visitor's own result, under the form that asks for it. */
export function OwnResult({ heading, summary, children, remark, actions }: OwnResultProps) {
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {summary}
      </p>
      {children && (
        <>
          <h3>{heading}</h3>
          {children}
        </>
      )}
      {remark && (
        <p className="max-w-measure text-small text-slate">
          <ShownWords words={remark} />
        </p>
      )}
      {actions}
    </div>
  );
}
