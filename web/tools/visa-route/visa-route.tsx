"use client";

import type { InputHTMLAttributes } from "react";
import type { QuestionName, TextName } from "#schemas/tools/tool-kinds.ts";
import { CallLink } from "../call-link.tsx";
import { ShownWords } from "../shown-words.tsx";
import { type ToolProps, textOf } from "../tool.ts";
import { ToolField } from "../tool-field.tsx";
import { ToolForm } from "../tool-form.tsx";
import { useTool } from "../use-tool.ts";
import { plainWords } from "../words.ts";
import { callMessage, openLine } from "./call-message.ts";
import { readVisaCase, type VisaProblems } from "./read-case.ts";
import { readVisaRules } from "./read-rules.ts";
import { findRoutes } from "./rules.ts";
import { VisaResult } from "./visa-result.tsx";

type Entry = Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode">;

const entries: Record<QuestionName<"visa-route">, Entry> = {
  livelihood: {},
  companions: {},
  age: { inputMode: "numeric" },
  property: { inputMode: "decimal" },
  monthsAway: { inputMode: "decimal" },
};

const isQuestion = (name: string): name is keyof typeof entries => Object.hasOwn(entries, name);

/** Which of the routes to a residence card are open to a visitor, and what each of them is like. */
export function VisaRoute(props: ToolProps<"visa-route">) {
  const { tool } = props;
  const { form, answers, onSubmit, onChange } = useTool(props);
  const read = answers && readVisaCase(answers);
  const problems: VisaProblems = read?.problems ?? {};
  const rules = readVisaRules(tool);
  const result =
    answers && read?.person && rules
      ? { answers, routes: findRoutes(read.person, rules) }
      : undefined;
  const text = (name: TextName<"visa-route">) => plainWords(textOf(tool, name));
  return (
    <div className="grid gap-12">
      <ToolForm
        ref={form}
        tool={tool}
        submitLabel={text("submit")}
        onSubmit={onSubmit}
        onChange={onChange}
      >
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {tool.questions.map((question) => {
            const { name } = question;
            const problem = isQuestion(name) ? problems[name] : undefined;
            return (
              <ToolField
                key={name}
                question={question}
                answer={props.answers?.[name]}
                error={problem && text(problem)}
                entry={isQuestion(name) ? entries[name] : {}}
              />
            );
          })}
        </div>
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
