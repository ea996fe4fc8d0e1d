import type { ReactNode } from "react";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { answeredLines } from "./answered.ts";
import { type Answers, addressOfAnswers } from "./answers.ts";
import type { Tool } from "./tool.ts";
import { TOOL_ID } from "./tool-form.tsx";

/** The worked examples of a tool, one below the other. */
export function ToolExamples({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="mt-12 print:hidden">
      <h3 className="mb-4">{heading}</h3>
      <div className="border-t border-line">{children}</div>
    </div>
  );
}

type WorkedExampleProps = {
  tool: Pick<Tool, "kind" | "path" | "questions">;
  label: string;
  answers: Answers;
  /** What is asked in it, where the questions alone do not say. */
  asked?: string;
  /** What comes out, in one line. */
  outcome: string;
  /** How it comes about. Without it the link opens that. */
  children?: ReactNode;
};

/** A case with its outcome in one line; a touch opens how it comes about. */
export function WorkedExample(props: WorkedExampleProps) {
  const { tool, label, answers, outcome, children } = props;
  const { asked = answeredLines(tool.questions, answers).join("; ") } = props;
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <span className="font-semibold">{label}</span>
        <span className="flex items-center gap-4 text-small text-slate">
          {outcome}
          <Icon drawing={chevronDrawing} className="nav-chevron" />
        </span>
      </summary>
      <div className="grid gap-6 pb-6">
        <p className="text-small">
          <a href={`${addressOfAnswers(tool.path, { kind: tool.kind, answers })}#${TOOL_ID}`}>
            {asked}
          </a>
        </p>
        {children}
      </div>
    </details>
  );
}
