import type { ComponentProps, ReactNode } from "react";
import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-address.ts";
import { plainTextOf, type Tool } from "./tool.ts";

type ToolFormProps = Pick<ComponentProps<"form">, "ref" | "onSubmit" | "onChange"> & {
  tool: Tool;
  children: ReactNode;
  /** What of the result can be answered, too: it stands in the form, after its button. */
  result?: ReactNode;
};

/** Where on its page a tool stands: what the form asks the server opens there. */
export const TOOL_ID = "tool";

/** The form of a tool. Submitted without a script, it opens its own page with the answer. */
export function ToolForm({ tool, children, result, ...form }: ToolFormProps) {
  return (
    <form {...form} action={`${tool.path}#${TOOL_ID}`} noValidate className="grid gap-6">
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
