"use client";

import type { TextName } from "#schemas/shared/tools/tool-kinds.ts";
import { CallLink } from "../call-link.tsx";
import { ShownWords } from "../shown-words.tsx";
import { plainTextOf, type ToolProps, textOf } from "../tool.ts";
import { ToolQuestions } from "../tool-fields.tsx";
import { ToolForm } from "../tool-form.tsx";
import { useTool } from "../use-tool.ts";
import { callMessage, openLine } from "./call-message.ts";
import { readVisaCase, type VisaProblems } from "./read-case.ts";
import { readVisaRules } from "./read-rules.ts";
import { findRoutes } from "./rules.ts";
import { VisaResult } from "./visa-result.tsx";

const entries = {
  livelihood: {},
  companions: {},
  age: { inputMode: "numeric" },
  property: { inputMode: "decimal" },
  monthsAway: { inputMode: "decimal" },
} as const;

/** Which of the routes to a residence card are open to a visitor, and what each of them is like. */
export function VisaRoute(props: ToolProps<"visa-route">) {
  const { tool } = props;
  const { form, answers } = useTool(props);
  const read = answers && readVisaCase(answers);
  const problems: VisaProblems = read?.problems ?? {};
  const rules = readVisaRules(tool);
  const result =
    answers && read?.person && rules
      ? { answers, routes: findRoutes(read.person, rules) }
      : undefined;
  const text = (name: TextName<"visa-route">) => plainTextOf(tool, name);
  return (
    <div className="grid gap-12">
      <ToolForm {...form} tool={tool}>
        <ToolQuestions
          tool={tool}
          questions={tool.questions}
          answers={props.answers}
          problems={problems}
          entries={entries}
        />
      </ToolForm>
      <div className="grid gap-6">
        <p role="status" className="sr-only">
          {result && openLine(tool, result.routes)}
        </p>
        {result && (
          <>
            <h3>{text("ownResult")}</h3>
            <VisaResult tool={tool} routes={result.routes} />
          </>
        )}
        <p className="max-w-measure text-small text-slate">
          <ShownWords words={textOf(tool, "leavesOut")} />
        </p>
        {result && (
          <div className="print:hidden">
            <CallLink message={callMessage(tool, result.answers, result.routes)}>
              {text("call")}
            </CallLink>
          </div>
        )}
      </div>
    </div>
  );
}
