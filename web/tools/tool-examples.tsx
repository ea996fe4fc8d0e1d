import type { ReactNode } from "react";
import { chevronDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { answeredLines } from "./answered.ts";
import { type Answers, addressOfAnswers } from "./answers.ts";
import type { Tool, ToolExample } from "./tool.ts";
import { TOOL_ID } from "./tool-form.tsx";

/** What comes of a case. */
export type WorkedOut = {
  /** In one line. */
  outcome: string;
  /** How it comes about. Without it the link opens that. */
  details?: ReactNode;
  /** What is asked in it, where the questions alone do not say. */
  asked?: string;
  /** The answers that open it, where they are not the example's own. */
  answers?: Answers;
};

type ToolExamplesProps = {
  heading: string;
  tool: Pick<Tool, "kind" | "path" | "questions">;
  examples: readonly (ToolExample & WorkedOut)[];
};

/** Worked examples, one below the other, each with its outcome; a touch opens how that comes about. */
export function ToolExamples({ heading, tool, examples }: ToolExamplesProps) {
  const { kind, path, questions } = tool;
  return (
    <div className="mt-12 print:hidden">
      <h3 className="mb-4">{heading}</h3>
      <div className="border-t border-line">
        {examples.map(({ key, label, outcome, details, answers, asked }) => (
          <details key={key} className="border-b border-line">
            <summary className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
              <span className="font-semibold">{label}</span>
              <span className="flex items-center gap-4 text-small text-slate">
                {outcome}
                <Icon drawing={chevronDrawing} className="nav-chevron" />
              </span>
            </summary>
            <div className="grid gap-6 pb-6">
              <p className="text-small">
                <a href={`${addressOfAnswers(path, { kind, answers })}#${TOOL_ID}`} rel="nofollow">
                  {asked ?? answeredLines(questions, answers).join("; ")}
                </a>
              </p>
              {details}
            </div>
          </details>
        ))}
      </div>
    </div>
  );
}
